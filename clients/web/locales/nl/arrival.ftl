# Bij een tafel komen via een link: uitnodiging, bezette plaats, dode link.

arrival-looking = Je stoel wordt gezocht …
arrival-connecting = Op weg naar de tafel …
arrival-dealing = De kaarten komen eraan …
arrival-nothing = Deze stoel heeft zijn link nodig
arrival-nothing-words = Elke plaats aan een tafel heeft haar eigen link; met alleen het adres kom je er niet in. Vraag wie je uitnodigde om de hele link te sturen.
arrival-closed = De deur blijft dicht
arrival-offline = Er doet niemand open

invitation-title = Een uitnodiging voor { $game }
invitation-free = { $host } houdt een stoel voor je vrij
invitation-seat = { $game }. Jouw plaats is { $seat }.
sit-down = Ga zitten
who-is-there = Wie er aan tafel zit

invitation-device = Welkom terug, { $name }
invitation-device-words = Ga op dit apparaat verder met { $game }. Het andere blijft ook aan tafel.
invitation-device-do = Hier verder

invitation-taken = Deze plaats is bezet
invitation-taken-words = Op { $seat } zit { $name } al. Ben jij dat? Open dan de tafel waar je bent gaan zitten en kies daar “Verder op een ander apparaat”. Vraag anders { $host } om een eigen link.
invitation-no-watching = Aan deze tafel mag niet worden meegekeken.
watch = Kijk mee
