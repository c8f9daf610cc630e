# Helyek és játékosok a játék előtt és közben; másik eszköz; az asztal beállításai.

people = Játékosok és tempó
presence-open = még senki
presence-bot = gép, { $strength }
presence-covered = elment, gép játszik
presence-here = itt van
presence-away = nincs kapcsolatban
watchers = { $watchers ->
    [one] Egy ember nézi a játékot.
   *[other] { $watchers } ember nézi a játékot.
}

strength = Milyen erős
strength-easy = könnyű
strength-normal = közepes
strength-strong = erős

seat-link = Aki ezt a linket megnyitja, ide ülhet le: { $seat }.
seat-link-bot = Aki ezt a linket megnyitja, a gép helyére ülhet.
seat-invitation = { $host } széket tart neked az asztalnál ({ $game }):
bot-instead = Gép játsszon helyette: { $name }
bot-instead-sure = Biztos? A helyét elveszíti
rename = Átnevezés
swap = Helycsere vele
relink = Link cseréje
leave = Felállok az asztaltól
leave-sure = Biztosan felállsz?
remove = Eltávolítás: { $name }
remove-sure = Biztosan eltávolítod?

device = Folytatás másik eszközön
device-words = Nyisd meg ezt a linket a másik eszközön, vagy irányítsd a kameráját a négyzetre. Ugyanott ülsz majd, ugyanazokkal a lapokkal.
device-wait = Készül a link …
device-whose = a te helyed
device-invitation = A helyem az asztalnál:
device-once = Egyszer használható, tíz percig. Csak neked szól: aki megnyitja, a te lapjaiddal játszik.

table-settings = Az asztal beállításai
pace = Tempó
pace-calm = nyugodt
pace-brisk = élénk
pace-instant = azonnali
pace-hint = Mennyit gondolkodnak a gépek, és milyen hamar jön a következő osztás.
clock = Lépésóra
clock-none = nincs
clock-seconds = { $seconds } mp
clock-hint = Ha lejár az idő, azt az egy lépést gép teszi meg.
watching = Mások nézhetik
watching-hint = Saját linkkel. Csak azt látják, ami nyíltan van.
watching-link = { $watchers ->
    [0] A nézők linkje
    [one] A nézők linkje; egy ember nézi
   *[other] A nézők linkje; { $watchers } ember nézi
}
watching-whose = nézők
watching-invitation = Nézd, ahogy játszunk ({ $game }):
