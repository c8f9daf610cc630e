# Kehys kaiken ympärillä: nimet, toistuvat painikkeet, yhteys, linkit.

app-name = Fourthseat
close = Sulje
try-again = Yritä uudestaan
to-home = Aloitussivulle
page-unknown = Täällä ei ole pöytää
open-own = Avaa oma pöytä
less = Vähemmän: { $what }
more = Enemmän: { $what }
you = Sinä
host = isäntä
name = Nimi
your-name = Nimesi
your-name-placeholder = Lempinimikin käy

## Paikat

seat-0 = Etelä
seat-1 = Länsi
seat-2 = Pohjoinen
seat-3 = Itä
bot-0 = Eteläbotti
bot-1 = Länsibotti
bot-2 = Pohjoisbotti
bot-3 = Itäbotti
seat-free = vapaa

## Yhteys

banner-lost = Yhteys katkesi. Se palaa itsestään, eikä mitään katoa.
banner-saving = Pöytää ei juuri nyt saada talteen. Mitään ei katoa; odota hetki.

## Linkin antaminen eteenpäin

link-copy = Kopioi
link-copied = Kopioitu
link-share = Jaa
link-qr = QR
link-copy-whose = Kopioi linkki: { $whose }
link-share-whose = Jaa linkki: { $whose }
link-qr-whose = Näytä linkki QR-koodina: { $whose }
link-by-hand = Kopioi tämä linkki käsin
qr-label = Linkin QR-koodi
