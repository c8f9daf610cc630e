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
