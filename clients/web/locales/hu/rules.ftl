# Minden játék szabályai: a címek.

rules-title = { $game }: így játsszák
rules-goal = A cél
rules-deal = Az osztás
rules-trump = Az adu
rules-bids = A vállalás
rules-play = A kijátszás
rules-trick = Kié az ütés
rules-score = A pontok
rules-bots = A gépi ellenfelek
rules-hands-on = Ennél az asztalnál
