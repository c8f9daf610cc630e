# Jokaista hylkäyskoodia kohti yksi viesti, `/` kirjoitetaan `-`: mitä tapahtui ja mitä voi tehdä.

error-unknown = Tämä ei onnistunut ({ $code }). Lataa sivu uudelleen ja yritä sitten uudestaan.

## Matkalla palvelimelle

error-net-offline = Palvelimeen ei saatu yhteyttä. Tarkista verkkoyhteys ja yritä uudestaan.
error-net-answer = Palvelin vastasi jotakin, mitä tämä sivu ei ymmärrä. Lataa sivu uudelleen ja yritä uudestaan.
error-server-error = Palvelimella tapahtui virhe. Pöytä on entisellään; yritä uudestaan.
error-server-draining = Palvelinta käynnistetään uudelleen. Se palaa aivan kohta.
error-store-away = Pöytää ei juuri nyt saada talteen. Mitään ei ole kadonnut; yritä hetken päästä uudestaan.
error-message-unreadable = Palvelin ei ymmärtänyt tätä sivua. Lataa sivu uudelleen ja yritä uudestaan.
error-message-too-big = Tuota oli kerralla liikaa. Lyhennä vähän.
error-message-too-fast = Tuo oli liian nopeaa. Vedä henkeä ja yritä uudestaan.
error-message-no-hello = Yhteys alkoi liian hitaasti. Yritä uudestaan.
error-message-origin = Tältä sivulta ei pääse tälle palvelimelle. Avaa pöytä palvelimen omasta osoitteesta.
error-address-too-many = Osoitteestasi tuli liikaa pyyntöjä. Yritä uudestaan muutaman minuutin päästä.
error-page-unknown = Tässä osoitteessa ei ole mitään. Tarkista osoite tai palaa aloitussivulle.
error-page-method = Tässä osoitteessa ei voi tehdä niin. Lataa sivu uudelleen ja yritä uudestaan.
error-id-reused = Palvelin tuntee tämän pyynnön jo jostakin muusta. Lataa sivu uudelleen ja yritä uudestaan.

## Pöydät ja linkit

error-table-unknown = Sellaista pöytää ei ole. Tarkista linkki tai avaa oma pöytä.
error-table-secret = Palvelin on kadottanut tämän pöydän salaisuuden, joten kortteja ei voisi enää jakaa reilusti. Avaa uusi pöytä.
error-table-broken = Pöydän muistiinpanot ovat vioittuneet. Palvelimen ylläpitäjän on palautettava varmuuskopio.
error-table-rules = Tämä palvelin on liian vanha tälle pöydälle tai ei tunne sen peliä. Yritä myöhemmin uudelleen tai avaa uusi pöytä.
error-table-closed = Palvelimen ylläpitäjä on sulkenut tämän pöydän. Avaa uusi.
error-table-full = Katsojia on jo liikaa. Yritä myöhemmin uudestaan.
error-link-unknown = Tämä linkki ei enää avaa mitään. Pyydä isännältä uusi.
error-link-used = Tämä linkki on jo käytetty tai vanhentunut. Tee uusi ensimmäisellä laitteella.
error-link-seat = Tällä linkillä voi katsoa, mutta ei istua pöytään. Pyydä isännältä jonkin paikan linkki.
error-key-unknown = Tuolisi on annettu jollekulle toiselle, tai se kuuluu toiselle selaimelle. Pyydä isännältä uusi linkki.
error-key-spectators-off = Isäntä ei päästä nyt katsojia. Pyydä päästä takaisin tai pyydä paikka.
error-record-unfinished = Tuo ottelu on vielä kesken. Sen pöytäkirjan saa, kun ottelu on ohi.

## Paikat ja nimet

error-seat-taken = Siinä istuu jo joku. Pyydä isännältä toinen paikka tai ryhdy katsojaksi.
error-seat-none = Sellaista paikkaa ei ole. Valitse jokin neljästä.
error-seat-open = Siinä ei istu ketään. Valitse paikka, jossa istuu joku.
error-seat-other-seat = Sinulla on jo paikka tässä pöydässä. Löydät sen, kun avaat pöydän.
error-seat-too-many-devices = Paikkasi on jo auki neljällä laitteella. Käytä jotakin niistä.
error-name-empty = Kirjoita ensin nimesi.
error-name-too-long = Nimi on liian pitkä. Siihen mahtuu 24 kirjainta.
error-name-invisible = Nimessä on merkkejä, joita ei näe. Kirjoita se kirjaimilla.
error-name-look-alike = Pöydässä on jo samannäköinen nimi. Lisää omaasi jotakin.

## Mitä milloinkin saa tehdä

error-rights-host = Sen voi tehdä vain isäntä. Pyydä häneltä.
error-rights-seat = Sen voi tehdä vain pöydässä istuva. Pyydä isännältä paikka.
error-stage-started = Ottelu on jo alkanut, joten tätä ei voi enää muuttaa.
error-stage-not-started = Ottelu ei ole vielä alkanut. Odota, että isäntä aloittaa.
error-stage-over = Ottelu on ohi. Aloittakaa uusi.
error-stage-open-seats = Tuoleja on vielä vapaana. Ota niihin botteja tai odota ystäviäsi.
error-stage-same-seat = Nuo ovat yksi ja sama paikka. Valitse kaksi eri paikkaa.
error-stage-not-scored = Jako on vielä kesken. Pelatkaa se ensin loppuun.
error-game-unknown = Tämä palvelin ei jaa tuota peliä. Valitse toinen.
error-option-unknown = Palvelin ei tunne yhtä näistä pöydän säännöistä. Lataa sivu uudelleen ja valitse uudestaan.
error-option-value = Yhdellä näistä pöydän säännöistä on mahdoton arvo. Valitse uudestaan.

## Siirrot

error-move-stale = Pöytä ehti mennä eteenpäin, ennen kuin korttisi tuli perille. Katso tilanne ja pelaa uudestaan.
error-illegal-turn = Nyt ei ole sinun vuorosi. Odota hetki.
error-illegal-nobody-acts = Nyt ei ole kenenkään vuoro. Odota seuraavaa jakoa.
error-illegal-phase = Sitä ei voi tehdä tässä kohdassa. Katso pöytää ja valitse uudestaan.
error-illegal-bid = Sitä määrää ei voi nyt luvata. Valitse jokin näkyvistä luvuista.
error-illegal-hook = Viimeinen lupaus ei saa tehdä lupausten summasta tikkien määrää. Valitse toinen luku.
error-illegal-not-in-hand = Sitä korttia sinulla ei ole. Valitse toinen.
error-illegal-follow-suit = Sinulla on ajettua maata, joten sitä on tunnustettava.
error-illegal-deal = Nyt ei ole aika jakaa. Pelatkaa tämä ensin loppuun.
error-unreadable-card = Korttia ei saatu luettua. Lataa sivu uudelleen ja yritä uudestaan.
error-unreadable-move = Siirtoa ei saatu luettua. Lataa sivu uudelleen ja yritä uudestaan.
error-unreadable-pack = Korttipakkaa ei saatu luettua. Lataa sivu uudelleen ja yritä uudestaan.
error-unreadable-suit = Maata ei saatu luettua. Lataa sivu uudelleen ja yritä uudestaan.
