# Rikiki: wat er aan tafel gezegd wordt, en de spelregels.

table-rikiki-key-digits = een getal kiezen om te bieden
table-rikiki-place = { $deal } van { $deals }
table-rikiki-trump = { $suit ->
    [c] klaveren
    [d] ruiten
    [h] harten
    [s] schoppen
   *[none] zonder troef
}
table-rikiki-trump-spoken = { $suit ->
    [c] Troef: klaveren
    [d] Troef: ruiten
    [h] Troef: harten
    [s] Troef: schoppen
   *[none] Zonder troef
}
table-rikiki-turn-up = Omgedraaid: { $card }
table-rikiki-no-bid = nog geen bod
table-rikiki-no-bid-spoken = heeft nog niet geboden
table-rikiki-bid = bod { $bid }
table-rikiki-won = haalde { $won }
table-rikiki-bid-won = bod { $bid }, haalde { $won }{ $standing ->
    [over] , te veel
    [exact] , tot nu toe precies
   *[under] { "" }
}
table-rikiki-ask = Hoeveel slagen haal je?
table-rikiki-ask-small = Jouw bod
table-rikiki-sum = { $spoken ->
    [0] Jij biedt als eerste · slagen: { $tricks }
   *[other] Geboden: { $sum } · slagen: { $tricks }
}
table-rikiki-barred = { $bid } mag niet: { $sum } + { $bid } is precies { $tricks }.
table-rikiki-status-bid = { $who ->
    [me] Jij biedt.
   *[other] { $name } biedt.
}
table-rikiki-status-scored = Ronde { $deal } is geteld.
table-rikiki-event-deal = Ronde { $deal }. { $size ->
    [one] Ieder één kaart
   *[other] Ieder { $size } kaarten
}. { $who ->
    [me] Jij deelt
   *[other] { $name } deelt
}.
table-rikiki-event-turn-up = Omgedraaid: { $card }. { $suit ->
    [c] Klaveren is troef
    [d] Ruiten is troef
    [h] Harten is troef
    [s] Schoppen is troef
   *[none] Zonder troef
}
table-rikiki-event-no-trump = Deze ronde is er geen troef
table-rikiki-event-bid = { $who ->
    [me] Jij biedt { $bid }
   *[other] { $name } biedt { $bid }
}
table-rikiki-event-score = De ronde is geteld: { $scores }
table-rikiki-col-deal = Ronde
table-rikiki-col-bid = Bod
table-rikiki-col-won = Slagen
table-rikiki-col-score = Score
table-rikiki-exact = precies
table-rikiki-missed = mis
table-rikiki-all = Alle rondes
table-rikiki-all-about = totaal, slagen/bod, score
table-rikiki-cards = { $size ->
    [one] 1 kaart
   *[other] { $size } kaarten
}
table-rikiki-cell = { $won }/{ $bid }

## Spelregels en telling

rules-rounds = De rondes
rules-column-bid = bod
rules-column-won = slagen
rules-column-score = score

rules-rikiki-goal = Voor elke ronde zeg je hoeveel slagen je gaat halen, en dan probeer je er precies zoveel te halen: niet een minder, niet een meer. Iedereen speelt voor zichzelf. Na de laatste ronde wint het hoogste totaal; wie gelijk staan, delen de winst.
rules-rikiki-deal = In de eerste ronde krijgt ieder één kaart, in elke volgende één meer, tot dertien; dan gaat het weer omlaag tot één. Samen zijn dat vijfentwintig rondes. De beurt om te delen gaat telkens één plaats naar links.
rules-rikiki-trump = Na het delen gaat de volgende kaart van het pak open. Haar kleur is deze ronde troef. Met dertien kaarten blijft er niets over om open te draaien, en is er geen troef.
rules-rikiki-bids = De speler links van de deler biedt eerst, de deler het laatst. Alles van nul tot het aantal kaarten in je hand mag, met één uitzondering: met het laatste bod mogen de vier biedingen samen niet op het aantal slagen uitkomen. Zo kan het nooit voor iedereen kloppen.
rules-rikiki-play = De speler links van de deler komt uit. Je moet kleur bekennen; kun je dat niet, dan speel je wat je wilt. Introeven of overtroeven hoeft nooit.
rules-rikiki-trick = De hoogste troef haalt de slag. Ligt er geen troef, dan de hoogste kaart van de gevraagde kleur. Het aas is hoog, dan heer, vrouw, boer, tien, en zo omlaag tot de twee. Wie de slag haalt, komt uit.
rules-rikiki-score = Precies goed: tien punten, en één meer voor elke slag die je bood. Anders verlies je één punt voor elke slag te veel of te weinig.
rules-rikiki-bots = Een bot weet wat een speler op die plaats zou weten: zijn eigen kaarten, elke gespeelde kaart, en wie niet kon bekennen. Jouw kaarten ziet hij nooit. Net als jij wil hij precies zijn bod, niet zo veel mogelijk slagen.
rules-rikiki-hands-on = Tik op een kaart om haar te spelen. Als je aan de beurt bent, zijn de kaarten die niet mogen donkerder; tik erop en je leest waarom. Tijdens het bieden maakt “–” het venster klein, zodat je je kaarten ziet. De vier kaarten van een slag blijven even liggen en de volgende ronde komt vanzelf; een tik brengt je eerder verder.
