# Coming to a table by a link: invitation, taken seat, dead link.

arrival-looking = Looking for your chair …
arrival-connecting = Coming to the table …
arrival-dealing = Bringing the cards …
arrival-nothing = This chair needs its link
arrival-nothing-words = Every seat at a table has a link of its own, and the address alone opens none. Ask whoever invited you to send you the whole link.
arrival-closed = The door stays shut
arrival-offline = Nobody answers

invitation-title = An invitation to { $game }
invitation-free = { $host } keeps a chair for you
invitation-seat = { $game }. Your seat is { $seat }.
sit-down = Sit down
who-is-there = Who is at the table

invitation-device = Welcome back, { $name }
invitation-device-words = Go on with { $game } on this device. The other one stays at the table too.
invitation-device-do = Continue here

invitation-taken = This seat is taken
invitation-taken-words = { $name } sits in { $seat } already. Is that you? Then open the table where you sat down, and choose “Continue on another device” there. Otherwise ask { $host } for a link of your own.
invitation-no-watching = Watching is switched off at this table.
watch = Watch the game
