# Rules of every game: the headings.

rules-title = How { $game } is played
rules-goal = The goal
rules-deal = The deal
rules-trump = Trump
rules-bids = The bids
rules-play = The play
rules-trick = Who takes the trick
rules-score = The score
rules-bots = The bots
rules-hands-on = At this table
