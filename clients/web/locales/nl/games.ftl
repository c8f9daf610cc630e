# De spellen en hun huisregels, onder de namen die de server eraan geeft.

game-rikiki = Rikiki
game-rikiki-line = Zeg hoeveel slagen je haalt. Haal er dan precies zoveel.
game-rikiki-length = { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}

option-rikiki-longest = Hoogste aantal kaarten in de hand
option-rikiki-hook = Met het laatste bod mag de som niet uitkomen
option-rikiki-hook-always = in elke ronde
option-rikiki-hook-not-last = niet in de laatste ronde

game-rikken-nine = Rikken, negen biedingen
game-rikken-nine-short = Rikken
game-rikken-nine-line = Vraag een aas mee: wie het heeft, is stiekem je maat. Of ga alleen.
game-rikken-sixteen = Rikken, zestien biedingen
game-rikken-sixteen-short = Rikken
game-rikken-sixteen-line = De hele ladder: troela, blind vragen, misère met een praatje. Om punten of om geld.
game-rikken-length = { $deals ->
    [one] één spel
   *[other] { $deals } spellen
}

option-rikken-nine-deals = Spellen in een partij
option-rikken-nine-open_exposure = Open kaarten gaan op tafel
option-rikken-nine-open_exposure-before_first_lead = voor de uitkomst
option-rikken-nine-open_exposure-at_first_lead = na de uitkomst
option-rikken-nine-open_exposure-after_first_trick = na de eerste slag
option-rikken-nine-stop_when_decided = Stoppen zodra een spel beslist is

option-rikken-sixteen-rounds = Spellen in een partij
option-rikken-sixteen-settlement = Spelen om
option-rikken-sixteen-settlement-points = punten
option-rikken-sixteen-settlement-cash = geld
option-rikken-sixteen-currency = Munt
option-rikken-sixteen-currency-eur = euro
option-rikken-sixteen-currency-gbp = pond
option-rikken-sixteen-currency-usd = dollar
option-rikken-sixteen-currency-huf = forint
option-rikken-sixteen-currency-chips = fiches
option-rikken-sixteen-unit = Eén punt is
option-rikken-sixteen-deal_style = Tussen twee spellen
option-rikken-sixteen-deal_style-cut = alleen couperen, zoals het hoort
option-rikken-sixteen-deal_style-shuffle = schudden
option-rikken-sixteen-undertricks = Onderslagen kosten extra
option-rikken-sixteen-undertricks-all = bij elk bod
option-rikken-sixteen-undertricks-per_trick_only = alleen waar overslagen tellen
option-rikken-sixteen-stop_when_decided = Stoppen zodra een spel beslist is
option-rikken-chips = { $count } fiches

game-ristikontra = Ristikontra
game-ristikontra-line = Twee tegen twee. Gelijke waarde pakt, en de laatste pakt alles: uit je hand, of blind.
game-ristikontra-length = { $target ->
    [one] één punt
   *[other] tot { $target } punten
}

option-ristikontra-target = Spelpunten om te winnen
option-ristikontra-klappi = Ristiklappi, zoals in het noorden
option-ristikontra-five_cards = Ieder vijf kaarten
option-ristikontra-queen_king_rule = Vroege vrouwen maken vuil, late heren schoon
option-ristikontra-fourth_king_ban = De vierde heer wacht tot de stok op is
