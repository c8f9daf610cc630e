# A keret minden körül: nevek, visszatérő gombok, kapcsolat, linkek.

app-name = Fourthseat
close = Bezárás
try-again = Próbáld újra
to-home = A kezdőlapra
page-unknown = Itt nincs asztal
open-own = Nyiss saját asztalt
less = Kevesebb: { $what }
more = Több: { $what }
you = Te
host = házigazda
name = Név
your-name = A neved
your-name-placeholder = Ahogy a barátaid hívnak

## Seats

seat-0 = Dél
seat-1 = Nyugat
seat-2 = Észak
seat-3 = Kelet
bot-0 = Déli gép
bot-1 = Nyugati gép
bot-2 = Északi gép
bot-3 = Keleti gép
seat-free = szabad

## Connection

banner-lost = Megszakadt a kapcsolat. Magától helyreáll, semmi sem vész el.
banner-saving = Az asztalt most nem lehet elmenteni. Semmi sem vész el, várj egy kicsit.

## Handing on a link

link-copy = Másolás
link-copied = Kimásolva
link-share = Küldés
link-qr = QR
link-copy-whose = Link másolása: { $whose }
link-share-whose = Link küldése: { $whose }
link-qr-whose = Link QR-kódként: { $whose }
link-by-hand = Másold ki ezt a linket
qr-label = A link QR-kódja
