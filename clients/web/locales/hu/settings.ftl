# Ennek a böngészőnek a beállításai.

settings = Beállítások
language = Nyelv
theme = Világosság
theme-auto = automatikus
theme-dark = sötét
theme-light = világos
theme-auto-hint = Ahogy az eszközödön; maga a kártyaasztal sötét marad.
deck = Színek
deck-two = két szín
deck-four = négy szín
speed = Az asztal sebessége
speed-slow = lassú
speed-normal = közepes
speed-fast = gyors
speed-hint = Meddig marad kint egy ütés, és milyen gyorsan mozognak a lapok. Koppintással mindig továbbléphetsz.
motion = Mozgó lapok
motion-hint = Kikapcsolva minden egyszerre változik.
trump-first = Adu elöl a kezemben
sounds = Hangok
alerts = Szólj, ha én jövök
alerts-hint = Értesítés, amíg ez az oldal a háttérben van.
alerts-refused = Ez a böngésző nem enged értesítést erről az oldalról. A böngésző beállításaiban változtathatsz rajta.
vibration = Rezgés, ha én jövök
