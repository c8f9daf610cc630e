# Minden elutasító kódhoz egy üzenet, `/` helyett `-`: mi történt, és mi legyen a következő lépés.

error-unknown = Ez nem sikerült ({ $code }). Töltsd újra az oldalt, és próbáld meg még egyszer.

## The way to the server

error-net-offline = A kiszolgálót nem lehet elérni. Nézd meg a kapcsolatodat, és próbáld újra.
error-net-answer = A kiszolgáló válasza itt nem értelmezhető. Töltsd újra az oldalt, és próbáld újra.
error-server-error = Hiba történt a kiszolgálón. Az asztal olyan, mint volt; próbáld újra.
error-server-draining = A kiszolgáló éppen újraindul. Mindjárt visszajön.
error-store-away = Az asztalt most nem lehet elmenteni. Semmi sem vész el; próbáld újra egy perc múlva.
error-message-unreadable = A kiszolgáló nem értette ezt az oldalt. Töltsd újra, és próbáld megint.
error-message-too-big = Ez egyszerre túl sok volt. Írd rövidebben.
error-message-too-fast = Ez túl gyors volt. Várj egy kicsit, és próbáld újra.
error-message-no-hello = Túl lassan indult a kapcsolat. Próbáld újra.
error-message-origin = Ez az oldal nem beszélhet azzal a kiszolgálóval. Nyisd meg az asztalt a kiszolgáló saját címén.
error-address-too-many = Túl sok kérés jött a te címedről. Próbáld újra néhány perc múlva.
error-page-unknown = Ezen a címen nincs semmi. Ellenőrizd, vagy menj a kezdőlapra.
error-page-method = Ezen a címen ez nem lehetséges. Töltsd újra az oldalt, és próbáld újra.
error-id-reused = Ezt a kérést a kiszolgáló már másra ismeri. Töltsd újra az oldalt, és próbáld újra.

## Tables and links

error-table-unknown = Ilyen asztal nincs. Ellenőrizd a linket, vagy nyiss saját asztalt.
error-table-secret = A kiszolgáló elvesztette az asztal titkát, ezért már nem lehetne tisztességesen osztani. Nyiss új asztalt.
error-table-broken = Az asztal naplója megsérült. A kiszolgáló gazdájának biztonsági mentést kell visszaállítania.
error-table-rules = Ez a kiszolgáló túl régi ehhez az asztalhoz, vagy nem ismeri a játékát. Próbáld később, vagy nyiss új asztalt.
error-table-closed = Ezt az asztalt a kiszolgáló gazdája bezárta. Nyiss újat.
error-table-full = Már túl sokan nézik ezt a játékot. Próbáld újra később.
error-link-unknown = Ez a link már nem nyit semmit. Kérj újat a házigazdától.
error-link-used = Ezt a linket már felhasználták, vagy lejárt. Készíts újat az első eszközön.
error-link-seat = Ez a link nézőknek szól, leülni nem lehet vele. Kérj a házigazdától egy hely linkjét.
error-key-unknown = A székedet másnak adták, vagy egy másik böngészőé. Kérj új linket a házigazdától.
error-key-spectators-off = A házigazda kikapcsolta a nézést. Kérd meg, hogy engedjen be, vagy adjon helyet.
error-record-unfinished = Ez a játszma még tart. A feljegyzése akkor kérhető le, ha véget ért.

## Seats and names

error-seat-taken = Ott már ül valaki. Kérj másik helyet a házigazdától, vagy légy néző.
error-seat-none = Ilyen hely nincs. Válassz a négy közül.
error-seat-open = Ott nem ül senki. Olyan helyet válassz, ahol ülnek.
error-seat-other-seat = Már van helyed ennél az asztalnál. Nyisd meg az asztalt, és megtalálod.
error-seat-too-many-devices = A helyed már négy eszközön nyitva van. Használd azok egyikét.
error-name-empty = Előbb írd be a neved.
error-name-too-long = Ez a név túl hosszú. Legfeljebb 24 betű lehet.
error-name-invisible = Ebben a névben láthatatlan jelek vannak. Írd be betűkkel.
error-name-look-alike = Az asztalnál már van valaki, akinek a neve ugyanígy néz ki. Tegyél hozzá valamit a tiédhez.

## What may be done when

error-rights-host = Ezt csak a házigazda teheti meg. Kérd meg őt.
error-rights-seat = Ezt csak az teheti meg, akinek helye van. Kérj egyet a házigazdától.
error-stage-started = A játék elkezdődött, ezen már nem lehet változtatni.
error-stage-not-started = A játék még nem kezdődött el. Várd meg, amíg a házigazda indítja.
error-stage-over = A játék véget ért. Kezdjetek újat.
error-stage-open-seats = Van még szabad szék. Ültess oda gépet, vagy várd meg a barátaidat.
error-stage-same-seat = Ez ugyanaz a hely. Válassz két különbözőt.
error-stage-not-scored = Ennek a körnek még nincs vége. Előbb játsszátok le.
error-game-unknown = Ez a kiszolgáló nem oszt ilyen játékot. Válassz másikat.
error-option-unknown = A kiszolgáló nem ismeri az egyik házi szabályt. Töltsd újra az oldalt, és válassz újra.
error-option-value = Az egyik házi szabály értéke nem lehetséges. Válassz újra.

## Moves

error-move-stale = Az asztal továbblépett, mielőtt a lapod megérkezett. Nézd meg újra, és tegyél.
error-illegal-turn = Még nem te jössz. Várj egy kicsit.
error-illegal-nobody-acts = Most senki sem jön. Várd meg a következő kört.
error-illegal-phase = Ezt most nem lehet. Nézd meg az asztalt, és válassz újra.
error-illegal-bid = Ezt itt nem lehet bemondani. Válassz a felkínáltak közül.
error-illegal-hook = Tiltott vállalás: az utolsóval nem jöhet ki az ütések száma. Válassz mást.
error-illegal-not-in-hand = Ez a lap nincs a kezedben. Válassz másikat.
error-illegal-follow-suit = Van lapod a hívott színből, azt kell tenned.
error-illegal-deal = Most nincs itt az osztás ideje. Előbb fejezzétek be a kört.
error-unreadable-card = Ezt a lapot nem sikerült elolvasni. Töltsd újra az oldalt, és próbáld újra.
error-unreadable-move = Ezt a lépést nem sikerült elolvasni. Töltsd újra az oldalt, és próbáld újra.
error-unreadable-pack = Ezt a paklit nem sikerült elolvasni. Töltsd újra az oldalt, és próbáld újra.
error-unreadable-suit = Ezt a színt nem sikerült elolvasni. Töltsd újra az oldalt, és próbáld újra.
