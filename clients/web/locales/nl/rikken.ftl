# Rikken met negen en met zestien biedingen: de biedingen, wat er aan tafel gezegd wordt, weigeringen en de spelregels.

## Biedingen

table-rikken-contract = { $contract ->
    [rik] Rik
    [rik_hearts] Rik in harten
    [rik_beter] Rik beter
    [alone8] Acht alleen
    [nine] Negen alleen
    [alone9] Negen alleen
    [ten] Tien alleen
    [alone10] Tien alleen
    [alone11] Elf alleen
    [alone12] Twaalf alleen
    [thirteen] Dertien alleen
    [alone13] Dertien alleen
    [open13] Open dertien alleen
    [misere] Misère
    [piek] Piek
    [open_misere] Open misère
    [open_piek] Open piek
    [open_misere_praatje] Open misère met praatje
    [open_piek_praatje] Open piek met praatje
    [troela] Troela
   *[pass] pas
}
table-rikken-short = { $contract ->
    [rik] Rik
    [rik_hearts] Rik harten
    [rik_beter] Rik beter
    [alone8] 8 alleen
    [nine] 9 alleen
    [alone9] 9 alleen
    [ten] 10 alleen
    [alone10] 10 alleen
    [alone11] 11 alleen
    [alone12] 12 alleen
    [thirteen] 13 alleen
    [alone13] 13 alleen
    [open13] Open 13
    [misere] Misère
    [piek] Piek
    [open_misere] Open misère
    [open_piek] Open piek
    [open_misere_praatje] Misère, praatje
    [open_piek_praatje] Piek, praatje
    [troela] Troela
   *[pass] pas
}
table-rikken-means = { $kind ->
    [called] 8 slagen met je maat, jij kiest troef
    [called-hearts] 8 slagen met je maat, harten troef
    [fourth-ace] 8 slagen met het vierde aas
    [all] alle 13 alleen, jij kiest troef
    [all-declarer] alle 13 alleen, open na slag 1
    [none] geen enkele slag, zonder troef
    [one] precies één slag, zonder troef
    [none-declarer] geen slag, kaarten open { $opening ->
        [before_first_lead] meteen
        [at_first_lead] bij de uitkomst
       *[after_first_trick] na slag 1
    }
    [one-declarer] één slag, kaarten open { $opening ->
        [before_first_lead] meteen
        [at_first_lead] bij de uitkomst
       *[after_first_trick] na slag 1
    }
    [none-everyone] geen slag; alles open, met praatje
    [one-everyone] één slag; alles open, met praatje
   *[alone] { $tricks } slagen alleen, jij kiest troef
}
table-rikken-per-trick = { $game ->
    [rikken-nine] ±1 per slag
   *[other] +1 per slag
}

## Bieden

table-rikken-hand-open = kaarten open
table-rikken-place = { $deal } van { $deals }
table-rikken-trump = Troef: { $suit ->
    [c] klaveren
    [d] ruiten
    [h] harten
   *[s] schoppen
}
table-rikken-suit = { $suit ->
    [c] Klaveren
    [d] Ruiten
    [h] Harten
   *[s] Schoppen
}
table-rikken-called = gevraagd: { $card }
table-rikken-said = zei: { $contract }
table-rikken-won = { $won ->
    [one] 1 slag
   *[other] { $won } slagen
}
table-rikken-partner = { $who ->
    [me] jouw maat
   *[other] maat
}
table-rikken-partner-of = maat van { $name }
table-rikken-secret-partner = stiekeme maat
table-rikken-ask = Jouw bod
table-rikken-ladder = De biedingen, van laag naar hoog
table-rikken-no-bids = Nog niemand heeft geboden
table-rikken-passed = Gepast: { $names }
table-rikken-forced = Drie azen: je moet
table-rikken-bid-by = bod van { $who ->
    [me] jou
   *[other] { $name }
}
table-rikken-barred-low = Te laag: { $name } biedt { $contract }.
table-rikken-barred-three-aces = Alleen met precies drie azen, in je eerste beurt.
table-rikken-barred-forced = Met drie azen moet je nu troela bieden.
table-rikken-pass = Pas
table-rikken-choose = Kies een bod
table-rikken-bid = Bied { $contract }
table-rikken-auction = Het bieden tot nu toe
table-rikken-key-ladder = langs de biedingen lopen; Enter biedt
table-rikken-key-pass = passen
table-rikken-key-blind = dicht uitkomen, als je blind hebt gevraagd

## Troef en het vraagaas

table-rikken-ask-trump = Kies troef
table-rikken-trump-for = Je maat is { $name }
table-rikken-held = { $count ->
    [0] geen
    [one] één kaart
   *[other] { $count } kaarten
}
table-rikken-ask-call = Vraag je maat mee
table-rikken-call-why = { $why ->
    [lower] Je hebt alle azen die je kunt vragen, dus vraag je een kaart lager. Wie die heeft, is stiekem je maat.
    [blind] Je hebt geen kaart van deze kleur, dus vraag je blind. Wie het aas heeft, is stiekem je maat.
    [any] Je hebt geen bijkleur waarin een aas ontbreekt, dus elk aas mag. Wie het heeft, is stiekem je maat.
   *[held] Azen die je mist, in kleuren die je hebt. Wie het aas heeft, is stiekem je maat.
}
table-rikken-you-hold = Jij hebt { $card }: je bent de maat van { $name }, en verder weet niemand dat.
table-rikken-blind = Dicht, voor
table-rikken-blind-not = Toch open uitkomen
table-rikken-blind-what = Dicht uitkomen en { $card } vragen
table-rikken-blind-how = Tik op de kaart die je dicht neerlegt.

## Wat er gebeurt

table-rikken-status-bid-first = { $who ->
    [me] Jij biedt. Er is nog geen bod.
   *[other] { $name } denkt na over een bod.
}
table-rikken-status-bid = { $who ->
    [me] Bied hoger dan { $contract }, of pas.
   *[other] { $name } denkt na. Hoogste bod: { $contract }.
}
table-rikken-status-join = Ga mee met { $contract }, bied hoger of pas.
table-rikken-status-trump = { $who ->
    [me] Kies troef.
   *[other] { $name } kiest troef.
}
table-rikken-status-call = { $who ->
    [me] Vraag je maat mee.
   *[other] { $name } vraagt een kaart.
}
table-rikken-status-asked = { $name } is aan de beurt. { $who ->
    [me] Jij vraagt
   *[other] { $leader } vraagt
} { $suit ->
    [c] klaveren
    [d] ruiten
    [h] harten
   *[s] schoppen
}.
table-rikken-status-lead-duty = Jij komt uit. { $suit ->
    [c] Klaveren
    [d] Ruiten
    [h] Harten
   *[s] Schoppen
}: alleen { $rank ->
    [ace] het aas
    [king] de heer
    [queen] de vrouw
   *[other] de gevraagde
}.
table-rikken-status-duty = Je moet { $card } bijspelen.
table-rikken-status-scored = Spel { $deal } is geteld.
table-rikken-why-phase = { $phase ->
    [bid] Eerst wordt er geboden. De kaarten komen straks.
    [trump] Kies eerst troef.
   *[call] Vraag eerst een kaart.
}
table-rikken-why-lead = Jij hebt de gevraagde kaart: kom in die kleur uit met { $card } zelf, of met een andere kleur.
table-rikken-why-duty = De kleur van de gevraagde kaart ligt op tafel: je moet { $card } spelen.
table-rikken-talk = Hardop overleggen mag: { $names }.
table-rikken-open = { $who ->
    [me] Jouw kaarten liggen
   *[other] De kaarten van { $name } liggen
} open: { $cards }

table-rikken-event-deal = Spel { $deal }. { $who ->
    [me] Jij deelt
   *[other] { $name } deelt
}.
table-rikken-event-bid = { $who ->
    [me] Jij
   *[other] { $name }
}: { $contract }
table-rikken-event-contract = { $who ->
    [me] Jij speelt
   *[other] { $name } speelt
} { $contract }
table-rikken-event-thrown-in = Iedereen past. Er wordt opnieuw gedeeld
table-rikken-event-trump = { $who ->
    [me] Jij maakt
   *[other] { $name } maakt
} { $suit ->
    [c] klaveren
    [d] ruiten
    [h] harten
   *[s] schoppen
} troef
table-rikken-event-trump-fixed = { $suit ->
    [c] Klaveren
    [d] Ruiten
    [h] Harten
   *[s] Schoppen
} is troef
table-rikken-event-call = { $who ->
    [me] Jij vraagt
   *[other] { $name } vraagt
} { $card }
table-rikken-event-call-blind = { $who ->
    [me] Jij vraagt
   *[other] { $name } vraagt
} { $card }, blind
table-rikken-event-partner = { $who ->
    [me] Jij bent
   *[other] { $name } is
} de maat van { $declarer ->
    [me] jou
   *[other] { $named }
}
table-rikken-event-face-up = Omgedraaid: { $card }
table-rikken-event-open = { $who ->
    [me] Jouw kaarten liggen
   *[other] De kaarten van { $name } liggen
} open: { $cards }
table-rikken-event-talk = Vanaf nu mag er hardop overlegd worden door { $names }
table-rikken-event-score = Het spel is geteld: { $scores }

## Uitslag

table-rikken-thrown-in = Iedereen past
table-rikken-thrown-in-words = Er wordt opnieuw gedeeld; dit spel telt niet mee. { $who ->
    [me] Jij deelt
   *[other] { $name } deelt
} nu.
table-rikken-thrown-in-count = { $count ->
    [one] Eén keer paste iedereen.
   *[other] { $count } keer paste iedereen.
}
table-rikken-with = met { $who ->
    [me] jou
   *[other] { $name }
}
table-rikken-outcome = { $won ->
    [0] Geen slag
    [one] Eén slag
   *[other] { $won } slagen
}{ $wanted ->
    [exactly] { "" }
   *[least] { " " }van de { $tricks }
}: { $outcome ->
    [made] gehaald
   *[failed] nat
}.
table-rikken-made = gehaald
table-rikken-failed = nat
table-rikken-sum = { $extra ->
    [0] { $worth }
   *[other] { $value } + { $extra } = { $worth }
}
table-rikken-sum-cash = { $extra ->
    [0] { $value } × { $unit } = { $money }
   *[other] ({ $value } + { $extra }) × { $unit } = { $money }
}
table-rikken-reckoning = { $how ->
    [zero-sum-alone-made] { $sum } van elk van de drie anderen
    [zero-sum-alone-failed] { $sum } aan elk van de drie anderen
    [zero-sum-pair-made] { $sum } voor beide maten, van de tegenspelers
    [zero-sum-pair-failed] { $sum } van beide maten, aan de tegenspelers
    [points-alone-made] { $sum } voor de speler
    [points-alone-failed] { $sum } voor elk van de drie anderen
    [points-pair-made] { $sum } voor beide maten
   *[points-pair-failed] { $sum } voor beide tegenspelers
}
table-rikken-col-deal = Spel
table-rikken-col-won = Slagen
table-rikken-col-score = Score
table-rikken-all = Alle spellen
table-rikken-all-about = totaal en score; onderstreept: wie speelde

## Weigeringen

error-illegal-bid-too-low = Er is al zo hoog geboden. Bied hoger of pas.
error-illegal-must-bid-troela = Met precies drie azen moet je in je eerste beurt troela bieden.
error-illegal-troela = Troela bied je met precies drie azen, in je eerste beurt. Kies een ander bod.
error-illegal-call = Die kaart kun je niet vragen. Kies er een die er ligt.
error-illegal-called-suit = Jij hebt de gevraagde kaart: kom in die kleur met die kaart zelf uit, of met een andere kleur.
error-illegal-called-card = De kleur van de gevraagde kaart ligt op tafel: je moet die kaart spelen.
error-illegal-blind-lead = Dicht uitkomen mag alleen wie blind heeft gevraagd, zolang de gevraagde kaart er nog in zit. Kom open uit.

## Spelregels en telling

rules-rikken-contract = { $contract ->
    [rik] Minstens 8 slagen samen met de maat die je meevraagt. Jij kiest troef.
    [rik_hearts] Minstens 8 slagen samen met de maat die je meevraagt. Harten is troef.
    [rik_beter] Minstens 8 slagen samen met de maat die je meevraagt. Harten is troef.
    [alone8] Minstens 8 slagen in je eentje. Jij kiest troef.
    [nine] Minstens 9 slagen in je eentje. Jij kiest troef.
    [alone9] Minstens 9 slagen in je eentje. Jij kiest troef.
    [ten] Minstens 10 slagen in je eentje. Jij kiest troef.
    [alone10] Minstens 10 slagen in je eentje. Jij kiest troef.
    [alone11] Minstens 11 slagen in je eentje. Jij kiest troef.
    [alone12] Minstens 12 slagen in je eentje. Jij kiest troef.
    [thirteen] Alle slagen in je eentje. Jij kiest troef en komt uit.
    [alone13] Alle slagen in je eentje. Jij kiest troef.
    [open13] Alle slagen in je eentje, met je kaarten open. Jij kiest troef.
    [misere] Geen enkele slag. Zonder troef.
    [piek] Precies één slag. Zonder troef.
    [open_misere] Geen enkele slag, met je kaarten open. Zonder troef.
    [open_piek] Precies één slag, met je kaarten open. Zonder troef.
    [open_misere_praatje] Geen enkele slag, alle kaarten open, en de anderen mogen overleggen. Zonder troef.
    [open_piek_praatje] Precies één slag, alle kaarten open, en de anderen mogen overleggen. Zonder troef.
   *[troela] Drie azen, en wie het vierde heeft als maat: minstens 8 slagen. De maat kiest troef.
}
rules-rikken-column-contract = Bod
rules-rikken-column-value = Waarde
rules-rikken-column-declarer = Speler
rules-rikken-column-partner = Maat
rules-rikken-column-others = Anderen

rules-rikken-goal = Iedereen speelt voor zichzelf. Wie het hoogst biedt, is de speler: hij haalt een aantal slagen, alleen of met een maat die eerst niemand kent; of precies één slag; of geen enkele. De anderen proberen dat te verhinderen. Na het laatste spel wint het hoogste totaal; wie gelijk staan, delen de winst.
rules-rikken-deal = { $game ->
    [rikken-nine] Ieder krijgt dertien kaarten. Het aas is hoog. Een partij telt acht spellen, tenzij jullie huisregels anders zeggen, en de beurt om te delen gaat telkens één plaats naar links.
   *[rikken-sixteen] Ieder krijgt dertien kaarten, eerst zes en dan zeven. Het aas is hoog. Alleen voor het eerste spel wordt geschud; daarna worden de kaarten opgeraapt zoals ze liggen en gecoupeerd, zodat de kleuren bij elkaar blijven zitten. Met een huisregel wordt er elke keer geschud.
}
rules-rikken-bids = { $game ->
    [rikken-nine] De speler links van de deler begint. Om de beurt bied je hoger dan het vorige bod, of je past. Wie past, doet niet meer mee met bieden; wie overboden is, mag opnieuw bieden. Het is afgelopen als de anderen gepast hebben, of als er dertien alleen geboden is. Past iedereen, dan wordt er opnieuw gedeeld en telt het spel niet.
   *[rikken-sixteen] De speler links van de deler begint. Om de beurt bied je hoger dan het vorige bod, of je past. Wie past, doet niet meer mee met bieden; wie overboden is, mag opnieuw bieden. Sommige biedingen staan even hoog, zoals misère en piek: zolang zo’n bod het hoogste is, mag je met een van de twee meegaan, en dan speelt ieder in hetzelfde spel zijn eigen bod. Past iedereen, dan wordt er opnieuw gedeeld en telt het spel niet.
}
rules-rikken-troela-title = Troela
rules-rikken-troela = Met precies drie azen moet je in je eerste beurt troela bieden, tenzij er al hoger geboden is. Verder mag niemand het ooit bieden. Wie het vierde aas heeft, is de maat; die maakt zich bekend door troef te kiezen, en samen heb je acht slagen nodig. Later in het bieden ben je weer vrij.
rules-rikken-call-title = Troef en het vraagaas
rules-rikken-call = Bij een bod met troef kiest de speler een kleur naar keuze. Bij een rik vraagt hij daarna een aas mee: een aas dat hij niet heeft, niet van troef, in een kleur waarvan hij wel een kaart heeft. { $game ->
    [rikken-nine] Heeft hij alle azen die hij zou kunnen vragen, dan vraagt hij een heer, en zo verder omlaag.
   *[rikken-sixteen] Is er zo geen aas, dan vraagt hij er een in een kleur die hij niet heeft, en zegt dat hij blind vraagt. Met vier azen vraagt hij een heer.
}
rules-rikken-secret-title = De stiekeme maat
rules-rikken-secret = Wie de gevraagde kaart heeft, is dit spel de maat van de speler en zegt niets. De gevraagde kaart moet gespeeld worden zodra er in die kleur wordt uitgekomen, en tot dan mag de maat zelf in die kleur alleen met die kaart uitkomen. Wie de gevraagde kleur van een slag niet heeft, mag haar ook bijgooien. Ligt ze op tafel, dan weet iedereen het.
rules-rikken-blind-title = Dicht uitkomen
rules-rikken-blind = Wie blind gevraagd heeft, mag als hij uitkomt en het vraagaas er nog in zit een kaart dicht neerleggen. Daarmee vraagt hij het aas: de anderen bekennen die kleur en de maat speelt het aas. Dan gaat de kaart open. De hoogste troef wint de slag, de dichte kaart inbegrepen; zonder troef wint het aas.
rules-rikken-play = { $game ->
    [rikken-nine] De speler links van de deler komt uit; bij dertien alleen de speler zelf.
   *[rikken-sixteen] De speler links van de deler komt uit.
} Je moet kleur bekennen; kun je dat niet, dan speel je wat je wilt. Introeven hoeft nooit. De hoogste troef wint de slag, anders de hoogste kaart van de gevraagde kleur. Wie de slag haalt, komt uit.
rules-rikken-open-title = Open spelen
rules-rikken-open = { $game ->
    [rikken-nine] Bij open piek en open misère gaan de kaarten van de speler open zodra de eerste kaart is uitgekomen.
   *[rikken-sixteen] Bij de open biedingen gaan de kaarten van de speler na de eerste slag open. Bij de twee met praatje gaan alle kaarten open, en van dan af mogen de anderen hardop overleggen, zodat iedereen het hoort.
}
rules-rikken-score = { $game ->
    [rikken-nine] Wie alleen speelt en het haalt, krijgt de waarde van elk van de drie anderen; gaat hij nat, dan betaalt hij ieder evenveel. Bij een rik winnen beide maten het bedrag en verliezen beide tegenspelers het, of omgekeerd. Bij rik, negen en tien alleen telt elke overslag en elke onderslag één extra. Een spel stopt zodra er niets meer kan veranderen.
   *[rikken-sixteen] Een gehaald bod levert de punten op voor de speler en zijn maat, en waar dat erbij staat één meer voor elke overslag. Gaat het nat, dan zijn ze voor alle anderen, met één meer voor elke onderslag. Niemand verliest punten. Meerdere biedingen in één spel worden elk apart geteld.
}
rules-rikken-cash-title = Om geld
rules-rikken-cash = Met een huisregel reken je elk spel in geld af. De waarde van het bod keer de inzet gaat dan van elk van de drie anderen naar wie alleen speelt, of andersom als het nat is; bij een maat van elke tegenspeler naar een van de maten, of andersom.
rules-rikken-bots = Een bot weet wat een speler op die plaats zou weten: zijn eigen kaarten, het bieden, elke gespeelde kaart en wie niet kon bekennen. Wie de maat is, weet hij pas als de hele tafel het weet.
rules-rikken-hands-on = Tik op een bod om te zien wat het vraagt, en bied het dan. Een bod dat niet kan, zegt waarom. Als je aan de beurt bent, zijn de kaarten die niet mogen donkerder; tik erop en je leest waarom. Bod, troef en gevraagde kaart staan steeds bovenaan. { $game ->
    [rikken-nine] Heb jij de gevraagde kaart, dan krijg alleen jij dat te zien.
   *[rikken-sixteen] Heb jij de gevraagde kaart, dan krijg alleen jij dat te zien. Om dicht uit te komen druk je eerst op de knop onder je kaarten.
}
