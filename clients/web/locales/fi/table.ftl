# Itse korttipöytä: vuoro, lupaukset, tikit, tulokset.

## Kortit

table-card = { $suit ->
    [c] risti
    [d] ruutu
    [h] hertta
   *[s] pata
}{ $rank ->
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
table-card-hidden = kortti nurin päin

## Paikat ja pelaajat

table-you = Sinä
table-you-named = { $name } (sinä)
table-side-south = tällä puolella
table-side-west = vasemmalla
table-side-north = vastapäätä
table-side-east = oikealla
table-bot = botti
table-away = poissa
table-covered = botti pelaa
table-dealer = jakaja
table-dealer-letter = J
table-leads = ajoi tämän tikin
table-led = ajoi
table-on-turn = vuorossa
table-cards-left = { $count ->
    [one] yksi kortti jäljellä
   *[other] { $count } korttia jäljellä
}
table-clock = { $seconds ->
    [one] sekunti jäljellä
   *[other] { $seconds } sekuntia jäljellä
}
table-and = { $first } ja { $last }
table-player = Pelaaja

## Mitä tapahtuu

table-trick = Tikki
table-hand = Korttisi
table-takes = { $who ->
    [me] Sinä viet
   *[other] { $name } vie
}
table-took-it = vei
table-event-play = { $who ->
    [me] Pelaat: { $card }
   *[other] { $name } pelaa: { $card }
}
table-event-blind = { $who ->
    [me] Pelaat kortin nurin päin
   *[other] { $name } pelaa kortin nurin päin
}
table-event-dark = { $who ->
    [me] Pelaat pakasta: { $card }
   *[other] { $name } pelaa pakasta: { $card }
}
table-ahead = johtaa
table-dark = pakasta
table-event-hand = Korttisi: { $cards }
table-status-wait = Hetkinen …
table-status-lead = { $who ->
    [me] Sinä ajat. Mikä tahansa kortti käy.
   *[other] { $name } ajaa.
}
table-status-play = Vuorossa { $name }. { $who ->
    [me] Ajoit
   *[other] { $leader } ajoi
} { $suit ->
    [c] ristiä
    [d] ruutua
    [h] herttaa
   *[s] pataa
}.
table-status-follow = Sinun vuorosi. Tunnusta { $suit ->
    [c] ristiä
    [d] ruutua
    [h] herttaa
   *[s] pataa
}.
table-status-free = Sinun vuorosi. Ei { $suit ->
    [c] ristiä
    [d] ruutua
    [h] herttaa
   *[s] pataa
}, joten mikä vain käy.
table-status-taken = { $who ->
    [me] Sinä viet tikin
   *[other] { $name } vie tikin
}: { $card }.
table-status-over = { $count ->
    [one] { $who ->
        [me] Voitit ottelun!
       *[other] { $names } voitti ottelun.
    }
   *[other] Voiton jakavat { $names }.
}
table-status-over-side = { $who ->
    [me] Voititte ottelun: { $names }!
   *[other] Ottelun voittivat { $names }.
}
table-why-wait = Hetkinen, kortit liikkuvat vielä.
table-why-turn = Ei vielä: nyt on vuorossa { $name }.
table-why-not-now = Sitä korttia ei voi nyt pelata.
table-why-follow = Ei sitä: sinulla on { $suit ->
    [c] ristiä
    [d] ruutua
    [h] herttaa
   *[s] pataa
}, joten tunnusta maata.
table-title-turn = Sinun vuorosi!
table-loading = Katetaan pöytää …

## Pöydän ympärillä

table-menu = Valikko
table-scores = Pisteet
table-total = Yhteensä
table-my-score = Pisteeni: { $total }. Näytä koko pistetaulukko
table-points-short = { $game ->
    [ristikontra] pelipistettä
   *[other] pistettä
}
table-column = Pisteet ja viime tikki
table-column-fold = Piilota sivupalsta
table-column-open = Näytä sivupalsta
table-bar = Katso taaksepäin
table-last-trick = Viime tikki
table-last-deal = { $game ->
    [rikiki] Viime kierros
   *[other] Viime jako
}
table-no-trick = Tikkejä ei ole vielä viety.
table-no-deal = { $game ->
    [rikiki] Yhtään kierrosta ei ole vielä pelattu.
   *[other] Yhtään jakoa ei ole vielä pelattu.
}
table-sound = Äänet
table-sort = Järjestä taas
table-sheet-small = Pienennä
table-sheet-open = Näytä taas
table-menu-rules = Säännöt ja pisteet
table-menu-rules-about = Mikä ratkaisee, yhdellä sivulla
table-menu-people = Pelaajat ja tahti
table-menu-people-about = Paikat, botit, aikaraja, lähteminen
table-menu-settings = Asetukset
table-menu-settings-about = Kortit, äänet, nopeus, kieli
table-menu-device = Jatka toisella laitteella
table-menu-device-about = Ota paikkasi mukaan
table-menu-keys = Näppäimet
table-menu-full = Koko näyttö
table-key-hand = siirry kortteihisi
table-key-arrows = liiku korttien välillä
table-key-enter = pelaa kortti, anna lupaus
table-key-move = siirrä korttia kädessäsi
table-key-next = eteenpäin: seuraava jako, odotus pois
table-key-last-trick = viime tikki
table-key-last-deal = { $game ->
    [rikiki] viime kierroksen tulos
   *[other] viime jaon tulos
}
table-key-scores = pistetaulukko
table-key-menu = valikko
table-key-sound = äänet päälle tai pois
table-key-help = nämä näppäimet
table-connection-connecting = Tullaan pöytään …
table-connection-connecting-next = Hetkinen.
table-connection-lost = Yhteys katkesi.
table-connection-lost-next = Korttisi ovat tallessa. Pöytä palaa itsestään.
table-connection-saving = Pöytää ei juuri nyt saada talteen.
table-connection-saving-next = Mitään ei katoa; peli jatkuu kohta.

## Jakojen välissä ja ottelun jälkeen

table-deal-scored = { $game ->
    [rikiki] Kierros { $deal } on pelattu
   *[other] Jako { $deal } on pelattu
}
table-next-now = Seuraava heti
table-to-result = Tulokseen
table-ready = Olet valmis
table-ready-wait = Odotetaan: { $names }.
table-result = Tulos
table-place = { $place }.
table-lines = Näin siihen tultiin. Lopputulos: { $words }
table-best-deal = { $game ->
    [rikiki] Paras kierros
   *[other] Paras jako
}
table-worst-deal = { $game ->
    [rikiki] Heikoin kierros
   *[other] Heikoin jako
}
table-deal-number = { $game ->
    [rikiki] Kierros { $deal }
   *[other] Jako { $deal }
}
table-again = Uusi ottelu
table-again-wait = Olet mukana. Odotetaan: { $names }.
table-share = Jaa
table-shared = Kopioitu
table-share-title = { $game } neljännellä tuolilla
