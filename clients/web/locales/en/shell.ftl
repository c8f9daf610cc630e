# The house around the table: home, invitation, waiting room, settings, connection.

app-name = Fourthseat
