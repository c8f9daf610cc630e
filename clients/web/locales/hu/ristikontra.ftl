# Ristikontra: ami az asztalánál elhangzik, és a szabályai.

table-ristikontra-place = { $deal }. osztás
table-ristikontra-held = { $held } pont áll
table-ristikontra-held-spoken = { $held } győzelmi pont vár a következő győztesre
table-ristikontra-side = { $side ->
    [we] Mi
    [they] Ők
   *[other] { $names }
}
table-ristikontra-partner = társad
table-ristikontra-opponent = a másik oldalon
table-ristikontra-pile = { $name }: { $points } pont az ütésekben
table-ristikontra-game-points = { $target } győzelmi pontból { $won }
table-ristikontra-game-points-title = Győzelmi pontok
table-ristikontra-card-points = pont az ütésekben
table-ristikontra-dirty = piszkos
table-ristikontra-cleaned = tiszta
table-ristikontra-stock = { $left ->
    [0] Elfogyott a talon
   *[other] Talon: { $left } lap
}
table-ristikontra-dark = Játék vakon
table-ristikontra-key-dark = játék vakon
table-ristikontra-barred = nem hívható
table-ristikontra-king-waits = még vár

## Rangok: amit hívnak, amit nem szabad, ami visz, mind a négy

table-ristikontra-rank-one = { $rank ->
    [two] kettest
    [three] hármast
    [four] négyest
    [five] ötöst
    [six] hatost
    [seven] hetest
    [eight] nyolcast
    [nine] kilencest
    [ten] tízest
    [jack] bubit
    [queen] dámát
    [king] királyt
   *[ace] ászt
}
table-ristikontra-rank-no = { $rank ->
    [two] kettest
    [three] hármast
    [four] négyest
    [five] ötöst
    [six] hatost
    [seven] hetest
    [eight] nyolcast
    [nine] kilencest
    [ten] tízest
    [jack] bubit
    [queen] dámát
    [king] királyt
   *[ace] ászt
}
table-ristikontra-rank-subject = { $rank ->
    [two] kettes
    [three] hármas
    [four] négyes
    [five] ötös
    [six] hatos
    [seven] hetes
    [eight] nyolcas
    [nine] kilences
    [ten] tízes
    [jack] bubi
    [queen] dáma
    [king] király
   *[ace] ász
}
table-ristikontra-rank-all = { $rank ->
    [two] kettesek
    [three] hármasok
    [four] négyesek
    [five] ötösök
    [six] hatosok
    [seven] hetesek
    [eight] nyolcasok
    [nine] kilencesek
    [ten] tízesek
    [jack] bubik
    [queen] dámák
    [king] királyok
   *[ace] ászok
}

## Mi történik

table-ristikontra-status-scored = { $deal }. osztás: vége.
table-ristikontra-status-lead-dark = Te hívsz: bármit, akár vakon.
table-ristikontra-status-lead-barred = { $who ->
    [me] Te hívsz, de { $rank } most nem lehet.
   *[other] { $name } hív, de { $rank } most nem lehet.
}
table-ristikontra-status-follow = { $partner ->
    [yes] Te jössz: a társad viszi.
   *[no] Te jössz: egy { $rank } elviszi.
}
table-ristikontra-status-ahead = { $name } jön; most { $who ->
    [me] te viszed
   *[other] { $ahead } viszi
}.
table-ristikontra-status-led = { $name } jön. { $who ->
    [me] Te { $rank } hívtál
   *[other] { $leader } { $rank } hívott
}.
table-ristikontra-why-barred = Most nem lehet { $rank } hívni: az utolsó három ütésre is azt hívták.
table-ristikontra-why-dark = Most nem hívhatsz vakon: a talon tetején épp a tiltott lap is lehet ({ $ranks }).
table-ristikontra-why-king = A negyedik király kivárja, míg elfogy a talon.
table-ristikontra-why-dark-king = Most nem játszhatsz vakon: a talon tetején a negyedik király is lehet.
table-ristikontra-event-deal = { $deal }. osztás. Fejenként { $size } lap. { $who ->
    [me] Te osztasz
   *[other] { $name } oszt
}.
table-ristikontra-event-drawn = Húzol: { $card }
table-ristikontra-event-barred = A következő hívásnál tiltva: { $ranks }
table-ristikontra-event-king = A negyedik királynak várnia kell, míg elfogy a talon

## Hogyan ér véget egy osztás

table-ristikontra-result-won = A 120-ból { $points } pont: { $side ->
    [we] mi nyertük
    [they] ők nyerték
   *[other] { $names } nyerte
} az osztást, ez egy győzelmi pont.
table-ristikontra-result-all = Mind a { $points } pont { $side ->
    [we] a miénk
    [they] az övék
   *[other] ide került: { $names }
}: ez két győzelmi pont.
table-ristikontra-result-stained = { $side ->
    [we] Ők piszkosak maradtak: korán vittek dámát, későn nem vittek királyt. Bármennyi a pont, az osztás a miénk
    [they] Mi maradtunk piszkosak: korán vittünk dámát, későn nem vittünk királyt. Bármennyi a pont, az osztás az övék
   *[other] A másik oldal piszkos maradt: korán vitt dámát, későn nem vitt királyt. Bármennyi a pont, { $names } nyert
}: két győzelmi pont.
table-ristikontra-result-tie = 60–60, senki sem kap semmit. { $held } győzelmi pont vár arra, aki a következő osztást megnyeri.
table-ristikontra-result-held = A várakozó ponttal ({ $held }) együtt { $gained }.
table-ristikontra-all = Minden osztás
table-ristikontra-all-about = győzelmi pontok { $target }-ig; lappontok és nyereség
table-ristikontra-col-deal = Osztás

## Elutasítások

error-illegal-barred = Ezt a rangot hívták az utolsó három ütésre. Hívj másikat.
error-illegal-fourth-king = A negyedik király kivárja, míg elfogy a talon. Tegyél másik lapot.
error-illegal-stock-gone = Elfogyott a talon. A kezedből tegyél.
error-illegal-dark-barred = A talon teteje most tiltott lap is lehet. A kezedből tegyél.

## Szabályok

rules-ristikontra-turn-title = Te jössz: kézből vagy vakon
rules-ristikontra-bar-title = A tilalom
rules-ristikontra-match-title = A parti
rules-ristikontra-klappi-title = Ristiklappi
rules-ristikontra-column-card = lap
rules-ristikontra-card = { $rank ->
    [ten] tízes
    [jack] bubi
    [queen] dáma
    [king] király
   *[ace] ász
}
rules-ristikontra-column-points = pont

rules-ristikontra-goal = Ketten ketten ellen; a társad veled szemben ül. Nem az ütések száma számít, hanem a bennük lévő lapok pontjai: a pakliban 120 pont van, és aki legalább 61-et hazavisz, megnyeri az osztást.
rules-ristikontra-deal = Mindenki hat lapot kap. A másik 28 fedve középre kerül: ez a talon. Az első ütésre az osztótól balra ülő hív; az osztó osztásonként eggyel balra vándorol.
rules-ristikontra-turn = Nincs adu, és színt sem kell követni: bármelyik lapodat kijátszhatod. Amíg van talon, kétfélét tehetsz. Kijátszol egy lapot a kezedből, és rögtön felhúzod a talon tetejét, így megint hat lapod van. Vagy vakon játszol: a talon tetejét felfordítod, mindenki látja, és az a te lapod; kicserélni nem lehet, és húzni sem húzol. Akkor jó, ha az ütés nem ér meg egy lapot a kezedből.
rules-ristikontra-stock = Minden kijátszás egy lapot fogyaszt a talonból, így az a hetedik ütéssel elfogy. Az utolsó hat ütést kézből játsszátok.
rules-ristikontra-trick = Az ütést az utolsó olyan lap viszi, amelynek rangja megegyezik a hívott lapéval; ha senki sem tesz ilyet, a hívóé. A szín nem számít, és a negyedik lapig minden megfordulhat. Tegyük fel, Aino hetest hív, aztán jön egy ász, egy hármas és egy kilences: Aino viszi az ütést, az ásszal együtt. Ha a kilences helyett is hetes jön, az viszi az egészet.
rules-ristikontra-bar = Ugyanazt a rangot senki sem hívhatja egymás után negyedszer. Ha az utolsó három ütést királlyal hívták, és a negyedik király még nincs kint, azt nem lehet hívni, és vakon sem szabad, mert a talon tetején épp az lehet. Csak akkor hívhatod mégis, ha már nincs más lapod.
rules-ristikontra-score = Legalább 61 pont egy győzelmi pontot ér, mind a 120 kettőt. 60–60-nál senki sem kap semmit: egy győzelmi pont állva marad, és minden további döntetlennél még egy. Aki a következő osztást megnyeri, az összeset viszi.
rules-ristikontra-match = Az az oldal nyer, amelyik előbb eléri a hét győzelmi pontot. A házigazda kevesebbet is kiköthet.
rules-ristikontra-klappi = Északi változat; csak akkor él, ha a házigazda kéri, egészben vagy részenként. Öt-öt lap, 32 lapos talon. Amíg van talon, a negyedik királyt nem szabad kijátszani, ha már három kint van, és ilyenkor vakon sem játszhat senki. Amelyik oldal dámát visz egy olyan ütésben, amely még talonnal kezdődött, az piszkos, amíg később nem visz királyt olyan ütésben, amelyet nem dámával hívtak. Ha a végén csak az egyik oldal piszkos, a másik nyeri az osztást, bármennyi a pont, és két győzelmi pontot kap.
rules-ristikontra-bots = A gép annyit tud, amennyit egy játékos tudna a helyén: a saját lapjait, azokat is, amelyeket húzott, és minden kijátszott lapot. Sem a te lapjaidat, sem a talont nem látja.
rules-ristikontra-hands-on = Koppints egy lapra, és kijátszod, vagy a lapjaid alatt a „Játék vakon” gombra. A hívott rang nagyban ott áll az ütés mellett, és arany szegélye van annak a lapnak, amelyik most vinné. Fölötted látod mindkét oldal pontjait, és egy-egy jelet minden győzelmi pontért. Az utoljára húzott lapodon arany csík van.
