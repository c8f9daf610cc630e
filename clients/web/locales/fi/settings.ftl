# Tämän selaimen asetukset.

settings = Asetukset
language = Kieli
theme = Valoisuus
theme-auto = automaattinen
theme-dark = tumma
theme-light = vaalea
theme-auto-hint = Kuten laitteessasi; itse korttipöytä pysyy tummana.
deck = Maiden värit
deck-two = kaksi väriä
deck-four = neljä väriä
speed = Pöydän nopeus
speed-slow = hidas
speed-normal = tavallinen
speed-fast = nopea
speed-hint = Kuinka kauan tikki jää näkyviin ja kuinka nopeasti kortit liikkuvat. Napauttamalla pääsee aina eteenpäin.
motion = Liikkuvat kortit
motion-hint = Pois päältä: kaikki vaihtuu kerralla.
trump-first = Valtti ensin kädessäni
sounds = Äänet
alerts = Kerro, kun on minun vuoroni
alerts-hint = Ilmoitus, kun tämä sivu on taustalla.
alerts-refused = Tämä selain ei salli ilmoituksia tältä sivulta. Sen voi muuttaa selaimen asetuksista.
vibration = Värinä, kun on minun vuoroni
