# A váró: négy szék, mindegyikhez link, gépi játékosok, kezdés.

waiting-title = Várakozás: { $game }
waiting-table = Az asztal és négy széke
waiting-full = Mind a négyen megvagytok
waiting-full-host = Kezdhetitek, amikor akarod.
waiting-free = { $free ->
    [one] Egy szék szabad
   *[other] { $free } szék szabad
}
waiting-free-host = Küldd el minden barátodnak egy szék linkjét.
waiting-guest = { $host } indítja a játékot, ha mindenki megjött. Nyugodtan elhagyhatod az oldalt, a széked a tiéd marad.
waiting-watcher = Néző vagy. { $host } indítja a játékot, ha mindenki megjött.
waiting-start = Kezdésre várunk: { $host }
free-seat = { $seat } szabad
bot-here = Gép ide
bot-here-seat = Gépi játékos ide: { $seat }
more-about = További lehetőségek: { $seat }
fill = { $free ->
    [one] Jöjjön gép
   *[other] Jöjjenek gépek
}
start = Kezdés
your-seat = A te helyed
