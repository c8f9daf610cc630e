# Aloitussivu: valitse peli, avaa pöytä, palaa vanhaan.

home-title = Korttipöytä neljälle
home-lead = Lähetä kolmelle ystävälle kullekin oma linkki. Tyhjäksi jääville tuoleille istuvat botit.
home-pick = Mitä pelataan?
home-rules-of = Näin pelataan: { $game }
home-options = Pöydän säännöt
home-friends = Pelaa kolmen ystävän kanssa
home-bots = Pelaa botteja vastaan
home-opening = Katetaan pöytä …
home-guest = Vieras

recent = Takaisin pöytään
recent-watching = katsojana
recent-forget = Unohda tämä pöytä: { $game }, { $line }
recent-all = Näytä kaikki
