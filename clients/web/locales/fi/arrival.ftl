# Pöytään tullaan linkillä: kutsu, varattu paikka, vanhentunut linkki.

arrival-looking = Etsitään tuoliasi …
arrival-connecting = Tullaan pöytään …
arrival-dealing = Haetaan kortit …
arrival-nothing = Tähän tuoliin tarvitaan linkki
arrival-nothing-words = Pöydän jokaisella paikalla on oma linkkinsä, eikä pelkkä osoite avaa niistä yhtäkään. Pyydä kutsujaa lähettämään sinulle koko linkki.
arrival-closed = Ovi pysyy kiinni
arrival-offline = Kukaan ei vastaa

invitation-title = Kutsu: { $game }
invitation-free = { $host } on varannut sinulle tuolin
invitation-seat = { $game }. Paikkasi: { $seat }.
sit-down = Istu pöytään
who-is-there = Pöydässä istuvat

invitation-device = Tervetuloa takaisin, { $name }
invitation-device-words = Jatka peliä tällä laitteella ({ $game }). Toinenkin laite pysyy pöydässä.
invitation-device-do = Jatka tässä

invitation-taken = Paikka on jo varattu
invitation-taken-words = Paikalla ({ $seat }) istuu jo { $name }. Oletko se sinä? Avaa silloin pöytä laitteella, jolla istuit pöytään, ja valitse sieltä ”Jatka toisella laitteella”. Muussa tapauksessa pyydä oma linkki pöydän isännältä ({ $host }).
invitation-no-watching = Tähän pöytään ei nyt oteta katsojia.
watch = Katso peliä
