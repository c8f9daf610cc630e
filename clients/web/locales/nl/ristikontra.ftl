# Ristikontra: wat er aan tafel wordt gezegd, en de regels.

table-ristikontra-place = spel { $deal }
table-ristikontra-held = { $held } in de pot
table-ristikontra-held-spoken = { $held ->
    [one] één spelpunt wacht
   *[other] { $held } spelpunten wachten
} op de volgende winnaar
table-ristikontra-side = { $side ->
    [we] Wij
    [they] Zij
   *[other] { $names }
}
table-ristikontra-partner = je maat
table-ristikontra-opponent = tegenspeler
table-ristikontra-pile = { $name }: { $points } punten in de slagen
table-ristikontra-game-points = { $won } van { $target } spelpunten
table-ristikontra-game-points-title = Spelpunten
table-ristikontra-card-points = punten in de slagen
table-ristikontra-dirty = vuil
table-ristikontra-cleaned = schoon
table-ristikontra-stock = { $left ->
    [0] De stok is op
    [one] De stok: één kaart
   *[other] De stok: { $left } kaarten
}
table-ristikontra-dark = Blind spelen
table-ristikontra-key-dark = blind spelen
table-ristikontra-barred = niet uitkomen
table-ristikontra-king-waits = moet wachten

## Waarden: waarmee je uitkomt, waarmee niet, wat de slag pakt, alle vier

table-ristikontra-rank-one = { $rank ->
    [two] een twee
    [three] een drie
    [four] een vier
    [five] een vijf
    [six] een zes
    [seven] een zeven
    [eight] een acht
    [nine] een negen
    [ten] een tien
    [jack] een boer
    [queen] een vrouw
    [king] een heer
   *[ace] een aas
}
table-ristikontra-rank-no = { $rank ->
    [two] een twee
    [three] een drie
    [four] een vier
    [five] een vijf
    [six] een zes
    [seven] een zeven
    [eight] een acht
    [nine] een negen
    [ten] een tien
    [jack] een boer
    [queen] een vrouw
    [king] een heer
   *[ace] een aas
}
table-ristikontra-rank-subject = { $rank ->
    [two] een twee
    [three] een drie
    [four] een vier
    [five] een vijf
    [six] een zes
    [seven] een zeven
    [eight] een acht
    [nine] een negen
    [ten] een tien
    [jack] een boer
    [queen] een vrouw
    [king] een heer
   *[ace] een aas
}
table-ristikontra-rank-all = { $rank ->
    [two] tweeën
    [three] drieën
    [four] vieren
    [five] vijven
    [six] zessen
    [seven] zevens
    [eight] achten
    [nine] negens
    [ten] tienen
    [jack] boeren
    [queen] vrouwen
    [king] heren
   *[ace] azen
}

## Wat er gebeurt

table-ristikontra-status-scored = Spel { $deal } is geteld.
table-ristikontra-status-lead-dark = Jij komt uit: een kaart, of blind.
table-ristikontra-status-lead-barred = { $who ->
    [me] Jij komt uit, maar niet met { $rank }.
   *[other] { $name } komt uit, maar niet met { $rank }.
}
table-ristikontra-status-follow = { $partner ->
    [yes] Jouw beurt: je maat ligt voor.
   *[no] Jouw beurt: { $rank } pakt de slag.
}
table-ristikontra-status-ahead = { $name } speelt; { $who ->
    [me] jij ligt
   *[other] { $ahead } ligt
} voor.
table-ristikontra-status-led = { $name } speelt; { $who ->
    [me] jij kwam
   *[other] { $leader } kwam
} uit met { $rank }.
table-ristikontra-why-barred = Niet met { $rank }: daarmee is al drie slagen achter elkaar uitgekomen.
table-ristikontra-why-dark = Nu niet blind uitkomen: { $ranks } mogen niet, en bovenop de stok kan er een liggen.
table-ristikontra-why-king = De vierde heer wacht tot de stok op is.
table-ristikontra-why-dark-king = Nu niet blind: bovenop de stok kan de vierde heer liggen.
table-ristikontra-event-deal = Spel { $deal }. Ieder { $size } kaarten. { $who ->
    [me] Jij deelt
   *[other] { $name } deelt
}.
table-ristikontra-event-drawn = Je trekt: { $card }
table-ristikontra-event-barred = Hiermee mag nu niet worden uitgekomen: { $ranks }
table-ristikontra-event-king = De vierde heer moet wachten tot de stok op is

## Hoe een spel afloopt

table-ristikontra-result-won = { $side ->
    [we] Wij winnen het spel
    [they] Zij winnen het spel
   *[other] { $names } winnen het spel
} met { $points } van de 120 punten: één spelpunt.
table-ristikontra-result-all = { $side ->
    [we] Wij halen
    [they] Zij halen
   *[other] { $names } halen
} alle { $points } punten: twee spelpunten.
table-ristikontra-result-stained = { $side ->
    [we] Zij bleven vuil: vroeg een vrouw gepakt, later geen heer. Het spel is voor ons, wat de punten ook zeggen
    [they] Wij bleven vuil: vroeg een vrouw gepakt, later geen heer. Het spel is voor hen, wat de punten ook zeggen
   *[other] De andere kant bleef vuil: vroeg een vrouw gepakt, later geen heer. Het spel is voor { $names }, wat de punten ook zeggen
}: twee spelpunten.
table-ristikontra-result-tie = Ieder 60, dus niemand krijgt iets. { $held ->
    [one] Eén spelpunt blijft
   *[other] { $held } spelpunten blijven
} in de pot voor wie het volgende spel wint.
table-ristikontra-result-held = Met de pot ({ $held }) erbij maakt dat { $gained }.
table-ristikontra-all = Alle spellen
table-ristikontra-all-about = spelpunten tot { $target }; kaartpunten en winst
table-ristikontra-col-deal = Spel

## Weigeringen

error-illegal-barred = Met die waarde is al drie slagen achter elkaar uitgekomen. Kies een andere.
error-illegal-fourth-king = De vierde heer wacht tot de stok op is. Speel een andere kaart.
error-illegal-stock-gone = De stok is op. Speel een kaart uit je hand.
error-illegal-dark-barred = Bovenop de stok kan een kaart liggen die nu niet mag. Speel een kaart uit je hand.

## Regels

rules-ristikontra-turn-title = Jouw beurt: uit de hand of blind
rules-ristikontra-bar-title = Wat niet mag
rules-ristikontra-match-title = De partij
rules-ristikontra-klappi-title = Ristiklappi
rules-ristikontra-column-card = kaart
rules-ristikontra-card = { $rank ->
    [ten] tien
    [jack] boer
    [queen] vrouw
    [king] heer
   *[ace] aas
}
rules-ristikontra-column-points = punten

rules-ristikontra-goal = Twee tegen twee; je maat zit tegenover je. Niet het aantal slagen telt, maar de punten op de kaarten erin: het spel kaarten telt er 120, en de kant met 61 of meer wint het spel.
rules-ristikontra-deal = Ieder krijgt zes kaarten. De andere 28 liggen dicht in het midden: de stok. Wie links van de deler zit, komt als eerste uit; na elk spel schuift het delen een plaats naar links.
rules-ristikontra-turn = Er is geen troef en je hoeft geen kleur te bekennen: elke kaart mag. Zolang er een stok is, kun je kiezen. Speel een kaart uit je hand en trek meteen de bovenste van de stok, dan heb je er weer zes. Of speel blind: de bovenste kaart van de stok gaat voor iedereen open en is jouw kaart; ruilen kan niet, en trekken doe je dan niet. Dat is goed voor slagen die je geen kaart waard zijn.
rules-ristikontra-stock = Elke beurt kost een kaart van de stok, dus na zeven slagen is hij op. De laatste zes slagen speel je uit de hand.
rules-ristikontra-trick = De laatste kaart met de waarde waarmee is uitgekomen, pakt de slag; als niemand er zo een speelt, is de slag voor wie uitkwam. De kleur telt niet, en tot de vierde kaart kan alles nog omslaan. Stel dat Aino met een zeven uitkomt, en dan komen een aas, een drie en een negen: Aino pakt de slag, met de aas erbij. Was de negen ook een zeven geweest, dan had die alles gepakt.
rules-ristikontra-bar = Niemand komt vier slagen achter elkaar met dezelfde waarde uit. Is er drie slagen met een heer uitgekomen en is de vierde heer nog niet gevallen, dan mag je daar niet mee uitkomen, en ook niet blind, want hij kan bovenop de stok liggen. Alleen als je niets anders meer hebt, mag het toch.
rules-ristikontra-score = 61 punten of meer zijn één spelpunt waard, alle 120 twee. Bij 60 tegen 60 krijgt niemand iets: één spelpunt blijft in de pot, en bij elk volgend gelijkspel nog een. Wie het volgende spel wint, krijgt de hele pot erbij.
rules-ristikontra-match = De kant die het eerst zeven spelpunten heeft, wint de partij. De gastheer kan een lager doel kiezen.
rules-ristikontra-klappi = Een vorm uit het noorden, alleen als de gastheer het wil, helemaal of in delen. Ieder vijf kaarten en een stok van 32. Zolang er een stok is, mag de vierde heer niet worden gespeeld als er drie gevallen zijn, en dan speelt ook niemand blind. En een kant die een vrouw pakt in een slag die begon toen er nog een stok was, is vuil, tot ze later een heer pakt in een slag waarin niet met een vrouw is uitgekomen. Is aan het eind maar één kant vuil, dan wint de andere het spel, wat de punten ook zeggen, en krijgt twee spelpunten.
rules-ristikontra-bots = Een bot weet wat een speler op zijn plaats zou weten: zijn eigen kaarten, ook die hij trok, en elke gespeelde kaart. Jouw hand en de stok ziet hij niet.
rules-ristikontra-hands-on = Tik op een kaart om haar te spelen, of op “Blind spelen” onder je kaarten. De waarde waarmee is uitgekomen staat groot naast de slag, en de kaart die hem nu zou pakken heeft een gouden rand. Boven zie je de punten van beide kanten en een teken voor elk spelpunt. De kaart die je het laatst trok, heeft een gouden streepje.
