# De startpagina: kies een spel, open een tafel, ga terug naar een tafel.

home-title = Een kaarttafel voor vier
home-lead = Stuur drie vrienden elk een link. Op stoelen die leeg blijven, komen bots.
home-pick = Welk spel?
home-rules-of = Hoe { $game } gaat
home-options = Huisregels
home-friends = Speel met drie vrienden
home-bots = Speel tegen bots
home-opening = De tafel wordt gedekt …
home-guest = Gast

recent = Terug naar de tafel
recent-watching = kijkt mee
recent-forget = Deze tafel vergeten: { $game }, { $line }
recent-all = Alles tonen
