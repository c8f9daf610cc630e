# The frame around everything: names, buttons that recur, connection, links.

app-name = Fourthseat
close = Close
try-again = Try again
to-home = To the start page
page-unknown = There is no table here
open-own = Open a table of your own
less = Less: { $what }
more = More: { $what }
you = You
host = host
name = Name
your-name = Your name
your-name-placeholder = What friends call you

## Seats

seat-0 = South
seat-1 = West
seat-2 = North
seat-3 = East
bot-0 = Bot South
bot-1 = Bot West
bot-2 = Bot North
bot-3 = Bot East
seat-free = free

## Connection

banner-lost = The connection is gone. Coming back by itself; nothing is lost.
banner-saving = The table cannot be saved just now. Nothing is lost; please wait a moment.

## Handing on a link

link-copy = Copy
link-copied = Copied
link-share = Share
link-qr = QR
link-copy-whose = Copy the link: { $whose }
link-share-whose = Share the link: { $whose }
link-qr-whose = Show the link as a QR code: { $whose }
link-by-hand = Copy this link by hand
qr-label = QR code of the link
