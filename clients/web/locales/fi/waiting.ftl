# Odotushuone: neljä tuolia, kullekin linkki, botit, aloitus.

waiting-title = Odotetaan: { $game }
waiting-table = Pöytä ja sen neljä tuolia
waiting-full = Kaikki neljä paikalla
waiting-full-host = Voit aloittaa, kun haluat.
waiting-free = { $free ->
    [one] Yksi tuoli vapaana
   *[other] { $free } tuolia vapaana
}
waiting-free-host = Lähetä kullekin ystävälle yhden tuolin linkki.
waiting-guest = { $host } aloittaa, kun kaikki ovat paikalla. Voit poistua sivulta ja palata; tuolisi säilyy.
waiting-watcher = Olet katsoja. { $host } aloittaa, kun kaikki ovat paikalla.
waiting-start = Odotetaan aloitusta: { $host }
free-seat = { $seat } on vapaa
bot-here = Botti
bot-here-seat = Botti tälle paikalle: { $seat }
more-about = Lisää paikasta: { $seat }
fill = { $free ->
    [one] Täytä botilla
   *[other] Täytä boteilla
}
start = Aloita
your-seat = Oma paikkasi
