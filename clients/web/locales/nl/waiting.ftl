# De wachtkamer: vier stoelen, een link voor elk, bots, beginnen.

waiting-title = Wachten op { $game }
waiting-table = De tafel met zijn vier stoelen
waiting-full = Jullie zijn met z’n vieren
waiting-full-host = Begin maar als je zover bent.
waiting-free = { $free ->
    [one] Er is één stoel vrij
   *[other] Er zijn { $free } stoelen vrij
}
waiting-free-host = Stuur elke vriend de link van een stoel.
waiting-guest = { $host } begint als iedereen er is. Je kunt deze pagina verlaten en terugkomen; je stoel blijft van jou.
waiting-watcher = Je kijkt mee. { $host } begint als iedereen er is.
waiting-start = Wachten tot { $host } begint
free-seat = De plaats op { $seat } is vrij
bot-here = Bot hier
bot-here-seat = Zet een bot op { $seat }
more-about = Meer over { $seat }
fill = { $free ->
    [one] Vul aan met een bot
   *[other] Vul aan met bots
}
start = Beginnen
your-seat = Jouw plaats
