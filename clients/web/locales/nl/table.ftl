# De kaarttafel zelf: wie aan de beurt is, biedingen, slagen, uitslagen.

## Kaarten

table-card = { $suit ->
    [c] klaveren
    [d] ruiten
    [h] harten
   *[s] schoppen
}{ $rank ->
    [two] twee
    [three] drie
    [four] vier
    [five] vijf
    [six] zes
    [seven] zeven
    [eight] acht
    [nine] negen
    [ten] tien
    [jack] boer
    [queen] vrouw
    [king] heer
   *[ace] aas
}
table-card-hidden = een dichte kaart

## Plaatsen en mensen

table-you = Jij
table-you-named = { $name } (jij)
table-side-south = aan deze kant
table-side-west = links
table-side-north = tegenover
table-side-east = rechts
table-bot = bot
table-away = weg
table-covered = een bot speelt
table-dealer = deler
table-dealer-letter = D
table-leads = kwam in deze slag uit
table-led = begon
table-on-turn = aan de beurt
table-cards-left = { $count ->
    [one] nog één kaart
   *[other] nog { $count } kaarten
}
table-clock = { $seconds ->
    [one] nog één seconde
   *[other] nog { $seconds } seconden
}
table-and = { $first } en { $last }
table-player = Speler

## Wat er gebeurt

table-trick = De slag
table-hand = Jouw kaarten
table-takes = { $who ->
    [me] Jij haalt de slag
   *[other] { $name } haalt de slag
}
table-took-it = haalde de slag
table-event-play = { $who ->
    [me] Jij speelt { $card }
   *[other] { $name } speelt { $card }
}
table-event-blind = { $who ->
    [me] Jij legt een kaart dicht neer
   *[other] { $name } legt een kaart dicht neer
}
table-event-dark = { $who ->
    [me] Jij speelt blind: { $card }
   *[other] { $name } speelt blind: { $card }
}
table-event-hand = Jouw kaarten: { $cards }
table-ahead = ligt voor
table-dark = blind
table-status-wait = Een ogenblik …
table-status-lead = { $who ->
    [me] Jij komt uit. Elke kaart mag.
   *[other] { $name } komt uit.
}
table-status-play = { $name } is aan de beurt. { $who ->
    [me] Jij kwam
   *[other] { $leader } kwam
} uit met { $suit ->
    [c] klaveren
    [d] ruiten
    [h] harten
   *[s] schoppen
}.
table-status-follow = Je moet { $suit ->
    [c] klaveren
    [d] ruiten
    [h] harten
   *[s] schoppen
} bekennen.
table-status-free = Jouw beurt. Geen { $suit ->
    [c] klaveren
    [d] ruiten
    [h] harten
   *[s] schoppen
}, dus alles mag.
table-status-taken = { $who ->
    [me] Jij haalt de slag
   *[other] { $name } haalt de slag
} met { $card }.
table-status-over = { $count ->
    [one] { $who ->
        [me] Je wint de partij!
       *[other] { $names } wint de partij.
    }
   *[other] { $names } delen de winst.
}
table-status-over-side = { $who ->
    [me] { $names } winnen de partij!
   *[other] { $names } winnen de partij.
}
table-why-wait = Een ogenblik: de kaarten bewegen nog.
table-why-turn = Nog niet: { $name } is aan de beurt.
table-why-not-now = Die kaart kan nu niet gespeeld worden.
table-why-follow = Die niet: je hebt { $suit ->
    [c] klaveren
    [d] ruiten
    [h] harten
   *[s] schoppen
}, dus je moet bekennen.
table-title-turn = Jouw beurt!
table-loading = De tafel wordt gedekt …

## Rond de tafel

table-menu = Menu
table-scores = Stand
table-total = Totaal
table-my-score = Mijn score: { $total }. De hele stand tonen
table-points-short = { $game ->
    [ristikontra] spelpt.
   *[other] pt.
}
table-column = Stand en laatste slag
table-column-fold = Zijkolom dichtklappen
table-column-open = Zijkolom openen
table-bar = Terugkijken
table-last-trick = Laatste slag
table-last-deal = { $game ->
    [rikiki] Vorige ronde
   *[other] Vorig spel
}
table-no-trick = Er is nog geen slag gehaald.
table-no-deal = { $game ->
    [rikiki] Er is nog geen ronde geteld.
   *[other] Er is nog geen spel geteld.
}
table-sound = Geluid
table-sort = Opnieuw sorteren
table-sheet-small = Klein maken
table-sheet-open = Weer tonen
table-menu-rules = Spelregels en telling
table-menu-rules-about = Wat telt, op één pagina
table-menu-people = Spelers en tempo
table-menu-people-about = Plaatsen, bots, klok, weggaan
table-menu-settings = Instellingen
table-menu-settings-about = Kaarten, geluid, snelheid, taal
table-menu-device = Verder op een ander apparaat
table-menu-device-about = Neem je plaats mee
table-menu-keys = Toetsen
table-menu-full = Volledig scherm
table-key-hand = naar je kaarten
table-key-arrows = langs de kaarten lopen
table-key-enter = de kaart spelen, het bod doen
table-key-move = de kaart in je hand verplaatsen
table-key-next = verder: volgende ronde of spel, niet wachten
table-key-last-trick = laatste slag
table-key-last-deal = { $game ->
    [rikiki] uitslag van de vorige ronde
   *[other] uitslag van het vorige spel
}
table-key-scores = stand
table-key-menu = menu
table-key-sound = geluid aan of uit
table-key-help = deze toetsen
table-connection-connecting = Op weg naar de tafel …
table-connection-connecting-next = Een ogenblik.
table-connection-lost = De verbinding is weg.
table-connection-lost-next = Je kaarten zijn veilig. De tafel komt vanzelf terug.
table-connection-saving = De tafel kan even niet worden bewaard.
table-connection-saving-next = Er gaat niets verloren; zo gaat het verder.

## Tussen twee spellen en na de partij

table-deal-scored = { $game ->
    [rikiki] Ronde
   *[other] Spel
} { $deal } is geteld
table-next-now = Nu verder
table-to-result = Naar de uitslag
table-ready = Je bent zover
table-ready-wait = Wachten op { $names }.
table-result = De uitslag
table-place = { $place }.
table-lines = Hoe het ging. Eindstand: { $words }
table-best-deal = { $game ->
    [rikiki] Beste ronde
   *[other] Beste spel
}
table-worst-deal = { $game ->
    [rikiki] Slechtste ronde
   *[other] Slechtste spel
}
table-deal-number = { $game ->
    [rikiki] Ronde
   *[other] Spel
} { $deal }
table-again = Nog een keer
table-again-wait = Je doet mee. Wachten op { $names }.
table-share = Delen
table-shared = Gekopieerd
table-share-title = { $game } aan de vierde stoel
