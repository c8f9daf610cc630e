# Érkezés egy linkkel: meghívó, foglalt hely, halott link.

arrival-looking = Keressük a székedet …
arrival-connecting = Megyünk az asztalhoz …
arrival-dealing = Hozzuk a kártyát …
arrival-nothing = Ehhez a székhez kell a linkje
arrival-nothing-words = Az asztalnál minden helynek saját linkje van, a puszta cím egyiket sem nyitja. Kérd meg azt, aki meghívott, hogy küldje el a teljes linket.
arrival-closed = Az ajtó zárva marad
arrival-offline = Senki sem felel

invitation-title = Meghívó: { $game }
invitation-free = { $host } széket tart neked
invitation-seat = { $game }. A te helyed: { $seat }.
sit-down = Leülök
who-is-there = Ki ül már az asztalnál

invitation-device = Üdv újra, { $name }
invitation-device-words = Folytasd ezen az eszközön: { $game }. A másik is az asztalnál marad.
invitation-device-do = Folytatom itt

invitation-taken = Ez a hely már foglalt
invitation-taken-words = Itt ({ $seat }) már { $name } ül. Te vagy az? Akkor nyisd meg az asztalt ott, ahol leültél, és válaszd a „Folytatás másik eszközön” pontot. Ha nem, kérj saját linket tőle: { $host }.
invitation-no-watching = Ennél az asztalnál most nem lehet nézőnek lenni.
watch = Megnézem a játékot
