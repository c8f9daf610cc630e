# Kaikkien pelien säännöt: otsikot.

rules-title = Näin pelataan: { $game }
rules-goal = Tavoite
rules-deal = Jako
rules-trump = Valtti
rules-bids = Lupaukset
rules-play = Pelin kulku
rules-trick = Kuka vie tikin
rules-score = Pisteet
rules-bots = Botit
rules-hands-on = Tässä pöydässä
