# Pelit ja niiden säännöt, niillä nimillä, jotka palvelin niille antaa.

game-rikiki = Rikiki
game-rikiki-line = Sano, montako tikkiä viet. Vie sitten juuri niin monta.
game-rikiki-length = { $rounds ->
    [one] yksi kierros
   *[other] { $rounds } kierrosta
}

option-rikiki-longest = Kortteja kädessä enintään
option-rikiki-hook = Viimeinen lupaus ei saa täsmätä
option-rikiki-hook-always = joka kierroksella
option-rikiki-hook-not-last = paitsi viimeisellä

game-ristikontra = Ristikontra
game-ristikontra-line = Kaksi paria vastakkain. Sama arvo vie, ja viimeinen vie kaiken: kädestä tai suoraan pakasta.
game-ristikontra-length = { $target ->
    [one] yhteen pisteeseen
   *[other] { $target } pisteeseen
}

option-ristikontra-target = Pelipisteitä voittoon
option-ristikontra-klappi = Ristiklappi, pohjoinen muunnelma
option-ristikontra-five_cards = Viisi korttia kullekin
option-ristikontra-queen_king_rule = Likainen peli ja sen puhdistaminen
option-ristikontra-fourth_king_ban = Neljäs kuningas odottaa pakan loppumista

game-rikken-nine = Rikken, yhdeksän tarjousta
game-rikken-nine-short = Rikken
game-rikken-nine-line = Pyydä ässää, niin sen haltija on salainen parisi. Tai pelaa yksin.
game-rikken-sixteen = Rikken, kuusitoista tarjousta
game-rikken-sixteen-short = Rikken
game-rikken-sixteen-line = Pitkät tikkaat: troela, sokea pyyntö, kaksi peliä yhtä aikaa. Pisteistä tai rahasta.
game-rikken-length = { $deals ->
    [one] yksi jako
   *[other] { $deals } jakoa
}

option-rikken-nine-deals = Jakoja ottelussa
option-rikken-nine-open_exposure = Avoimet kortit lasketaan pöytään
option-rikken-nine-open_exposure-before_first_lead = ennen ensimmäistä ajoa
option-rikken-nine-open_exposure-at_first_lead = ensimmäisen ajon jälkeen
option-rikken-nine-open_exposure-after_first_trick = ensimmäisen tikin jälkeen
option-rikken-nine-stop_when_decided = Ratkennut jako lopetetaan kesken

option-rikken-sixteen-rounds = Jakoja ottelussa
option-rikken-sixteen-settlement = Pelataan
option-rikken-sixteen-settlement-points = pisteistä
option-rikken-sixteen-settlement-cash = rahasta
option-rikken-sixteen-currency = Raha
option-rikken-sixteen-currency-eur = euro
option-rikken-sixteen-currency-gbp = punta
option-rikken-sixteen-currency-usd = dollari
option-rikken-sixteen-currency-huf = forintti
option-rikken-sixteen-currency-chips = pelimerkit
option-rikken-sixteen-unit = Yhden pisteen arvo
option-rikken-sixteen-deal_style = Jakojen välissä
option-rikken-sixteen-deal_style-cut = vain nosto, vanhaan tapaan
option-rikken-sixteen-deal_style-shuffle = sekoitus
option-rikken-sixteen-undertricks = Puuttuvat tikit maksavat lisää
option-rikken-sixteen-undertricks-all = joka pelissä
option-rikken-sixteen-undertricks-per_trick_only = vain missä ylitikitkin lasketaan
option-rikken-sixteen-stop_when_decided = Ratkennut jako lopetetaan kesken
option-rikken-chips = { $count } pelimerkkiä
