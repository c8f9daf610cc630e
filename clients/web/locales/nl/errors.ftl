# Eén bericht voor elke weigering, `/` geschreven als `-`: wat er is gebeurd, en wat je nu doet.

error-unknown = Dat lukte niet ({ $code }). Laad de pagina opnieuw en probeer het nog eens.

## De weg naar de server

error-net-offline = De server is niet te bereiken. Kijk je verbinding na en probeer het nog eens.
error-net-answer = De server gaf een antwoord dat hier niet past. Laad de pagina opnieuw en probeer het nog eens.
error-server-error = Er ging iets mis op de server. De tafel is zoals hij was; probeer het nog eens.
error-server-draining = De server wordt opnieuw gestart. Hij is zo terug.
error-store-away = De tafel kan even niet worden bewaard. Er gaat niets verloren; probeer het zo nog eens.
error-message-unreadable = De server begreep deze pagina niet. Laad haar opnieuw en probeer het nog eens.
error-message-too-big = Dat was te veel ineens. Maak het korter.
error-message-too-fast = Dat ging te snel. Haal even adem en probeer het nog eens.
error-message-no-hello = De verbinding kwam te traag op gang. Probeer het nog eens.
error-message-origin = Deze pagina mag niet met die server praten. Open de tafel op het eigen adres van de server.
error-address-too-many = Er kwamen te veel verzoeken van jouw adres. Probeer het over een paar minuten nog eens.
error-page-unknown = Op dit adres is niets. Kijk het na, of ga naar de startpagina.
error-page-method = Dat kan niet op dit adres. Laad de pagina opnieuw en probeer het nog eens.
error-id-reused = De server kent deze wens al voor iets anders. Laad de pagina opnieuw en probeer het nog eens.

## Tafels en links

error-table-unknown = Zo’n tafel is er niet. Kijk de link na, of open zelf een tafel.
error-table-secret = De server is het geheim van deze tafel kwijt, dus eerlijk delen kan niet meer. Open een nieuwe tafel.
error-table-broken = De aantekeningen van deze tafel zijn beschadigd. Wie deze server beheert, moet een reservekopie terugzetten.
error-table-rules = Deze server is te oud voor deze tafel of kent het spel niet. Probeer het later opnieuw of open een nieuwe tafel.
error-table-closed = Deze tafel is gesloten door wie de server beheert. Open een nieuwe.
error-table-full = Er kijken al te veel mensen mee. Probeer het later nog eens.
error-link-unknown = Deze link opent niets meer. Vraag de gastheer om een nieuwe.
error-link-used = Deze link is al gebruikt of verlopen. Maak een nieuwe op het eerste apparaat.
error-link-seat = Deze link is om mee te kijken, niet om te gaan zitten. Vraag de gastheer om de link van een plaats.
error-key-unknown = Je stoel is aan iemand anders gegeven, of hij hoort bij een andere browser. Vraag de gastheer om een nieuwe link.
error-key-spectators-off = De gastheer heeft meekijken uitgezet. Vraag of je toch mag, of om een plaats.
error-record-unfinished = Die partij is nog bezig. Het verslag komt als ze klaar is.

## Plaatsen en namen

error-seat-taken = Daar zit al iemand. Vraag de gastheer om een andere plaats, of kijk mee.
error-seat-none = Zo’n plaats is er niet. Kies een van de vier.
error-seat-open = Daar zit niemand. Kies een bezette plaats.
error-seat-other-seat = Je hebt al een plaats aan deze tafel. Open de tafel om haar te vinden.
error-seat-too-many-devices = Jouw plaats staat al op vier apparaten open. Gebruik een daarvan.
error-name-empty = Typ eerst je naam.
error-name-too-long = Die naam is te lang. Gebruik hoogstens 24 letters.
error-name-invisible = In die naam staan tekens die niemand ziet. Typ hem met letters.
error-name-look-alike = Iemand aan tafel heeft een naam die er net zo uitziet. Voeg iets aan de jouwe toe.

## Wat wanneer mag

error-rights-host = Dat kan alleen de gastheer. Vraag het hem.
error-rights-seat = Dat kan alleen wie een plaats heeft. Vraag de gastheer erom.
error-stage-started = De partij is begonnen, dus dat staat nu vast.
error-stage-not-started = De partij is nog niet begonnen. Wacht tot de gastheer begint.
error-stage-over = De partij is afgelopen. Begin een nieuwe.
error-stage-open-seats = Er zijn nog stoelen vrij. Zet er bots neer of wacht op je vrienden.
error-stage-same-seat = Dat is twee keer dezelfde plaats. Kies er twee.
error-stage-not-scored = Dit spel is nog niet afgelopen. Speel het eerst uit.
error-game-unknown = Dat spel deelt deze server niet. Kies een ander.
error-option-unknown = Een van deze huisregels kent de server niet. Laad de pagina opnieuw en kies nog eens.
error-option-value = Een van deze huisregels heeft een waarde die niet kan. Kies nog eens.

## Spelen

error-move-stale = De tafel was al verder toen je kaart aankwam. Kijk nog eens en speel.
error-illegal-turn = Je bent nog niet aan de beurt. Wacht even.
error-illegal-nobody-acts = Niemand is nu aan de beurt. Wacht op het volgende spel.
error-illegal-phase = Dat kan op dit moment niet. Kijk op tafel en kies nog eens.
error-illegal-bid = Dat kan hier niet geboden worden. Kies een bod dat er staat.
error-illegal-hook = Met het laatste bod mag de som niet uitkomen op het aantal slagen. Kies een ander getal.
error-illegal-not-in-hand = Die kaart heb je niet. Kies een andere.
error-illegal-follow-suit = Je hebt een kaart van de gevraagde kleur, dus je moet bekennen.
error-illegal-deal = Het is nu geen tijd om te delen. Maak eerst dit spel af.
error-unreadable-card = Die kaart was niet te lezen. Laad de pagina opnieuw en probeer het nog eens.
error-unreadable-move = Die zet was niet te lezen. Laad de pagina opnieuw en probeer het nog eens.
error-unreadable-pack = Dat spel kaarten was niet te lezen. Laad de pagina opnieuw en probeer het nog eens.
error-unreadable-suit = Die kleur was niet te lezen. Laad de pagina opnieuw en probeer het nog eens.
