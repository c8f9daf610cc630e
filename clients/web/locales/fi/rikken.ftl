# Rikken, yhdeksän ja kuusitoista tarjousta: pelit, mitä pöydässä sanotaan, kiellot ja säännöt.

## Pelit

table-rikken-contract = { $contract ->
    [rik] Rik
    [rik_hearts] Rik hertassa
    [rik_beter] Rik beter
    [alone8] Kahdeksan yksin
    [nine] Yhdeksän yksin
    [alone9] Yhdeksän yksin
    [ten] Kymmenen yksin
    [alone10] Kymmenen yksin
    [alone11] Yksitoista yksin
    [alone12] Kaksitoista yksin
    [thirteen] Kaikki kolmetoista
    [alone13] Kolmetoista yksin
    [open13] Avoin kolmetoista
    [misere] Misère
    [piek] Piek
    [open_misere] Avoin misère
    [open_piek] Avoin piek
    [open_misere_praatje] Avoin misère, kaikki kortit
    [open_piek_praatje] Avoin piek, kaikki kortit
    [troela] Troela
   *[pass] passi
}
table-rikken-short = { $contract ->
    [rik] Rik
    [rik_hearts] Rik hertassa
    [rik_beter] Rik beter
    [alone8] 8 yksin
    [nine] 9 yksin
    [alone9] 9 yksin
    [ten] 10 yksin
    [alone10] 10 yksin
    [alone11] 11 yksin
    [alone12] 12 yksin
    [thirteen] Kaikki 13
    [alone13] 13 yksin
    [open13] Avoin 13
    [misere] Misère
    [piek] Piek
    [open_misere] Avoin misère
    [open_piek] Avoin piek
    [open_misere_praatje] Misère, kaikki auki
    [open_piek_praatje] Piek, kaikki auki
    [troela] Troela
   *[pass] passi
}
table-rikken-means = { $kind ->
    [called] 8 tikkiä parin kanssa, sinun valttisi
    [called-hearts] 8 tikkiä parin kanssa, valttina hertta
    [fourth-ace] 8 tikkiä neljännen ässän kanssa
    [all] kaikki 13 yksin, sinun valttisi
    [all-declarer] kaikki 13 yksin, auki 1. tikin jälkeen
    [none] ei tikkiäkään, ei valttia
    [one] tasan yksi tikki, ei valttia
    [none-declarer] ei tikkiä, kortit auki { $opening ->
        [before_first_lead] heti
        [at_first_lead] ajosta
       *[after_first_trick] 1. tikistä
    }
    [one-declarer] yksi tikki, kortit auki { $opening ->
        [before_first_lead] heti
        [at_first_lead] ajosta
       *[after_first_trick] 1. tikistä
    }
    [none-everyone] ei tikkiä; kaikki auki, muut puhuvat
    [one-everyone] yksi tikki; kaikki auki, muut puhuvat
   *[alone] { $tricks } tikkiä yksin, sinun valttisi
}
table-rikken-per-trick = { $game ->
    [rikken-nine] ±1 tikiltä
   *[other] +1 tikiltä
}

## Tarjoaminen

table-rikken-hand-open = kortit auki
table-rikken-place = { $deal } / { $deals }
table-rikken-trump = Valtti: { $suit ->
    [c] risti
    [d] ruutu
    [h] hertta
   *[s] pata
}
table-rikken-suit = { $suit ->
    [c] Risti
    [d] Ruutu
    [h] Hertta
   *[s] Pata
}
table-rikken-called = pyydetty: { $card }
table-rikken-said = tarjous: { $contract }
table-rikken-won = { $won ->
    [one] 1 tikki
   *[other] { $won } tikkiä
}
table-rikken-partner = { $who ->
    [me] sinun parisi
   *[other] pari
}
table-rikken-partner-of = pari: { $name }
table-rikken-secret-partner = salainen pari
table-rikken-ask = Tarjouksesi
table-rikken-ladder = Pelit pienimmästä suurimpaan
table-rikken-no-bids = Kukaan ei ole vielä tarjonnut
table-rikken-passed = Passannut: { $names }
table-rikken-forced = Kolme ässää velvoittaa
table-rikken-bid-by = tarjosi { $who ->
    [me] sinä
   *[other] { $name }
}
table-rikken-barred-low = Liian matala: { $name } tarjoaa { $contract }.
table-rikken-barred-three-aces = Vain tasan kolmella ässällä, ensimmäisellä vuorollasi.
table-rikken-barred-forced = Kolmella ässällä on nyt tarjottava troela.
table-rikken-pass = Passi
table-rikken-choose = Valitse peli
table-rikken-bid = Tarjoa: { $contract }
table-rikken-auction = Tarjoukset tähän asti
table-rikken-key-ladder = kulje pelien välillä; Enter tarjoaa
table-rikken-key-pass = passaa
table-rikken-key-blind = aja nurin päin, kun olet pyytänyt sokkona

## Valtti ja pyyntö

table-rikken-ask-trump = Valitse valtti
table-rikken-trump-for = Parisi on { $name }
table-rikken-held = { $count ->
    [0] ei yhtään
    [one] yksi kortti
   *[other] { $count } korttia
}
table-rikken-ask-call = Pyydä pariasi
table-rikken-call-why = { $why ->
    [lower] Sinulla on kaikki ässät, joita voisi pyytää, joten pyydetään seuraavaksi korkeinta. Sen haltija on salaa parisi.
    [blind] Sinulla ei ole tätä maata, joten pyydät sokkona. Ässän haltija on salaa parisi.
    [any] Sinulla ei ole sivumaata, josta ässä puuttuisi, joten mikä tahansa ässä käy. Sen haltija on salaa parisi.
   *[held] Ässät, jotka puuttuvat maista, joita sinulla on. Ässän haltija on salaa parisi.
}
table-rikken-you-hold = Sinulla on { $card }: parisi on { $name }, eikä kukaan muu tiedä sitä.
table-rikken-blind = Nurin päin:
table-rikken-blind-not = Aja sittenkin avoimesti
table-rikken-blind-what = Aja nurin päin ja pyydä: { $card }
table-rikken-blind-how = Napauta korttia, jonka lasket nurin päin.

## Mitä tapahtuu

table-rikken-status-bid-first = { $who ->
    [me] Sinä tarjoat. Vielä ei ole tarjouksia.
   *[other] { $name } miettii tarjousta.
}
table-rikken-status-bid = { $who ->
    [me] { $contract }: yli vai passi?
   *[other] { $name } miettii. Korkein on { $contract }.
}
table-rikken-status-join = { $contract }: tule mukaan, tarjoa yli tai passaa.
table-rikken-status-trump = { $who ->
    [me] Valitse valtti.
   *[other] { $name } valitsee valtin.
}
table-rikken-status-call = { $who ->
    [me] Pyydä korttia: sen haltija on parisi.
   *[other] { $name } pyytää korttia.
}
table-rikken-status-asked = Vuorossa { $name }. { $who ->
    [me] Pyysit
   *[other] { $leader } pyysi
} { $suit ->
    [c] ristiä
    [d] ruutua
    [h] herttaa
   *[s] pataa
}.
table-rikken-status-lead-duty = Sinä ajat. { $suit ->
    [c] Rististä
    [d] Ruudusta
    [h] Hertasta
   *[s] Padasta
} vain { $rank ->
    [ace] ässä
    [king] kuningas
    [queen] kuningatar
   *[other] pyydetty
}.
table-rikken-status-duty = Sinun on pelattava { $card }.
table-rikken-status-scored = Jako { $deal } on laskettu.
table-rikken-why-phase = { $phase ->
    [bid] Ensin tarjotaan. Kortit tulevat sitten.
    [trump] Valitse ensin valtti.
   *[call] Pyydä ensin korttia.
}
table-rikken-why-lead = Sinulla on pyydetty kortti. Sen maasta saat ajaa vain sen itsensä: { $card }. Muut maat käyvät.
table-rikken-why-duty = Pyydetyn kortin maata ajettiin: sinun on pelattava { $card }.
table-rikken-talk = Pelistä saa puhua ääneen: { $names }.
table-rikken-open = { $who ->
    [me] Sinun korttisi
   *[other] { $name }, kortit
} auki: { $cards }

table-rikken-event-deal = Jako { $deal }. { $who ->
    [me] Sinä jaat
   *[other] { $name } jakaa
}.
table-rikken-event-bid = { $who ->
    [me] Sinä
   *[other] { $name }
}: { $contract }
table-rikken-event-contract = { $who ->
    [me] Pelisi
   *[other] { $name } pelaa
}: { $contract }
table-rikken-event-thrown-in = Kaikki passasivat. Jaetaan uudestaan
table-rikken-event-trump = { $who ->
    [me] Valitset valtiksi
   *[other] { $name } valitsee valtiksi
} { $suit ->
    [c] ristin
    [d] ruudun
    [h] hertan
   *[s] padan
}
table-rikken-event-trump-fixed = Valttina on { $suit ->
    [c] risti
    [d] ruutu
    [h] hertta
   *[s] pata
}
table-rikken-event-call = { $who ->
    [me] Pyydät
   *[other] { $name } pyytää
}: { $card }
table-rikken-event-call-blind = { $who ->
    [me] Pyydät sokkona
   *[other] { $name } pyytää sokkona
}: { $card }
table-rikken-event-partner = { $declarer ->
    [me] Parisi on { $name }
   *[other] { $who ->
        [me] Sinä ja { $named } olette pari
       *[other] { $name } ja { $named } ovat pari
    }
}
table-rikken-event-face-up = Käännettiin: { $card }
table-rikken-event-open = { $who ->
    [me] Sinun korttisi
   *[other] { $name }, kortit
} auki: { $cards }
table-rikken-event-talk = Tästä lähtien pelistä saa puhua ääneen: { $names }
table-rikken-event-score = Jaon pisteet: { $scores }

## Tulos

table-rikken-thrown-in = Kaikki passasivat
table-rikken-thrown-in-words = Jaetaan uudestaan; tätä jakoa ei lasketa. { $who ->
    [me] Nyt jaat sinä
   *[other] Nyt jakaa { $name }
}.
table-rikken-thrown-in-count = { $count ->
    [one] Kerran kaikki passasivat.
   *[other] { $count } kertaa kaikki passasivat.
}
table-rikken-with = parina { $who ->
    [me] sinä
   *[other] { $name }
}
table-rikken-outcome = { $won ->
    [0] Ei tikkiä
    [one] Yksi tikki
   *[other] { $won } tikkiä
}{ $wanted ->
    [exactly] { "" }
   *[least] { " " }(tavoite { $tricks })
}: { $outcome ->
    [made] onnistui
   *[failed] kaatui
}.
table-rikken-made = onnistui
table-rikken-failed = kaatui
table-rikken-sum = { $extra ->
    [0] { $worth }
   *[other] { $value } + { $extra } = { $worth }
}
table-rikken-sum-cash = { $extra ->
    [0] { $value } × { $unit } = { $money }
   *[other] ({ $value } + { $extra }) × { $unit } = { $money }
}
table-rikken-reckoning = { $how ->
    [zero-sum-alone-made] { $sum } jokaiselta kolmelta muulta
    [zero-sum-alone-failed] { $sum } jokaiselle kolmelle muulle
    [zero-sum-pair-made] { $sum } kummallekin parista, vastapelaajilta
    [zero-sum-pair-failed] { $sum } kummaltakin parista, vastapelaajille
    [points-alone-made] { $sum } pelinviejälle
    [points-alone-failed] { $sum } jokaiselle kolmelle muulle
    [points-pair-made] { $sum } kummallekin parista
   *[points-pair-failed] { $sum } kummallekin vastapelaajalle
}
table-rikken-col-deal = Jako
table-rikken-col-won = Tikit
table-rikken-col-score = Pisteet
table-rikken-all = Kaikki jaot
table-rikken-all-about = yhteensä ja jaosta; alleviivattu pelasi

## Kiellot

error-illegal-bid-too-low = Noin paljon on jo tarjottu. Tarjoa enemmän tai passaa.
error-illegal-must-bid-troela = Tasan kolmella ässällä on ensimmäisellä vuorolla tarjottava troela.
error-illegal-troela = Troela tarjotaan tasan kolmella ässällä, ensimmäisellä vuorolla. Valitse toinen peli.
error-illegal-call = Sitä korttia ei voi pyytää. Valitse jokin näkyvistä.
error-illegal-called-suit = Sinulla on pyydetty kortti: sen maasta saat ajaa vain sen itsensä. Muut maat käyvät.
error-illegal-called-card = Pyydetyn kortin maata ajettiin: sinun on pelattava se kortti.
error-illegal-blind-lead = Nurin päin ajaa vain se, joka pyysi sokkona, kunnes pyydetty kortti on pelattu. Aja avoimesti.

## Säännöt ja pisteet

rules-rikken-contract = { $contract ->
    [rik] Vähintään 8 tikkiä pyydetyn parin kanssa. Valtin valitset sinä.
    [rik_hearts] Vähintään 8 tikkiä pyydetyn parin kanssa. Valttina on hertta.
    [rik_beter] Vähintään 8 tikkiä pyydetyn parin kanssa. Valttina on hertta.
    [alone8] Vähintään 8 tikkiä yksin. Valtin valitset sinä.
    [nine] Vähintään 9 tikkiä yksin. Valtin valitset sinä.
    [alone9] Vähintään 9 tikkiä yksin. Valtin valitset sinä.
    [ten] Vähintään 10 tikkiä yksin. Valtin valitset sinä.
    [alone10] Vähintään 10 tikkiä yksin. Valtin valitset sinä.
    [alone11] Vähintään 11 tikkiä yksin. Valtin valitset sinä.
    [alone12] Vähintään 12 tikkiä yksin. Valtin valitset sinä.
    [thirteen] Kaikki tikit yksin. Valitset valtin ja ajat ensin.
    [alone13] Kaikki tikit yksin. Valtin valitset sinä.
    [open13] Kaikki tikit yksin, kortit auki. Valtin valitset sinä.
    [misere] Ei yhtään tikkiä. Ei valttia.
    [piek] Tasan yksi tikki. Ei valttia.
    [open_misere] Ei yhtään tikkiä, kortit auki. Ei valttia.
    [open_piek] Tasan yksi tikki, kortit auki. Ei valttia.
    [open_misere_praatje] Ei yhtään tikkiä; kaikkien kortit auki, ja muut saavat puhua. Ei valttia.
    [open_piek_praatje] Tasan yksi tikki; kaikkien kortit auki, ja muut saavat puhua. Ei valttia.
   *[troela] Kolme ässää, parina neljännen haltija: vähintään 8 tikkiä. Valtin valitsee pari.
}
rules-rikken-column-contract = Peli
rules-rikken-column-value = Arvo
rules-rikken-column-declarer = Viejä
rules-rikken-column-partner = Pari
rules-rikken-column-others = Muut

rules-rikken-goal = Jokainen pelaa itselleen. Joka jaossa eniten tarjonnut on pelinviejä: hän ottaa tietyn määrän tikkejä, yksin tai parin kanssa, jota kukaan ei aluksi tunne; tai tasan yhden tikin; tai ei yhtään. Muut yrittävät estää sen. Viimeisen jaon jälkeen voittaa se, jolla on eniten pisteitä; tasatilanteessa voitto jaetaan.
rules-rikken-deal = { $game ->
    [rikken-nine] Jokainen saa kolmetoista korttia. Ässä on korkein. Ottelussa on kahdeksan jakoa, elleivät pöydän säännöt sano muuta, ja jakovuoro siirtyy aina yhden paikan vasemmalle.
   *[rikken-sixteen] Jokainen saa kolmetoista korttia, ensin kuusi ja sitten seitsemän. Ässä on korkein. Pakka sekoitetaan vain ensimmäiseen jakoon; sen jälkeen kortit kootaan niin kuin ne ovat ja nostetaan, joten maat pysyvät koossa. Pöydän säännöillä pakan voi sekoittaa joka kerta.
}
rules-rikken-bids = { $game ->
    [rikken-nine] Jakajan vasemmalla puolella istuva puhuu ensin. Vuorollaan jokainen tarjoaa edellistä korkeamman pelin tai passaa. Passi on lopullinen; se, jonka yli tarjottiin, saa tarjota uudestaan. Tarjoaminen päättyy, kun muut ovat passanneet tai joku on tarjonnut kaikki kolmetoista. Jos kaikki neljä passaavat, jaetaan uudestaan, eikä jakoa lasketa.
   *[rikken-sixteen] Jakajan vasemmalla puolella istuva puhuu ensin. Vuorollaan jokainen tarjoaa edellistä korkeamman pelin tai passaa. Passi on lopullinen; se, jonka yli tarjottiin, saa tarjota uudestaan. Jotkin pelit ovat samanarvoisia, esimerkiksi misère ja piek: kun sellainen on korkein, kumpaan tahansa saa tulla mukaan, ja silloin jokainen pelaa samassa jaossa omaa peliään. Jos kaikki neljä passaavat, jaetaan uudestaan, eikä jakoa lasketa.
}
rules-rikken-troela-title = Troela
rules-rikken-troela = Tasan kolmella ässällä on ensimmäisellä vuorolla tarjottava troela, ellei joku ole jo tarjonnut enempää. Kukaan muu ei voi sitä koskaan tarjota. Neljännen ässän haltija on pari; hän paljastaa itsensä valitsemalla valtin, ja yhdessä tarvitaan kahdeksan tikkiä. Myöhemmin tarjotessasi olet yhtä vapaa kuin muutkin.
rules-rikken-call-title = Valtti ja pyyntö
rules-rikken-call = Valttipelissä pelinviejä valitsee minkä maan tahansa. Rikissä hän pyytää sen jälkeen ässää, jota hänellä ei ole, joka ei ole valttia ja jonka maata hänellä on. { $game ->
    [rikken-nine] Jos hänellä on kaikki ässät, joita voisi pyytää, hän pyytää kuningasta, ja niin edelleen alaspäin.
   *[rikken-sixteen] Jos sellaista ässää ei ole, hän pyytää ässää maasta, jota hänellä ei ole, ja sanoo pyytävänsä sokkona. Neljällä ässällä pyydetään kuningasta.
}
rules-rikken-secret-title = Salainen pari
rules-rikken-secret = Se, jolla pyydetty kortti on, on tässä jaossa pelinviejän pari eikä puhu siitä mitään. Kortti on pelattava heti, kun sen maata ensi kerran ajetaan, ja siihen asti haltija saa itse ajaa tuota maata vain sillä. Jos haltijalla ei ole ajettua maata, hän saa heittää sen pois. Kun kortti on pöydässä, kaikki tietävät.
rules-rikken-blind-title = Ajo nurin päin
rules-rikken-blind = Sokkona pyytänyt saa ajovuorollaan, kunnes pyydetty ässä on pelattu, laskea minkä tahansa kortin nurin päin. Sillä hän pyytää ässää: muut tunnustavat sen maata, ja pari pelaa ässän. Sitten kortti käännetään. Tikin vie korkein valtti, käännetty kortti mukaan lukien; ilman valttia ässä.
rules-rikken-play = { $game ->
    [rikken-nine] Ensimmäiseen tikkiin ajaa jakajan vasemmalla puolella istuva; kaikissa kolmessatoista pelinviejä.
   *[rikken-sixteen] Ensimmäiseen tikkiin ajaa jakajan vasemmalla puolella istuva.
} Maata on tunnustettava; jos sitä ei ole, mikä tahansa kortti käy. Valtilla ei ole pakko ottaa. Tikin vie korkein valtti, ilman valttia ajetun maan korkein kortti, ja tikin vienyt ajaa seuraavaan.
rules-rikken-open-title = Avoimet kortit
rules-rikken-open = { $game ->
    [rikken-nine] Avoimessa piekissä ja avoimessa misèressä pelinviejän kortit lasketaan kaikkien nähtäville heti, kun ensimmäinen kortti on ajettu.
   *[rikken-sixteen] Avoimissa peleissä pelinviejän kortit lasketaan auki ensimmäisen tikin jälkeen. Kahdessa pelissä auki ovat kaikkien kortit, ja siitä lähtien muut saavat puhua pelistä ääneen, kaikkien kuullen.
}
rules-rikken-score = { $game ->
    [rikken-nine] Yksin pelaava saa onnistuessaan pelin arvon jokaiselta kolmelta muulta ja maksaa sen jokaiselle, jos peli kaatuu. Rikissä molemmat parista voittavat sen ja molemmat vastapelaajat häviävät, tai päinvastoin. Rikissä sekä yhdeksän ja kymmenen yksin -peleissä jokainen tikki yli tai alle lisää yhden. Jako päättyy, kun mikään ei enää voi muuttua.
   *[rikken-sixteen] Onnistuneen pelin pisteet saavat pelinviejä ja hänen parinsa, ja missä niin sanotaan, yhden lisää jokaisesta ylitikistä. Kaatuneen pelin pisteet saavat kaikki muut, ja yhden lisää jokaisesta puuttuvasta tikistä. Kukaan ei menetä pisteitä. Jos pelinviejiä on monta, jokainen peli lasketaan erikseen.
}
rules-rikken-cash-title = Rahasta
rules-rikken-cash = Pöydän säännöillä joka jako voidaan maksaa rahassa. Silloin pelin arvo kertaa panos kulkee jokaiselta kolmelta muulta yksin pelaavalle, tai toisin päin pelin kaatuessa; parin kanssa kummaltakin vastapelaajalta toiselle parista, tai toisin päin.
rules-rikken-bots = Botti tietää sen, minkä pelaaja sen paikalla tietäisi: omat korttinsa, tarjoukset, jokaisen pelatun kortin ja sen, kuka ei voinut tunnustaa. Salaisen parin se saa tietää vasta, kun koko pöytä tietää.
rules-rikken-hands-on = Napauta peliä, niin näet, mitä se vaatii; tarjoa sitten. Peli, jota ei voi tarjota, kertoo miksi. Vuorollasi kielletyt kortit ovat himmeitä; napauta niitä, niin pöytä kertoo syyn. Peli, valtti ja pyydetty kortti näkyvät koko ajan ylhäällä. { $game ->
    [rikken-nine] Jos pyydetty kortti on sinulla, vain sinä näet sen.
   *[rikken-sixteen] Jos pyydetty kortti on sinulla, vain sinä näet sen. Kun haluat ajaa nurin päin, paina ensin painiketta korttiesi alla.
}
