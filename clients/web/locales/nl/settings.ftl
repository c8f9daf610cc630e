# De instellingen van deze browser.

settings = Instellingen
language = Taal
theme = Licht
theme-auto = automatisch
theme-dark = donker
theme-light = licht
theme-auto-hint = Zoals op je apparaat; de kaarttafel zelf blijft donker.
deck = Kleuren
deck-two = twee kleuren
deck-four = vier kleuren
speed = Snelheid van de tafel
speed-slow = langzaam
speed-normal = gewoon
speed-fast = snel
speed-hint = Hoe lang een slag blijft liggen en hoe snel de kaarten bewegen. Een tik slaat het wachten altijd over.
motion = Bewegende kaarten
motion-hint = Uit: alles verandert in één keer.
trump-first = Troef vooraan in mijn hand
sounds = Geluid
alerts = Waarschuw me als ik aan de beurt ben
alerts-hint = Een melding als deze pagina op de achtergrond staat.
alerts-refused = Deze browser laat geen meldingen van deze pagina toe. Dat kun je in de instellingen van de browser veranderen.
vibration = Trillen als ik aan de beurt ben
