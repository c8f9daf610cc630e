# Rikken with nine bids and with sixteen: contracts, what is said at its table, refusals, and its rules.

## Contracts

table-rikken-contract = { $contract ->
    [rik] Rik
    [rik_hearts] Rik in Hearts
    [rik_beter] Rik Beter
    [alone8] 8 Alone
    [nine] Nine Alone
    [alone9] 9 Alone
    [ten] Ten Alone
    [alone10] 10 Alone
    [alone11] 11 Alone
    [alone12] 12 Alone
    [thirteen] All Thirteen
    [alone13] 13 Alone
    [open13] Open 13 Alone
    [misere] Misère
    [piek] Piek
    [open_misere] Open Misère
    [open_piek] Open Piek
    [open_misere_praatje] Open Misère, all hands
    [open_piek_praatje] Open Piek, all hands
    [troela] Triple Ace
   *[pass] pass
}
table-rikken-short = { $contract ->
    [rik] Rik
    [rik_hearts] Rik Hearts
    [rik_beter] Rik Beter
    [alone8] 8 Alone
    [nine] 9 Alone
    [alone9] 9 Alone
    [ten] 10 Alone
    [alone10] 10 Alone
    [alone11] 11 Alone
    [alone12] 12 Alone
    [thirteen] All 13
    [alone13] 13 Alone
    [open13] Open 13
    [misere] Misère
    [piek] Piek
    [open_misere] Open Misère
    [open_piek] Open Piek
    [open_misere_praatje] Misère, all open
    [open_piek_praatje] Piek, all open
    [troela] Triple Ace
   *[pass] pass
}
table-rikken-means = { $kind ->
    [called] 8 with a called partner, your trump
    [called-hearts] 8 with a called partner, in hearts
    [fourth-ace] 8 with whoever has the fourth ace
    [all] all 13 alone, your trump
    [all-declarer] all 13 alone, open after trick 1
    [none] no trick at all, no trump
    [one] exactly one trick, no trump
    [none-declarer] no trick, your hand open { $opening ->
        [before_first_lead] at once
        [at_first_lead] at the lead
       *[after_first_trick] after trick 1
    }
    [one-declarer] one trick, hand open { $opening ->
        [before_first_lead] at once
        [at_first_lead] at the lead
       *[after_first_trick] after trick 1
    }
    [none-everyone] no trick; others see all and talk
    [one-everyone] one trick; others see all and talk
   *[alone] { $tricks } tricks alone, your trump
}
table-rikken-per-trick = { $game ->
    [rikken-nine] ±1 a trick
   *[other] +1 a trick
}

## Bidding

table-rikken-hand-open = hand open
table-rikken-place = { $deal } of { $deals }
table-rikken-trump = Trump: { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
table-rikken-suit = { $suit ->
    [c] Clubs
    [d] Diamonds
    [h] Hearts
   *[s] Spades
}
table-rikken-called = called: { $card }
table-rikken-said = said: { $contract }
table-rikken-won = won { $won }
table-rikken-partner = { $who ->
    [me] your partner
   *[other] partner
}
table-rikken-partner-of = { $name }’s partner
table-rikken-secret-partner = secret partner
table-rikken-ask = Your bid
table-rikken-ladder = Contracts, from the lowest to the highest
table-rikken-no-bids = Nobody has bid yet
table-rikken-passed = Passed: { $names }
table-rikken-forced = Three aces oblige you
table-rikken-bid-by = bid by { $who ->
    [me] you
   *[other] { $name }
}
table-rikken-barred-low = Too low: { $name } bids { $contract }.
table-rikken-barred-three-aces = Only with exactly three aces, at your first turn.
table-rikken-barred-forced = With three aces you must bid Triple Ace now.
table-rikken-pass = Pass
table-rikken-choose = Choose a contract
table-rikken-bid = Bid { $contract }
table-rikken-auction = The auction so far
table-rikken-key-ladder = walk along the contracts; Enter bids
table-rikken-key-pass = pass
table-rikken-key-blind = lead face down, when you called blind

## Trump and the call

table-rikken-ask-trump = Name trump
table-rikken-trump-for = Your partner is { $name }
table-rikken-held = { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
}
table-rikken-ask-call = Call your partner’s card
table-rikken-call-why = { $why ->
    [lower] You hold every ace you could call, so it is the next card down. Whoever holds it is your secret partner.
    [blind] You hold no card of this suit, so the call is blind. Whoever holds the ace is your secret partner.
    [any] You hold no side suit in which an ace is missing, so any ace will do. Its holder is your secret partner.
   *[held] Aces you lack, in suits you hold. Whoever has it is your secret partner.
}
table-rikken-you-hold = You hold the { $card }: you are { $name }’s partner, and nobody else knows.
table-rikken-blind = Face down for
table-rikken-blind-not = Lead openly
table-rikken-blind-what = Lead face down and ask for the { $card }
table-rikken-blind-how = Tap the card to lay face down.

## What is going on

table-rikken-status-bid-first = { $who ->
    [me] Your bid. Nobody has bid yet.
   *[other] { $name } is thinking of a bid.
}
table-rikken-status-bid = { $who ->
    [me] Bid higher than { $contract }, or pass.
   *[other] { $name } is bidding over { $contract }.
}
table-rikken-status-join = Join { $contract }, bid higher, or pass.
table-rikken-status-trump = { $who ->
    [me] Name trump.
   *[other] { $name } names trump.
}
table-rikken-status-call = { $who ->
    [me] Call a card; its holder plays with you.
   *[other] { $name } calls a card.
}
table-rikken-status-asked = { $name } to play. { $who ->
    [me] You ask
   *[other] { $leader } asks
} for { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}.
table-rikken-status-lead-duty = You lead. { $suit ->
    [c] Clubs
    [d] Diamonds
    [h] Hearts
   *[s] Spades
}: only the { $rank ->
    [ace] ace
    [king] king
    [queen] queen
   *[other] called one
}.
table-rikken-status-duty = You must play the { $card }.
table-rikken-status-scored = Deal { $deal } is scored.
table-rikken-why-phase = { $phase ->
    [bid] First the bids. Cards come later.
    [trump] First name trump.
   *[call] First call a card.
}
table-rikken-why-lead = You hold the called card: lead that suit with the { $card } itself, or another suit.
table-rikken-why-duty = The suit of the called card is asked for: you must play the { $card }.
table-rikken-talk = { $names } may talk about the play, aloud.
table-rikken-open = { $who ->
    [me] Your cards lie
   *[other] { $name }’s cards lie
} open: { $cards }

table-rikken-event-deal = Deal { $deal }. { $who ->
    [me] You deal
   *[other] { $name } deals
}.
table-rikken-event-bid = { $who ->
    [me] You
   *[other] { $name }
}: { $contract }
table-rikken-event-contract = { $who ->
    [me] You play
   *[other] { $name } plays
} { $contract }
table-rikken-event-thrown-in = Everyone has passed. The cards are thrown in
table-rikken-event-trump = { $who ->
    [me] You name
   *[other] { $name } names
} { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
} trump
table-rikken-event-trump-fixed = { $suit ->
    [c] Clubs
    [d] Diamonds
    [h] Hearts
   *[s] Spades
} are trump
table-rikken-event-call = { $who ->
    [me] You call
   *[other] { $name } calls
} the { $card }
table-rikken-event-call-blind = { $who ->
    [me] You call
   *[other] { $name } calls
} the { $card }, blind
table-rikken-event-partner = { $who ->
    [me] You are
   *[other] { $name } is
} { $declarer ->
    [me] your
   *[other] { $named }’s
} partner
table-rikken-event-face-up = Turned up: the { $card }
table-rikken-event-open = { $who ->
    [me] Your cards lie
   *[other] { $name }’s cards lie
} open: { $cards }
table-rikken-event-talk = From now on { $names } may talk about the play, aloud
table-rikken-event-score = The deal is scored: { $scores }

## Results

table-rikken-thrown-in = Everyone passed
table-rikken-thrown-in-words = The cards are thrown in and the deal does not count. { $who ->
    [me] You deal
   *[other] { $name } deals
} next.
table-rikken-thrown-in-count = { $count ->
    [one] One deal was thrown in.
   *[other] { $count } deals were thrown in.
}
table-rikken-with = with { $who ->
    [me] you
   *[other] { $name }
}
table-rikken-outcome = { $won ->
    [0] No trick
    [one] One trick
   *[other] { $won } tricks
}{ $wanted ->
    [exactly] { "" }
   *[least] { " " }of { $tricks }
}: { $outcome ->
    [made] made
   *[failed] failed
}.
table-rikken-made = made
table-rikken-failed = failed
table-rikken-sum = { $extra ->
    [0] { $worth }
   *[other] { $value } + { $extra } = { $worth }
}
table-rikken-sum-cash = { $extra ->
    [0] { $value } × { $unit } = { $money }
   *[other] ({ $value } + { $extra }) × { $unit } = { $money }
}
table-rikken-reckoning = { $how ->
    [zero-sum-alone-made] { $sum } from each of the three others
    [zero-sum-alone-failed] { $sum } to each of the three others
    [zero-sum-pair-made] { $sum } for each partner, from the opponents
    [zero-sum-pair-failed] { $sum } from each partner, to the opponents
    [points-alone-made] { $sum } for the declarer
    [points-alone-failed] { $sum } for each of the three others
    [points-pair-made] { $sum } for each of the two partners
   *[points-pair-failed] { $sum } for each of the two opponents
}
table-rikken-col-deal = Deal
table-rikken-col-won = Tricks
table-rikken-col-score = Score
table-rikken-all = All deals
table-rikken-all-about = total and score; underlined: played the contract

## Refusals

error-illegal-bid-too-low = Somebody has bid as much already. Bid higher, or pass.
error-illegal-must-bid-troela = With exactly three aces you must bid Triple Ace at your first turn.
error-illegal-troela = Triple Ace is bid with exactly three aces, at the first turn. Choose another contract.
error-illegal-call = That card cannot be called. Choose one that is shown.
error-illegal-called-suit = You hold the called card: lead its suit with that card itself, or another suit.
error-illegal-called-card = The suit of the called card is asked for: you must play that card.
error-illegal-blind-lead = Only who called blind may lead face down, until the called card is out. Lead a card openly.

## Rules and scoring

rules-rikken-contract = { $contract ->
    [rik] At least 8 tricks with the partner you call. You name trump.
    [rik_hearts] At least 8 tricks with the partner you call. Hearts are trump.
    [rik_beter] At least 8 tricks with the partner you call. Hearts are trump.
    [alone8] At least 8 tricks on your own. You name trump.
    [nine] At least 9 tricks on your own. You name trump.
    [alone9] At least 9 tricks on your own. You name trump.
    [ten] At least 10 tricks on your own. You name trump.
    [alone10] At least 10 tricks on your own. You name trump.
    [alone11] At least 11 tricks on your own. You name trump.
    [alone12] At least 12 tricks on your own. You name trump.
    [thirteen] Every trick on your own. You name trump and lead.
    [alone13] Every trick on your own. You name trump.
    [open13] Every trick on your own, your hand open. You name trump.
    [misere] No trick at all. No trump.
    [piek] Exactly one trick. No trump.
    [open_misere] No trick at all, your hand open. No trump.
    [open_piek] Exactly one trick, your hand open. No trump.
    [open_misere_praatje] No trick at all, all hands open, and the others may talk. No trump.
    [open_piek_praatje] Exactly one trick, all hands open, and the others may talk. No trump.
   *[troela] Three aces, and the holder of the fourth as partner: at least 8 tricks. The partner names trump.
}
rules-rikken-column-contract = Contract
rules-rikken-column-value = Worth
rules-rikken-column-declarer = Declarer
rules-rikken-column-partner = Partner
rules-rikken-column-others = Others

rules-rikken-goal = Everybody plays for themselves. In each deal whoever bids highest is the declarer and sets out to win so many tricks, alone or with a partner whom nobody knows at first; or exactly one trick; or none. The others try to stop that. After the last deal the highest total wins; equal totals share the win.
rules-rikken-deal = { $game ->
    [rikken-nine] Thirteen cards each. The ace is high. A match has eight deals, unless your house rules say otherwise, and the deal moves one seat to the left each time.
   *[rikken-sixteen] Thirteen cards each, six at a time and then seven. The ace is high. The pack is shuffled for the first deal only; after that the cards are gathered as they lie and cut, so suits tend to stay together. House rules can have it shuffled every time.
}
rules-rikken-bids = { $game ->
    [rikken-nine] The player to the dealer’s left speaks first. In turn, everybody bids a higher contract than the one before, or passes. A pass is final; whoever is outbid may bid again. It ends when the others have passed, or when All Thirteen is bid. If all four pass, the cards are thrown in: the deal does not count.
   *[rikken-sixteen] The player to the dealer’s left speaks first. In turn, everybody bids a higher contract than the one before, or passes. A pass is final; whoever is outbid may bid again. Some rungs are equal, Misère and Piek for one: while such a bid is the highest you may join with either of the two, and then each of you plays a contract of your own in the same deal. If all four pass, the cards are thrown in: the deal does not count.
}
rules-rikken-troela-title = Triple Ace
rules-rikken-troela = With exactly three aces you must bid Triple Ace at your first turn, unless somebody has bid higher already. Nobody else can ever bid it. The holder of the fourth ace is the partner, says so by naming trump, and the two need eight tricks. Later in the auction you are as free as anyone.
rules-rikken-call-title = Trump and the call
rules-rikken-call = In a contract with trump the declarer names any suit. In a Rik a card is called next: an ace that the declarer lacks, not of trumps, in a suit that the declarer holds. { $game ->
    [rikken-nine] Whoever has every ace that could be called calls a king instead, and so on down.
   *[rikken-sixteen] If there is no such ace, one is called without a card of its suit, and the call is said to be blind. Whoever has all four aces calls a king.
}
rules-rikken-secret-title = The secret partner
rules-rikken-secret = Whoever holds the called card is the declarer’s partner for this deal and keeps quiet about it. The called card must be played the first time its suit is led, and until then its holder may lead that suit only with the card itself. Void in the suit that is led, the holder may throw it off. Once it lies on the table everybody knows.
rules-rikken-blind-title = Leading face down
rules-rikken-blind = A declarer who called blind may, on lead and as long as the called ace is not out, put any card face down. That asks for the ace: the others follow its suit, and its holder plays it. Then the card is turned up. The highest trump takes the trick, the hidden card included; without a trump the ace does.
rules-rikken-play = { $game ->
    [rikken-nine] The player to the dealer’s left leads to the first trick; in All Thirteen the declarer does.
   *[rikken-sixteen] The player to the dealer’s left leads to the first trick.
} If you have a card of the suit that was led you must play one; if not, play what you like. Nobody ever has to trump. The highest trump takes the trick, else the highest card of the suit that was led, and whoever takes it leads to the next.
rules-rikken-open-title = Open hands
rules-rikken-open = { $game ->
    [rikken-nine] In Open Piek and Open Misère the declarer’s cards are laid open for everybody as soon as the first card is led.
   *[rikken-sixteen] In the open contracts the declarer’s cards are laid open after the first trick. In the two with all hands everybody’s are, and from then on the others may talk about the play, aloud and for all to hear.
}
rules-rikken-score = { $game ->
    [rikken-nine] A lone declarer who makes it gets the worth of the contract from each of the three others, and pays it to each when it fails. In a Rik both partners win the amount and both opponents lose it, or the other way round. In a Rik, Nine and Ten Alone each trick above or below the number wanted adds one. A deal stops as soon as nothing can change any more.
   *[rikken-sixteen] A contract that is made brings its points to the declarer and to his partner, and where it says so one more for each trick beyond. One that fails brings them to everybody else, and one more for each trick short. Nobody loses points. Several contracts in one deal are scored one by one.
}
rules-rikken-cash-title = For money
rules-rikken-cash = House rules can settle each deal in money. Then the worth of a contract, times the stake, is paid: by each of the three others to a lone declarer, or to each of them if it fails; in a partnership from each opponent to one of the partners, or the other way round.
rules-rikken-bots = A bot knows what a player in its seat would know: its own cards, the auction, every card played, who could not follow suit. It does not know who the secret partner is until the table does.
rules-rikken-hands-on = Tap a contract to see what it asks, then bid it. Rungs that you cannot bid tell you why. On your turn the cards that may not be played are dimmed; tap one, and the table explains. Contract, trump and the called card stand at the top all the time. { $game ->
    [rikken-nine] If you hold the called card, only you are told.
   *[rikken-sixteen] If you hold the called card, only you are told. To lead face down, press the button under your cards first.
}
