# The card table itself: turn, bids, tricks, results.

## Cards

table-card = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
} of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
table-card-hidden = a card face down

## Seats and people

table-you = You
table-you-named = { $name } (you)
table-side-south = near side
table-side-west = left
table-side-north = opposite
table-side-east = right
table-bot = bot
table-away = away
table-covered = a bot plays
table-dealer = dealer
table-dealer-letter = D
table-leads = led this trick
table-led = led
table-on-turn = to act
table-cards-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
table-clock = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
table-and = { $first } and { $last }
table-player = Player

## What is going on

table-trick = The trick
table-hand = Your hand
table-takes = { $who ->
    [me] You take it
   *[other] { $name } takes it
}
table-took-it = took it
table-event-play = { $who ->
    [me] You play the { $card }
   *[other] { $name } plays the { $card }
}
table-event-blind = { $who ->
    [me] You lay a card face down
   *[other] { $name } lays a card face down
}
table-event-dark = { $who ->
    [me] You play in the dark: the { $card }
   *[other] { $name } plays in the dark: the { $card }
}
table-ahead = ahead
table-dark = dark
table-event-hand = Your cards: { $cards }
table-status-wait = One moment …
table-status-lead = { $who ->
    [me] You lead. Any card will do.
   *[other] { $name } leads.
}
table-status-play = { $name } to play. { $who ->
    [me] You
   *[other] { $leader }
} led { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}.
table-status-follow = Your turn. You must follow { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}.
table-status-free = Your turn. No { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}, so any card.
table-status-taken = { $who ->
    [me] You take it
   *[other] { $name } takes it
} with the { $card }.
table-status-over = { $count ->
    [one] { $who ->
        [me] You win the match!
       *[other] { $names } wins the match.
    }
   *[other] { $names } share the win.
}
table-status-over-side = { $who ->
    [me] { $names } win the match!
   *[other] { $names } win the match.
}
table-why-wait = One moment: the cards are still being moved.
table-why-turn = Not yet: it is { $name }’s turn.
table-why-not-now = That card cannot be played now.
table-why-follow = Not that one: you hold { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}, so you must follow.
table-title-turn = Your turn!
table-loading = Setting the table …

## Around the table

table-menu = Menu
table-scores = Scores
table-total = Total
table-my-score = My score: { $total }. Show all scores
table-points-short = { $game ->
    [ristikontra] game pts
   *[other] pts
}
table-column = Scores and last trick
table-column-fold = Fold the side column away
table-column-open = Open the side column
table-bar = Look back
table-last-trick = Last trick
table-last-deal = { $game ->
    [rikiki] Last round
   *[other] Last deal
}
table-no-trick = No trick has been taken yet.
table-no-deal = { $game ->
    [rikiki] No round has been scored yet.
   *[other] No deal has been scored yet.
}
table-sound = Sound
table-sort = Sort again
table-sheet-small = Make small
table-sheet-open = Show again
table-menu-rules = Rules and scoring
table-menu-rules-about = What counts, in one page
table-menu-people = Players and pace
table-menu-people-about = Seats, bots, turn clock, leaving
table-menu-settings = Settings
table-menu-settings-about = Cards, sound, speed, language
table-menu-device = Continue on another device
table-menu-device-about = Take your seat along
table-menu-keys = Keys
table-menu-full = Full screen
table-key-hand = go to your hand
table-key-arrows = walk along the cards
table-key-enter = play the card, make the bid
table-key-move = move the card in your hand
table-key-next = go on: next round or deal, end the wait
table-key-last-trick = last trick
table-key-last-deal = { $game ->
    [rikiki] last round’s result
   *[other] last deal’s result
}
table-key-scores = score sheet
table-key-menu = menu
table-key-sound = sound on or off
table-key-help = these keys
table-connection-connecting = Coming to the table …
table-connection-connecting-next = One moment.
table-connection-lost = The connection is gone.
table-connection-lost-next = Your cards are safe. The table comes back by itself.
table-connection-saving = The table cannot be saved just now.
table-connection-saving-next = Nothing is lost; play goes on in a moment.

## Between deals and after the match

table-deal-scored = { $game ->
    [rikiki] Round
   *[other] Deal
} { $deal } is scored
table-next-now = Next now
table-to-result = To the result
table-ready = You are ready
table-ready-wait = Waiting for { $names }.
table-result = The result
table-place = { $place }.
table-lines = The way there. Final scores: { $words }
table-best-deal = { $game ->
    [rikiki] Best round
   *[other] Best deal
}
table-worst-deal = { $game ->
    [rikiki] Worst round
   *[other] Worst deal
}
table-deal-number = { $game ->
    [rikiki] Round
   *[other] Deal
} { $deal }
table-again = Play again
table-again-wait = You are in. Waiting for { $names }.
table-share = Share
table-shared = Copied
table-share-title = { $game } at the fourth seat
