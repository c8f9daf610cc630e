# Ristikontra: what is said at its table, and its rules.

table-ristikontra-place = deal { $deal }
table-ristikontra-held = { $held } held
table-ristikontra-held-spoken = { $held ->
    [one] one game point is held
   *[other] { $held } game points are held
} for the next winner
table-ristikontra-side = { $side ->
    [we] We
    [they] They
   *[other] { $names }
}
table-ristikontra-partner = partner
table-ristikontra-opponent = on the other side
table-ristikontra-pile = { $name }: { $points } card points
table-ristikontra-game-points = { $won } of { $target } game points
table-ristikontra-game-points-title = Game points
table-ristikontra-card-points = card points
table-ristikontra-dirty = dirty
table-ristikontra-cleaned = cleaned
table-ristikontra-stock = { $left ->
    [0] The stock is gone
    [one] The stock: one card
   *[other] The stock: { $left } cards
}
table-ristikontra-dark = Play in the dark
table-ristikontra-key-dark = play in the dark
table-ristikontra-barred = not to be led
table-ristikontra-king-waits = must wait

## Ranks: as what is led, as what is not, as what takes a trick, all four

table-ristikontra-rank-one = { $rank ->
    [two] a two
    [three] a three
    [four] a four
    [five] a five
    [six] a six
    [seven] a seven
    [eight] an eight
    [nine] a nine
    [ten] a ten
    [jack] a jack
    [queen] a queen
    [king] a king
   *[ace] an ace
}
table-ristikontra-rank-no = { $rank ->
    [two] a two
    [three] a three
    [four] a four
    [five] a five
    [six] a six
    [seven] a seven
    [eight] an eight
    [nine] a nine
    [ten] a ten
    [jack] a jack
    [queen] a queen
    [king] a king
   *[ace] an ace
}
table-ristikontra-rank-subject = { $rank ->
    [two] a two
    [three] a three
    [four] a four
    [five] a five
    [six] a six
    [seven] a seven
    [eight] an eight
    [nine] a nine
    [ten] a ten
    [jack] a jack
    [queen] a queen
    [king] a king
   *[ace] an ace
}
table-ristikontra-rank-all = { $rank ->
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [king] kings
   *[ace] aces
}

## What is going on

table-ristikontra-status-scored = Deal { $deal } is scored.
table-ristikontra-status-lead-dark = You lead: any card, or in the dark.
table-ristikontra-status-lead-barred = { $who ->
    [me] You lead, but not { $rank }.
   *[other] { $name } leads, but not { $rank }.
}
table-ristikontra-status-follow = { $partner ->
    [yes] Your turn: your partner is ahead.
   *[no] Your turn: { $rank } takes the trick.
}
table-ristikontra-status-ahead = { $name } to play; { $who ->
    [me] you are
   *[other] { $ahead } is
} ahead.
table-ristikontra-status-led = { $name } to play; { $who ->
    [me] you
   *[other] { $leader }
} led { $rank }.
table-ristikontra-why-barred = Not { $rank }: that rank was led to the last three tricks.
table-ristikontra-why-dark = No dark lead now: { $ranks } are barred, and the top of the stock might be one.
table-ristikontra-why-king = The fourth king waits until the stock is gone.
table-ristikontra-why-dark-king = Not in the dark now: the top of the stock might be the fourth king.
table-ristikontra-event-deal = Deal { $deal }. { $size } cards each. { $who ->
    [me] You deal
   *[other] { $name } deals
}.
table-ristikontra-event-drawn = You draw the { $card }
table-ristikontra-event-barred = Barred from the next lead: { $ranks }
table-ristikontra-event-king = The fourth king must wait until the stock is gone

## How a deal ends

table-ristikontra-result-won = { $side ->
    [we] We win
    [they] They win
   *[other] { $names } win
} the deal with { $points } of 120 points: one game point.
table-ristikontra-result-all = { $side ->
    [we] We take
    [they] They take
   *[other] { $names } take
} all { $points } points: two game points.
table-ristikontra-result-stained = { $side ->
    [we] They stayed dirty: a queen taken early, no king taken late. The deal is ours whatever the points
    [they] We stayed dirty: a queen taken early, no king taken late. The deal is theirs whatever the points
   *[other] The other side stayed dirty: a queen taken early, no king taken late. { $names } win whatever the points
}: two game points.
table-ristikontra-result-tie = 60 each, so nobody scores. { $held ->
    [one] One game point waits
   *[other] { $held } game points wait
} for the next side to win a deal.
table-ristikontra-result-held = With { $held } held that makes { $gained }.
table-ristikontra-all = All deals
table-ristikontra-all-about = game points up to { $target }; card points and gain
table-ristikontra-col-deal = Deal

## Refusals

error-illegal-barred = That rank was led to the last three tricks. Lead another one.
error-illegal-fourth-king = The fourth king waits until the stock is gone. Play another card.
error-illegal-stock-gone = The stock is gone. Play a card from your hand.
error-illegal-dark-barred = The top of the stock might be a card that is barred now. Play one from your hand.

## Rules

rules-ristikontra-turn-title = Your turn: a card, or the dark
rules-ristikontra-bar-title = The bar
rules-ristikontra-match-title = The match
rules-ristikontra-klappi-title = Ristiklappi
rules-ristikontra-column-card = card
rules-ristikontra-card = { $rank ->
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}
rules-ristikontra-column-points = points

rules-ristikontra-goal = Two against two; your partner sits opposite. What counts is not how many tricks you take but the points on the cards in them: there are 120 in the pack, and the side with 61 or more wins the deal.
rules-ristikontra-deal = Everybody gets six cards. The other 28 lie face down in the middle: the stock. The player to the dealer’s left leads first, and the deal moves one seat to the left each time.
rules-ristikontra-turn = There is no trump and no suit to follow: you may play any card. While there is a stock you have two choices. Play a card from your hand and take the top of the stock at once, so that you are back to six. Or play in the dark: the top of the stock is turned up and is your play, for all to see; you cannot exchange it, and you draw nothing. That is good for tricks that are not worth a card of yours.
rules-ristikontra-stock = Every play uses up one card of the stock, so it ends with the seventh trick. The last six tricks are played from the hands.
rules-ristikontra-trick = The last card of the rank that was led takes the trick; if nobody matches it, the leader does. Suits mean nothing, and until the fourth card lies everything can change. Say Aino leads a seven, then come an ace, a three and a nine: Aino takes the trick and the ace with it. Had the nine been another seven, that seven would have had it all.
rules-ristikontra-bar = Nobody leads the same rank to a fourth trick in a row. Once the last three tricks were led with kings and a fourth king is still out, that king may not be led, and there is no lead in the dark, because the top of the stock might be it. Only if it is the last card in your hand may you lead it after all.
rules-ristikontra-score = 61 points or more are worth one game point, all 120 are worth two. At 60 each nobody scores: one game point is held, and one more for every further tie. The next side to win a deal gets them all.
rules-ristikontra-match = The first side to reach seven game points wins. The host can set a lower goal.
rules-ristikontra-klappi = A form from the north, off unless the host wants it, whole or in parts. Five cards each and a stock of 32. While there is a stock, the fourth king may not be played once three are out, and nobody plays in the dark then. And a side that takes a queen in a trick begun while there was a stock is dirty, until it takes a king later on in a trick that was not led with a queen. If just one side is still dirty at the end, the other wins the deal whatever the points, and gets two game points.
rules-ristikontra-bots = A bot knows what a player in its seat would know: its own cards, the ones it drew among them, and every card played. It sees neither your hand nor the stock.
rules-ristikontra-hands-on = Tap a card to play it, or “Play in the dark” below your hand. The rank that was led stands large beside the trick, and the card that would take it now has a gold edge. Above you see the card points in both piles and a mark for each game point. The card that you drew last has a gold bar on top.
