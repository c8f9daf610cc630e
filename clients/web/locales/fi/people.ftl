# Paikat ja pelaajat ennen ottelua ja sen aikana; toinen laite; pöydän asetukset.

people = Pelaajat ja tahti
presence-open = ei vielä ketään
presence-bot = botti, { $strength }
presence-covered = poissa, botti pelaa
presence-here = paikalla
presence-away = ei yhteyttä
watchers = { $watchers ->
    [one] Yksi katsoja.
   *[other] { $watchers } katsojaa.
}

strength = Taso
strength-easy = helppo
strength-normal = tavallinen
strength-strong = vahva

seat-link = Kuka tämän linkin avaa, voi istua tälle paikalle: { $seat }.
seat-link-bot = Kuka tämän linkin avaa, voi istua botin paikalle.
seat-invitation = { $host } on varannut sinulle tuolin pöydästä ({ $game }):
bot-instead = Vaihda botti tilalle: { $name }
bot-instead-sure = Varmasti? Paikka menee
rename = Vaihda nimi
swap = Vaihda paikkaa
relink = Vaihda linkki
leave = Lähde pöydästä
leave-sure = Lähdetkö varmasti?
remove = Poista { $name }
remove-sure = Poistetaanko varmasti?

device = Jatka toisella laitteella
device-words = Avaa tämä linkki toisella laitteella tai kohdista sen kamera ruutuun. Istut samalla paikalla samat kortit kädessä.
device-wait = Tehdään linkkiä …
device-whose = oma paikkasi
device-invitation = Paikkani pöydässä:
device-once = Kelpaa kerran, kymmenen minuuttia. Se on vain sinulle: kuka sen avaa, pelaa sinun korteillasi.

table-settings = Pöydän asetukset
pace = Tahti
pace-calm = rauhallinen
pace-brisk = reipas
pace-instant = heti
pace-hint = Kuinka kauan botit miettivät ja kuinka pian jaetaan uudet kortit.
clock = Vuoron aikaraja
clock-none = ei rajaa
clock-seconds = { $seconds } s
clock-hint = Kun aika loppuu, botti pelaa sen yhden siirron.
watching = Muut saavat katsoa
watching-hint = Omalla linkillä. Katsojat näkevät vain sen, mikä on kaikkien nähtävissä.
watching-link = { $watchers ->
    [0] Katsojien linkki
    [one] Katsojien linkki; yksi katsoja
   *[other] Katsojien linkki; { $watchers } katsojaa
}
watching-whose = katsojat
watching-invitation = Tule katsomaan peliämme ({ $game }):
