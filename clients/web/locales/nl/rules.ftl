# De spelregels van elk spel: de koppen.

rules-title = Zo gaat { $game }
rules-goal = Het doel
rules-deal = Het delen
rules-trump = Troef
rules-bids = Het bieden
rules-play = Het spelen
rules-trick = Wie de slag haalt
rules-score = De telling
rules-bots = De bots
rules-hands-on = Aan deze tafel
