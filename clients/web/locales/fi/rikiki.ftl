# Rikiki: mitä sen pöydässä sanotaan, ja sen säännöt.

table-rikiki-key-digits = valitse luvattava luku
table-rikiki-place = { $deal } / { $deals }
table-rikiki-trump = { $suit ->
    [c] risti
    [d] ruutu
    [h] hertta
    [s] pata
   *[none] ei valttia
}
table-rikiki-trump-spoken = { $suit ->
    [c] Valttia on risti
    [d] Valttia on ruutu
    [h] Valttia on hertta
    [s] Valttia on pata
   *[none] Ei valttia
}
table-rikiki-turn-up = Käännetty kortti: { $card }
table-rikiki-no-bid = ei lupausta
table-rikiki-no-bid-spoken = ei ole vielä luvannut
table-rikiki-bid = lupasi { $bid }
table-rikiki-won = vei { $won }
table-rikiki-bid-won = lupasi { $bid }, vei { $won }{ $standing ->
    [over] , liikaa
    [exact] , toistaiseksi täsmälleen
   *[under] { "" }
}
table-rikiki-ask = Montako tikkiä viet?
table-rikiki-ask-small = Lupauksesi
table-rikiki-sum = { $spoken ->
    [0] Lupaat ensimmäisenä · tikkejä { $tricks }
   *[other] Luvattu { $sum } · tikkejä { $tricks }
}
table-rikiki-barred = Ei { $bid }: lupausten summa ei saa olla { $tricks } ({ $sum } + { $bid }).
table-rikiki-status-bid = { $who ->
    [me] Sinun lupauksesi.
   *[other] Lupausvuorossa { $name }.
}
table-rikiki-status-scored = Kierros { $deal } on pelattu.
table-rikiki-event-deal = Kierros { $deal }. { $size ->
    [one] Kortti kullekin
   *[other] { $size } korttia kullekin
}. { $who ->
    [me] Sinä jaat
   *[other] { $name } jakaa
}.
table-rikiki-event-turn-up = Käännetään { $card }: { $suit ->
    [c] valttia on risti
    [d] valttia on ruutu
    [h] valttia on hertta
    [s] valttia on pata
   *[none] ei valttia
}
table-rikiki-event-no-trump = Tällä kierroksella ei ole valttia
table-rikiki-event-bid = { $who ->
    [me] Lupaat { $bid }
   *[other] { $name } lupaa { $bid }
}
table-rikiki-event-score = Kierroksen pisteet: { $scores }
table-rikiki-col-deal = Kierros
table-rikiki-col-bid = Lupaus
table-rikiki-col-won = Vei
table-rikiki-col-score = Pisteet
table-rikiki-exact = täsmälleen
table-rikiki-missed = ohi
table-rikiki-all = Kaikki kierrokset
table-rikiki-all-about = yhteensä, vei/lupasi, pisteet
table-rikiki-cards = { $size ->
    [one] 1 kortti
   *[other] { $size } korttia
}
table-rikiki-cell = { $won }/{ $bid }

## Säännöt

rules-rounds = Kierrokset
rules-column-bid = lupaus
rules-column-won = vei
rules-column-score = pisteet

rules-rikiki-goal = Ennen joka kierrosta sanot, montako tikkiä aiot viedä, ja yrität sitten viedä juuri niin monta: et yhtään vähempää etkä yhtään enempää. Jokainen pelaa omaan pussiinsa. Viimeisen kierroksen jälkeen voittaa suurin yhteispistemäärä; tasapisteissä voitto jaetaan.
rules-rikiki-deal = Ensimmäisellä kierroksella jaetaan kortti kullekin, sitten joka kierroksella yksi enemmän, kunnes kädessä on kolmetoista; siitä palataan kortti kerrallaan takaisin yhteen. Kierroksia on kaikkiaan kaksikymmentäviisi. Jakovuoro siirtyy joka kierroksella vasemmalle.
rules-rikiki-trump = Jaon jälkeen pakan seuraava kortti käännetään näkyviin. Sen maa on kierroksen valtti. Kun kullakin on kolmetoista korttia, pakassa ei ole enää mitään käännettävää, eikä valttia ole.
rules-rikiki-bids = Jakajan vasemmalla puolella istuva lupaa ensin, jakaja viimeisenä. Luvata saa mitä vain nollasta kortiensa määrään, yhdellä poikkeuksella: viimeinen lupaus ei saa tehdä neljän lupauksen summasta kierroksen tikkien määrää. Aivan kaikki eivät siis voi osua oikeaan.
rules-rikiki-play = Ensimmäiseen tikkiin ajaa jakajan vasemmalla puolella istuva. Jos sinulla on ajettua maata, sitä on tunnustettava. Jos ei ole, saat pelata minkä kortin tahansa. Valttia tai korkeampaa korttia ei ole koskaan pakko pelata.
rules-rikiki-trick = Tikin vie korkein valtti. Jos valttia ei ole, sen vie ajetun maan korkein kortti. Ässä on korkein, sitten kuningas, kuningatar, sotilas, kymppi ja niin edelleen kakkoseen. Tikin vienyt ajaa seuraavan.
rules-rikiki-score = Täsmälleen oikein: kymmenen pistettä ja lisäksi yksi jokaisesta luvatusta tikistä. Muuten menetät pisteen jokaisesta liiasta tai puuttuvasta tikistä.
rules-rikiki-bots = Botti tietää sen, minkä sen paikalla istuva pelaajakin tietäisi: omat korttinsa, jokaisen pelatun kortin ja sen, kuka ei ole voinut tunnustaa maata. Sinun korttejasi se ei näe koskaan. Sekin tavoittelee omaa lupaustaan eikä mahdollisimman monta tikkiä.
rules-rikiki-hands-on = Napauta korttia, niin pelaat sen. Omalla vuorollasi kortit, joita ei saa pelata, ovat himmeinä; napauta sellaista, niin pöytä kertoo syyn. Lupaamisen aikana ”–” pienentää ikkunan, jotta näet korttisi. Tikin neljä korttia jäävät hetkeksi näkyviin, ja seuraava kierros tulee itsestään; napauttamalla pääset eteenpäin heti.
