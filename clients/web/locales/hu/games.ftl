# A játékok és beállításaik, azokon a neveken, amelyeket a kiszolgáló ad nekik.

game-rikiki = Rikiki
game-rikiki-line = Mondd meg, hány ütést viszel. Aztán vigyél pontosan annyit.
game-rikiki-length = { $rounds } kör

option-rikiki-longest = Legtöbb lap a kézben
option-rikiki-hook = Az utolsó vállalással nem jöhet ki az összeg
option-rikiki-hook-always = minden körben
option-rikiki-hook-not-last = az utolsó kör kivételével

game-rikken-nine = Rikken, kilenc bemondás
game-rikken-nine-short = Rikken
game-rikken-nine-line = Hívj meg egy ászt: akinél van, titokban a társad. Vagy játssz egyedül.
game-rikken-sixteen = Rikken, tizenhat bemondás
game-rikken-sixteen-short = Rikken
game-rikken-sixteen-line = A hosszú létra: troela, vak meghívás, két felvevő egyszerre. Pontra vagy pénzre.
game-rikken-length = { $deals } osztás

option-rikken-nine-deals = Osztások száma
option-rikken-nine-open_exposure = A nyílt lapokat leteszik
option-rikken-nine-open_exposure-before_first_lead = az első hívás előtt
option-rikken-nine-open_exposure-at_first_lead = az első hívás után
option-rikken-nine-open_exposure-after_first_trick = az első ütés után
option-rikken-nine-stop_when_decided = Eldőlt osztást nem játszunk tovább

option-rikken-sixteen-rounds = Osztások száma
option-rikken-sixteen-settlement = Elszámolás
option-rikken-sixteen-settlement-points = pontra
option-rikken-sixteen-settlement-cash = pénzre
option-rikken-sixteen-currency = Pénznem
option-rikken-sixteen-currency-eur = euró
option-rikken-sixteen-currency-gbp = font
option-rikken-sixteen-currency-usd = dollár
option-rikken-sixteen-currency-huf = forint
option-rikken-sixteen-currency-chips = zseton
option-rikken-sixteen-unit = Egy pont értéke
option-rikken-sixteen-deal_style = Két osztás között
option-rikken-sixteen-deal_style-cut = csak emelés, a régi módon
option-rikken-sixteen-deal_style-shuffle = keverés
option-rikken-sixteen-undertricks = A hiányzó ütésekért felár
option-rikken-sixteen-undertricks-all = minden játékban
option-rikken-sixteen-undertricks-per_trick_only = csak ahol a többlet is számít
option-rikken-sixteen-stop_when_decided = Eldőlt osztást nem játszunk tovább
option-rikken-chips = { $count } zseton

game-ristikontra = Ristikontra
game-ristikontra-line = Ketten ketten ellen. Rang üti a rangot, és az utolsó viszi mindet: kézből vagy vakon.
game-ristikontra-length = { $target } pontig

option-ristikontra-target = Győzelmi pontok a győzelemhez
option-ristikontra-klappi = Ristiklappi, az északi változat
option-ristikontra-five_cards = Öt-öt lap
option-ristikontra-queen_king_rule = Korai dáma bepiszkít, késői király tisztít
option-ristikontra-fourth_king_ban = A negyedik király kivárja a talon végét
