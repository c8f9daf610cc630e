# The games and their options, by the names that the server gives them.

game-rikiki = Rikiki
game-rikiki-line = Say how many tricks you will win. Then win exactly that many.
game-rikiki-length = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}

option-rikiki-longest = Most cards in a hand
option-rikiki-hook = The last bid may not make the bids add up
option-rikiki-hook-always = in every round
option-rikiki-hook-not-last = not in the last round

game-rikken-nine = Rikken, nine bids
game-rikken-nine-short = Rikken
game-rikken-nine-line = Call an ace and its holder is your partner, in secret. Or go it alone.
game-rikken-sixteen = Rikken, sixteen bids
game-rikken-sixteen-short = Rikken
game-rikken-sixteen-line = The long ladder: Triple Ace, blind calls, two contracts at once. For points or for money.
game-rikken-length = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}

option-rikken-nine-deals = Deals in a match
option-rikken-nine-open_exposure = Open hands are laid down
option-rikken-nine-open_exposure-before_first_lead = before the first lead
option-rikken-nine-open_exposure-at_first_lead = once a card is led
option-rikken-nine-open_exposure-after_first_trick = after the first trick
option-rikken-nine-stop_when_decided = Stop a deal once it is decided

option-rikken-sixteen-rounds = Deals in a match
option-rikken-sixteen-settlement = Settle in
option-rikken-sixteen-settlement-points = points
option-rikken-sixteen-settlement-cash = money
option-rikken-sixteen-currency = Currency
option-rikken-sixteen-currency-eur = euro
option-rikken-sixteen-currency-gbp = pound
option-rikken-sixteen-currency-usd = dollar
option-rikken-sixteen-currency-huf = forint
option-rikken-sixteen-currency-chips = chips
option-rikken-sixteen-unit = One point is worth
option-rikken-sixteen-deal_style = Between deals
option-rikken-sixteen-deal_style-cut = only cut, as in the old way
option-rikken-sixteen-deal_style-shuffle = shuffle
option-rikken-sixteen-undertricks = Tricks short cost extra
option-rikken-sixteen-undertricks-all = in every contract
option-rikken-sixteen-undertricks-per_trick_only = only where tricks beyond count
option-rikken-sixteen-stop_when_decided = Stop a deal once it is decided
option-rikken-chips = { $count } chips

game-ristikontra = Ristikontra
game-ristikontra-line = Two against two. Rank catches rank, and the last one catches all: from your hand, or in the dark.
game-ristikontra-length = { $target ->
    [one] one point
   *[other] to { $target } points
}

option-ristikontra-target = Game points to win
option-ristikontra-klappi = Ristiklappi, the northern form
option-ristikontra-five_cards = Five cards each
option-ristikontra-queen_king_rule = Early queens make dirty, late kings clean
option-ristikontra-fourth_king_ban = The fourth king waits until the stock is gone
