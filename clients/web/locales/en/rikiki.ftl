# Rikiki: what is said at its table, and its rules.

table-rikiki-key-digits = choose a number to bid
table-rikiki-place = { $deal } of { $deals }
table-rikiki-trump = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
    [s] spades
   *[none] no trump
}
table-rikiki-trump-spoken = { $suit ->
    [c] Trump: clubs
    [d] Trump: diamonds
    [h] Trump: hearts
    [s] Trump: spades
   *[none] No trump
}
table-rikiki-turn-up = Turned up: { $card }
table-rikiki-no-bid = no bid yet
table-rikiki-no-bid-spoken = has not bid yet
table-rikiki-bid = bid { $bid }
table-rikiki-won = won { $won }
table-rikiki-bid-won = bid { $bid }, won { $won }{ $standing ->
    [over] , too many
    [exact] , exact so far
   *[under] { "" }
}
table-rikiki-ask = How many will you take?
table-rikiki-ask-small = Your bid
table-rikiki-sum = { $spoken ->
    [0] You bid first · tricks: { $tricks }
   *[other] Bid so far: { $sum } · tricks: { $tricks }
}
table-rikiki-barred = Not { $bid }: the bids may not add up to { $tricks } ({ $sum } + { $bid }).
table-rikiki-status-bid = { $who ->
    [me] Your bid.
   *[other] { $name } is bidding.
}
table-rikiki-status-scored = Round { $deal } is scored.
table-rikiki-event-deal = Round { $deal }. { $size ->
    [one] One card each
   *[other] { $size } cards each
}. { $who ->
    [me] You deal
   *[other] { $name } deals
}.
table-rikiki-event-turn-up = The { $card } is turned up: { $suit ->
    [c] clubs are trump
    [d] diamonds are trump
    [h] hearts are trump
    [s] spades are trump
   *[none] no trump
}
table-rikiki-event-no-trump = No trump in this round
table-rikiki-event-bid = { $who ->
    [me] You bid { $bid }
   *[other] { $name } bids { $bid }
}
table-rikiki-event-score = The round is scored: { $scores }
table-rikiki-col-deal = Round
table-rikiki-col-bid = Bid
table-rikiki-col-won = Won
table-rikiki-col-score = Score
table-rikiki-exact = exact
table-rikiki-missed = missed
table-rikiki-all = All rounds
table-rikiki-all-about = total, won/bid, score
table-rikiki-cards = { $size ->
    [one] 1 card
   *[other] { $size } cards
}
table-rikiki-cell = { $won }/{ $bid }

## Rules

rules-rounds = The rounds
rules-column-bid = bid
rules-column-won = won
rules-column-score = score

rules-rikiki-goal = Before each round you say how many tricks you will win, and then you try to win exactly that many: not one fewer, not one more. Everybody plays for themselves. The highest total after the last round wins; equal totals share the win.
rules-rikiki-deal = The first round has one card each, every further round one more, up to thirteen; from there it goes down again to one. That makes twenty-five rounds. The deal moves one seat to the left each time.
rules-rikiki-trump = After the deal the next card of the pack is turned up. Its suit is trump for this round. With thirteen cards each, nothing is left to turn up, and there is no trump.
rules-rikiki-bids = The player to the dealer’s left bids first, the dealer last. Any number from zero to the cards in your hand will do, with one exception: the last bid may not make the four bids add up to the tricks of the round. So it can never come out right for everyone.
rules-rikiki-play = The player to the dealer’s left leads to the first trick. If you hold a card of the suit that was led, you must play one. If you hold none, play whatever you like. Nobody ever has to trump or to beat the others.
rules-rikiki-trick = The highest trump takes the trick. Without a trump in it, the highest card of the suit that was led does. The ace is high, then king, queen, jack, ten, down to two. Whoever takes a trick leads to the next.
rules-rikiki-score = Exactly right: ten points and one more for each trick you bid. Otherwise you lose one point for each trick too many or too few.
rules-rikiki-bots = A bot knows what a player in its seat would know: its own cards, every card played, and who could not follow suit. It never sees your hand. Like you it wants its exact bid, not as many tricks as possible.
rules-rikiki-hands-on = Tap a card to play it. On your turn the cards that may not be played are dimmed; tap one, and the table tells you why. While you bid, “–” makes the dialog small so that you can see your cards. All four cards of a trick stay for a moment, and the next round comes by itself; a tap takes you on sooner.
