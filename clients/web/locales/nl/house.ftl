# Wat overal terugkomt: namen, knoppen, verbinding, links.

app-name = Fourthseat
close = Sluiten
try-again = Probeer het nog eens
to-home = Naar de startpagina
page-unknown = Hier staat geen tafel
open-own = Open zelf een tafel
less = Minder: { $what }
more = Meer: { $what }
you = Jij
host = gastheer
name = Naam
your-name = Je naam
your-name-placeholder = Hoe je vrienden je noemen

## Plaatsen

seat-0 = zuid
seat-1 = west
seat-2 = noord
seat-3 = oost
bot-0 = Bot Zuid
bot-1 = Bot West
bot-2 = Bot Noord
bot-3 = Bot Oost
seat-free = vrij

## Verbinding

banner-lost = De verbinding is weg. Ze komt vanzelf terug; er gaat niets verloren.
banner-saving = De tafel kan even niet worden bewaard. Er gaat niets verloren; wacht even.

## Een link doorgeven

link-copy = Kopiëren
link-copied = Gekopieerd
link-share = Delen
link-qr = QR
link-copy-whose = Link kopiëren: { $whose }
link-share-whose = Link delen: { $whose }
link-qr-whose = Link als QR-code tonen: { $whose }
link-by-hand = Kopieer deze link met de hand
qr-label = QR-code van de link
