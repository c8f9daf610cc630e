# The frame around everything: names, buttons that recur, connection, troubles.

app-name = Fourthseat
close = Close
