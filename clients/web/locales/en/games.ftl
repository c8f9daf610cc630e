# The games and their options, by the names that the server gives them.

game-rikiki = Rikiki
game-rikiki-line = Say how many tricks you will win. Then win exactly that many.

option-rikiki-longest = Longest hand
option-rikiki-longest-meaning = { $rounds ->
    [one] cards, one round
   *[other] cards, { $rounds } rounds
}
option-rikiki-hook = The last bid may not make the bids add up
option-rikiki-hook-always = in every round
option-rikiki-hook-not-last = not in the last round
