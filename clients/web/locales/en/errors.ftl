# One message for every refusal code, `/` written as `-`: what happened, and what to do next.

error-unknown = That did not work ({ $code }). Reload the page and try again.

## The way to the server

error-net-offline = The server could not be reached. Check your connection and try again.
error-net-answer = The server gave an answer that makes no sense here. Reload the page and try again.
error-server-error = Something went wrong at the server. The table is as it was; try again.
error-server-draining = The server is being restarted. It will be back in a moment.
error-store-away = The table cannot be saved just now. Nothing is lost; try again in a moment.
error-message-unreadable = The server did not understand this page. Reload it and try again.
error-message-too-big = That was too much at once. Make it shorter.
error-message-too-fast = That was too fast. Take a breath and try again.
error-message-no-hello = The connection was too slow to begin with. Try again.
error-message-origin = This page may not talk to that server. Open the table at the server’s own address.
error-address-too-many = Too many requests came from your address. Try again in a few minutes.
error-page-unknown = There is nothing at this address. Check it, or go to the start page.
error-page-method = That cannot be done at this address. Reload the page and try again.
error-id-reused = The server knows this wish already for something else. Reload the page and try again.

## Tables and links

error-table-unknown = There is no such table. Check the link, or open a table of your own.
error-table-secret = The server has lost the secret of this table, so the cards could not be dealt fairly any more. Open a new table.
error-table-broken = The notes of this table are damaged. Whoever runs this server has to restore a backup.
error-table-rules = This server is too old for this table, or does not know its game. Try again later, or open a new table.
error-table-closed = This table was closed by whoever runs this server. Open a new one.
error-table-full = Too many people are watching already. Try again later.
error-link-unknown = This link does not open anything any more. Ask the host for a new one.
error-link-used = This link has been used or has run out. Make a new one on the first device.
error-link-seat = This link is for watching, not for sitting down. Ask the host for the link of a seat.
error-key-unknown = Your chair has been given to somebody else, or it belongs to another browser. Ask the host for a new link.
error-key-spectators-off = The host has switched watching off. Ask to be let in again, or for a seat.
error-record-unfinished = That match is still being played. Its record can be had when it is over.

## Seats and names

error-seat-taken = Somebody sits there already. Ask the host for another seat, or watch.
error-seat-none = There is no such seat. Choose one of the four.
error-seat-open = Nobody sits there. Choose a seat that is taken.
error-seat-other-seat = You have a seat at this table already. Open the table to find it.
error-seat-too-many-devices = Your seat is open on four devices already. Use one of those.
error-name-empty = Please type your name first.
error-name-too-long = That name is too long. Use 24 letters at most.
error-name-invisible = That name has characters that cannot be seen. Please type it with letters.
error-name-look-alike = Somebody at the table has a name that looks the same. Add something to yours.

## What may be done when

error-rights-host = Only the host can do that. Ask the host.
error-rights-seat = Only somebody with a seat can do that. Ask the host for one.
error-stage-started = The match has begun, so that cannot be changed any more.
error-stage-not-started = The match has not begun yet. Wait for the host to start.
error-stage-over = The match is over. Start another one.
error-stage-open-seats = Some chairs are still free. Fill them with bots or wait for your friends.
error-stage-same-seat = Those are the same seat. Choose two different ones.
error-stage-not-scored = This round is not over yet. Play it to the end first.
error-game-unknown = This server does not deal that game. Choose another one.
error-option-unknown = The server does not know one of these house rules. Reload the page and choose again.
error-option-value = One of these house rules has a value that cannot be. Choose again.

## Moves

error-move-stale = The table had moved on before your card arrived. Look again and play.
error-illegal-turn = It is not your turn yet. Wait a moment.
error-illegal-nobody-acts = Nobody is to move just now. Wait for the next round.
error-illegal-phase = That cannot be done at this point. Look at the table and choose again.
error-illegal-bid = That cannot be bid here. Choose one of the bids that are shown.
error-illegal-hook = The last bid may not make the bids add up to the tricks. Choose another number.
error-illegal-not-in-hand = That card is not in your hand. Choose another one.
error-illegal-follow-suit = You hold a card of the suit that was led, so you must play one.
error-illegal-deal = It is not time to deal. Finish this round first.
error-unreadable-card = That card could not be read. Reload the page and try again.
error-unreadable-move = That move could not be read. Reload the page and try again.
error-unreadable-pack = That pack of cards could not be read. Reload the page and try again.
error-unreadable-suit = That suit could not be read. Reload the page and try again.
