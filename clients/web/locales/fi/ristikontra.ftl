# Ristikontra: mitä sen pöydässä sanotaan, ja sen säännöt.

table-ristikontra-place = { $deal }. jako
table-ristikontra-held = { $held } odottaa
table-ristikontra-held-spoken = { $held ->
    [one] yksi jakamaton pelipiste
   *[other] { $held } jakamatonta pelipistettä
} odottaa seuraavaa voittajaa
table-ristikontra-side = { $side ->
    [we] Me
    [they] He
   *[other] { $names }
}
table-ristikontra-partner = parisi
table-ristikontra-opponent = vastapuolta
table-ristikontra-pile = { $name }: { $points } pistettä tikeissä
table-ristikontra-game-points = pelipisteitä { $won } / { $target }
table-ristikontra-game-points-title = Pelipisteet
table-ristikontra-card-points = pistettä tikeissä
table-ristikontra-dirty = likainen
table-ristikontra-cleaned = puhdas
table-ristikontra-stock = { $left ->
    [0] Pakka on loppu
    [one] Pakassa yksi kortti
   *[other] Pakassa { $left } korttia
}
table-ristikontra-dark = Pelaa pakasta
table-ristikontra-key-dark = pelaa pakasta
table-ristikontra-barred = ei saa ajaa
table-ristikontra-king-waits = odottaa

## Arvot: mitä ajetaan, mitä ei saa ajaa, mikä vie, kaikki neljä

table-ristikontra-rank-one = { $rank ->
    [two] kakkosen
    [three] kolmosen
    [four] nelosen
    [five] viitosen
    [six] kuutosen
    [seven] seiskan
    [eight] kasin
    [nine] ysin
    [ten] kympin
    [jack] sotilaan
    [queen] kuningattaren
    [king] kuninkaan
   *[ace] ässän
}
table-ristikontra-rank-no = { $rank ->
    [two] kakkosta
    [three] kolmosta
    [four] nelosta
    [five] viitosta
    [six] kuutosta
    [seven] seiskaa
    [eight] kasia
    [nine] ysiä
    [ten] kymppiä
    [jack] sotilasta
    [queen] kuningatarta
    [king] kuningasta
   *[ace] ässää
}
table-ristikontra-rank-subject = { $rank ->
    [two] kakkonen
    [three] kolmonen
    [four] nelonen
    [five] viitonen
    [six] kuutonen
    [seven] seiska
    [eight] kasi
    [nine] ysi
    [ten] kymppi
    [jack] sotilas
    [queen] kuningatar
    [king] kuningas
   *[ace] ässä
}
table-ristikontra-rank-all = { $rank ->
    [two] kakkoset
    [three] kolmoset
    [four] neloset
    [five] viitoset
    [six] kuutoset
    [seven] seiskat
    [eight] kasit
    [nine] ysit
    [ten] kympit
    [jack] sotilaat
    [queen] kuningattaret
    [king] kuninkaat
   *[ace] ässät
}

## Mitä tapahtuu

table-ristikontra-status-scored = { $deal }. jako on pelattu.
table-ristikontra-status-lead-dark = Sinä ajat: kortti kädestä tai pakasta.
table-ristikontra-status-lead-barred = { $who ->
    [me] Sinä ajat, mutta et { $rank }.
   *[other] { $name } ajaa, mutta ei { $rank }.
}
table-ristikontra-status-follow = { $partner ->
    [yes] Sinun vuorosi: parisi johtaa.
   *[no] Sinun vuorosi: { $rank } vie tikin.
}
table-ristikontra-status-ahead = Vuorossa { $name }; { $who ->
    [me] sinä johdat
   *[other] { $ahead } johtaa
}.
table-ristikontra-status-led = Vuorossa { $name }; { $who ->
    [me] sinä ajoit
   *[other] { $leader } ajoi
} { $rank }.
table-ristikontra-why-barred = Et saa nyt ajaa { $rank }: sama arvo ajettiin kolmeen viime tikkiin.
table-ristikontra-why-dark = Pakasta ei saa nyt ajaa: päällimmäinen voi olla estettyä arvoa ({ $ranks }).
table-ristikontra-why-king = Neljäs kuningas odottaa, kunnes pakka on loppu.
table-ristikontra-why-dark-king = Pakasta ei saa nyt pelata: päällimmäisenä voi olla neljäs kuningas.
table-ristikontra-event-deal = { $deal }. jako. { $size } korttia kullekin. { $who ->
    [me] Sinä jaat
   *[other] { $name } jakaa
}.
table-ristikontra-event-drawn = Nostat: { $card }
table-ristikontra-event-barred = Seuraavassa ajossa estetty arvo: { $ranks }
table-ristikontra-event-king = Neljännen kuninkaan on odotettava, kunnes pakka on loppu

## Miten jako päättyy

table-ristikontra-result-won = { $side ->
    [we] Voitimme jaon
    [they] He voittivat jaon
   *[other] Jaon voittivat { $names }
}, { $points } pistettä 120:stä: yksi pelipiste.
table-ristikontra-result-all = { $side ->
    [we] Veimme
    [they] He veivät
   *[other] { $names } veivät
} kaikki { $points } pistettä: kaksi pelipistettä.
table-ristikontra-result-stained = { $side ->
    [we] He jäivät likaisiksi: kuningatar alkupelissä, ei kuningasta loppupelissä. Jako on meidän pisteistä riippumatta
    [they] Jäimme likaisiksi: kuningatar alkupelissä, ei kuningasta loppupelissä. Jako on heidän pisteistä riippumatta
   *[other] Vastapuoli jäi likaiseksi: kuningatar alkupelissä, ei kuningasta loppupelissä. Jaon voittavat { $names } pisteistä riippumatta
}: kaksi pelipistettä.
table-ristikontra-result-tie = Tasapeli 60–60, kukaan ei saa mitään. { $held ->
    [one] Yksi pelipiste
   *[other] { $held } pelipistettä
} jää odottamaan seuraavan jaon voittajaa.
table-ristikontra-result-held = Tasapelin jäljiltä odotti { $held }, yhteensä siis { $gained }.
table-ristikontra-all = Kaikki jaot
table-ristikontra-all-about = pelipisteet, tavoite { $target }; jaon pisteet ja lisäys
table-ristikontra-col-deal = Jako

## Hylkäykset

error-illegal-barred = Tuo arvo ajettiin kolmeen viime tikkiin. Aja jotakin muuta.
error-illegal-fourth-king = Neljäs kuningas odottaa, kunnes pakka on loppu. Pelaa toinen kortti.
error-illegal-stock-gone = Pakka on loppu. Pelaa kortti kädestäsi.
error-illegal-dark-barred = Pakan päällimmäinen voi olla kortti, jota ei nyt saa pelata. Pelaa kortti kädestäsi.

## Säännöt

rules-ristikontra-turn-title = Vuorosi: kädestä tai pakasta
rules-ristikontra-bar-title = Estetty arvo
rules-ristikontra-match-title = Ottelu
rules-ristikontra-klappi-title = Ristiklappi
rules-ristikontra-column-card = kortti
rules-ristikontra-card = { $rank ->
    [ten] kymppi
    [jack] sotilas
    [queen] kuningatar
    [king] kuningas
   *[ace] ässä
}
rules-ristikontra-column-points = arvo

rules-ristikontra-goal = Kaksi paria vastakkain; oma parisi istuu vastapäätä. Tikkien määrä ei ratkaise, vaan niissä olevien pistekorttien arvo: pakassa on 120 pistettä, ja puoli, joka saa niistä vähintään 61, voittaa jaon.
rules-ristikontra-deal = Kullekin jaetaan kuusi korttia. Loput 28 jäävät keskelle pakaksi, nurin päin. Ensimmäisen tikin ajaa etumies eli jakajan vasemmalla puolella istuva, ja jakovuoro siirtyy joka jaossa vasemmalle.
rules-ristikontra-turn = Valttia ei ole, eikä maata tarvitse tunnustaa: pelata saa minkä kortin tahansa. Niin kauan kuin pakkaa riittää, valittavana on kaksi tapaa. Pelaa kortti kädestäsi ja nosta heti pakan päällimmäinen, niin kädessä on taas kuusi. Tai pelaa suoraan pakasta: päällimmäinen kortti käännetään kaikkien nähtäväksi, ja se on sinun pelaamasi kortti; sitä ei voi vaihtaa, eikä silloin nosteta. Pakasta kannattaa pelata tikkiin, johon ei halua tuhlata omaa korttia.
rules-ristikontra-stock = Jokainen pelattu kortti vie pakasta yhden, joten pakka loppuu seitsemänteen tikkiin. Viimeiset kuusi tikkiä pelataan käsikorteilla loppuun.
rules-ristikontra-trick = Tikin vie se, joka pelaa siihen viimeisenä ajetun kortin kanssa samanarvoisen kortin; jos kukaan ei pelaa samaa arvoa, tikki on ajajan. Maalla ei ole väliä, ja kaikki voi muuttua neljänteen korttiin asti. Sanotaan, että Aino ajaa seiskan, ja sitten tulevat ässä, kolmonen ja ysi: Aino vie tikin ja ässän sen mukana. Jos ysin tilalla olisi ollut seiska, se olisi vienyt koko tikin.
rules-ristikontra-bar = Samaa arvoa ei saa ajaa neljään tikkiin peräkkäin. Jos kolmeen viime tikkiin on ajettu kuningas eikä neljäs kuningas ole vielä tullut pöytään, sitä ei saa ajaa, eikä silloin saa ajaa pakastakaan, koska päällimmäisenä voi olla juuri se. Sen saa ajaa vain, jos muuta korttia ei enää ole.
rules-ristikontra-score = Vähintään 61 pistettä tuo yhden pelipisteen, kaikki 120 kaksi. Tasapelissä 60–60 kukaan ei saa mitään: yksi pelipiste jää jakamatta, ja jokaisesta uudesta tasapelistä yksi lisää. Seuraavan jaon voittaja saa ne kaikki.
rules-ristikontra-match = Ottelun voittaa se puoli, joka ensin saa seitsemän pelipistettä. Isäntä voi sopia pienemmän tavoitteen.
rules-ristikontra-klappi = Pohjoisempi muunnelma, joka on käytössä vain, jos isäntä ottaa sen joko kokonaan tai osittain. Viisi korttia kullekin ja pakassa 32. Niin kauan kuin pakkaa riittää, neljättä kuningasta ei saa pelata, kun kolme on jo pöydässä, eikä silloin pelata pakastakaan. Puoli, joka vie kuningattaren tikissä, joka aloitettiin pakan ollessa vielä jäljellä, on likainen, kunnes se myöhemmin puhdistaa pelinsä: vie kuninkaan tikissä, johon ei ajettu kuningatarta. Jos lopussa vain toinen puoli on likainen, toinen voittaa jaon pisteistä riippumatta ja saa kaksi pelipistettä.
rules-ristikontra-bots = Botti tietää sen, minkä sen paikalla istuva pelaajakin tietäisi: omat korttinsa, nostamansakin, ja jokaisen pelatun kortin. Se ei näe sinun korttejasi eikä pakkaa.
rules-ristikontra-hands-on = Napauta korttia, niin pelaat sen, tai paina korttien alta ”Pelaa pakasta”. Ajettu arvo näkyy isona tikin vieressä, ja kortilla, joka nyt veisi tikin, on kultainen reuna. Ylhäällä näet kummankin puolen pisteet ja merkin jokaisesta pelipisteestä. Viimeksi nostamassasi kortissa on kultainen viiva.
