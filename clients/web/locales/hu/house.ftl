# A keret minden körül: nevek, visszatérő gombok, kapcsolat, bajok.

app-name = Fourthseat
close = Bezárás
