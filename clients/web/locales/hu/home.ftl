# A kezdőlap: játékválasztás, asztalnyitás, visszatérés.

home-title = Kártyaasztal négy embernek
home-lead = Küldj egy-egy linket három barátodnak. Az üres székekre gépi játékosok ülnek.
home-pick = Melyik játék legyen?
home-rules-of = { $game }: így játsszák
home-options = Házi szabályok
home-friends = Játék három baráttal
home-bots = Játék gépi ellenfelekkel
home-opening = Terítjük az asztalt …
home-guest = Vendég

recent = Vissza az asztalhoz
recent-watching = nézőként
recent-forget = Asztal elfelejtése: { $game }, { $line }
recent-all = Mutasd mindet
