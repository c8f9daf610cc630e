# Maga a kártyaasztal: ki jön, vállalások, ütések, eredmények.

## Lapok

table-card = { $suit ->
    [c] treff
    [d] káró
    [h] kőr
   *[s] pikk
} { $rank ->
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
table-card-hidden = fedett lap

## Székek és játékosok

table-you = Te
table-you-named = { $name } (te)
table-side-south = ezen az oldalon
table-side-west = balra
table-side-north = szemben
table-side-east = jobbra
table-bot = gépi játékos
table-away = nincs itt
table-covered = gép játszik
table-dealer = osztó
table-dealer-letter = O
table-leads = ő hívta ezt az ütést
table-led = hívta
table-on-turn = ő jön
table-cards-left = { $count } lap maradt
table-clock = még { $seconds } másodperc
table-and = { $first } és { $last }
table-player = Játékos

## Mi történik

table-trick = Az ütés
table-hand = A te lapjaid
table-takes = { $who ->
    [me] Te viszed
   *[other] { $name } viszi
}
table-took-it = vitte
table-event-play = { $who ->
    [me] Kijátszod: { $card }
   *[other] { $name } kijátssza: { $card }
}
table-event-blind = { $who ->
    [me] Fedve teszel egy lapot
   *[other] { $name } fedve tesz egy lapot
}
table-event-dark = { $who ->
    [me] Vakon játszol ki: { $card }
   *[other] { $name } vakon játszik ki: { $card }
}
table-ahead = viszi
table-dark = vakon
table-event-hand = A lapjaid: { $cards }
table-status-wait = Egy pillanat …
table-status-lead = { $who ->
    [me] Te hívsz. Bármelyik lap jó.
   *[other] { $name } hív.
}
table-status-play = { $name } jön. { $who ->
    [me] Te { $suit ->
        [c] treffet
        [d] kárót
        [h] kőrt
       *[s] pikket
    } hívtál
   *[other] { $leader } { $suit ->
        [c] treffet
        [d] kárót
        [h] kőrt
       *[s] pikket
    } hívott
}.
table-status-follow = Te jössz. { $suit ->
    [c] Treffet
    [d] Kárót
    [h] Kőrt
   *[s] Pikket
} kell tenned.
table-status-free = Te jössz. Nincs { $suit ->
    [c] treffed
    [d] káród
    [h] kőröd
   *[s] pikked
}, bármi mehet.
table-status-taken = { $who ->
    [me] Te viszed
   *[other] { $name } viszi
}: { $card }.
table-status-over = { $count ->
    [one] { $who ->
        [me] Megnyerted a partit!
       *[other] { $names } nyerte a partit.
    }
   *[other] Döntetlen: { $names } együtt nyert.
}
table-status-over-side = { $who ->
    [me] Megnyertétek a partit: { $names }!
   *[other] A partit nyerte: { $names }.
}
table-why-wait = Egy pillanat, még mozognak a lapok.
table-why-turn = Még nem: most { $name } jön.
table-why-not-now = Ezt a lapot most nem lehet kijátszani.
table-why-follow = Ezt most nem: van { $suit ->
    [c] treffed, treffet
    [d] káród, kárót
    [h] kőröd, kőrt
   *[s] pikked, pikket
} kell tenned.
table-title-turn = Te jössz!
table-loading = Terítünk …

## Az asztal körül

table-menu = Menü
table-scores = Pontok
table-total = Összpont
table-my-score = Pontjaim: { $total }. A teljes ponttábla
table-points-short = { $game ->
    [ristikontra] győzelmi pont
   *[other] pont
}
table-column = Pontok és utolsó ütés
table-column-fold = Oldalsáv becsukása
table-column-open = Oldalsáv kinyitása
table-bar = Visszanézés
table-last-trick = Utolsó ütés
table-last-deal = { $game ->
    [rikiki] Utolsó kör
   *[other] Utolsó osztás
}
table-no-trick = Még nem volt lezárt ütés.
table-no-deal = { $game ->
    [rikiki] Még nem volt lezárt kör.
   *[other] Még nem volt lezárt osztás.
}
table-sound = Hang
table-sort = Rendezés
table-sheet-small = Kicsinyítés
table-sheet-open = Kinyitás
table-menu-rules = Szabályok és pontozás
table-menu-rules-about = Minden, ami számít, egy oldalon
table-menu-people = Játékosok és tempó
table-menu-people-about = Székek, gépek, óra, felállás
table-menu-settings = Beállítások
table-menu-settings-about = Lapok, hang, sebesség, nyelv
table-menu-device = Folytatás másik eszközön
table-menu-device-about = Vidd magaddal a helyedet
table-menu-keys = Billentyűk
table-menu-full = Teljes képernyő
table-key-hand = ugrás a lapjaidra
table-key-arrows = lépkedés a lapok között
table-key-enter = lap kijátszása, vállalás
table-key-move = lap áthelyezése a kezedben
table-key-next = tovább: a következő osztás, várakozás vége
table-key-last-trick = utolsó ütés
table-key-last-deal = { $game ->
    [rikiki] utolsó kör eredménye
   *[other] utolsó osztás eredménye
}
table-key-scores = ponttábla
table-key-menu = menü
table-key-sound = hang be vagy ki
table-key-help = ez a lista
table-connection-connecting = Úton az asztalhoz …
table-connection-connecting-next = Egy pillanat.
table-connection-lost = Megszakadt a kapcsolat.
table-connection-lost-next = A lapjaid megvannak, az asztal magától visszatér.
table-connection-saving = Az asztalt most nem lehet menteni.
table-connection-saving-next = Semmi sem vész el, mindjárt folytatjuk.

## Körök között és a parti végén

table-deal-scored = { $deal }. { $game ->
    [rikiki] kör
   *[other] osztás
}: eredmény
table-next-now = Jöhet a következő
table-to-result = Végeredmény
table-ready = Mehet
table-ready-wait = Még várunk: { $names }.
table-result = Végeredmény
table-place = { $place }.
table-lines = Így alakult. Végeredmény: { $words }
table-best-deal = { $game ->
    [rikiki] Legjobb kör
   *[other] Legjobb osztás
}
table-worst-deal = { $game ->
    [rikiki] Leggyengébb kör
   *[other] Leggyengébb osztás
}
table-deal-number = { $deal }. { $game ->
    [rikiki] kör
   *[other] osztás
}
table-again = Még egy parti
table-again-wait = Benne vagy. Még várunk: { $names }.
table-share = Megosztás
table-shared = Kimásolva
table-share-title = { $game } a negyedik széken
