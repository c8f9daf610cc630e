# A játékok és beállításaik, azokon a neveken, amelyeket a kiszolgáló ad nekik.

game-rikiki = Rikiki
game-rikiki-line = Mondd meg, hány ütést viszel. Aztán vigyél pontosan annyit.
game-rikiki-length = { $rounds } kör

option-rikiki-longest = Legtöbb lap a kézben
option-rikiki-hook = Az utolsó vállalással nem jöhet ki az összeg
option-rikiki-hook-always = minden körben
option-rikiki-hook-not-last = az utolsó kör kivételével
