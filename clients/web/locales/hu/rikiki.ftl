# Rikiki: ami az asztalánál elhangzik, és a szabályai.

table-rikiki-key-digits = a vállalás száma
table-rikiki-place = { $deal }. kör / { $deals }
table-rikiki-trump = { $suit ->
    [c] treff
    [d] káró
    [h] kőr
    [s] pikk
   *[none] nincs adu
}
table-rikiki-trump-spoken = { $suit ->
    [c] Adu: treff
    [d] Adu: káró
    [h] Adu: kőr
    [s] Adu: pikk
   *[none] Nincs adu
}
table-rikiki-turn-up = Felütött lap: { $card }
table-rikiki-no-bid = vállalás: –
table-rikiki-no-bid-spoken = még nem vállalt
table-rikiki-bid = vállalt { $bid }
table-rikiki-won = vitt { $won }
table-rikiki-bid-won = vállalt { $bid }, vitt { $won }{ $standing ->
    [over] , már túl sok
    [exact] , eddig pontos
   *[under] { "" }
}
table-rikiki-ask = Hány ütést vállalsz?
table-rikiki-ask-small = A vállalásod
table-rikiki-sum = { $spoken ->
    [0] Te kezded · ütések: { $tricks }
   *[other] Eddig vállalva: { $sum } · ütések: { $tricks }
}
table-rikiki-barred = { $bid } nem lehet: { $sum } + { $bid } éppen { $tricks } volna.
table-rikiki-status-bid = { $who ->
    [me] Te vállalsz.
   *[other] { $name } vállal.
}
table-rikiki-status-scored = { $deal }. kör: vége.
table-rikiki-event-deal = { $deal }. kör. Fejenként { $size } lap. { $who ->
    [me] Te osztasz
   *[other] { $name } oszt
}.
table-rikiki-event-turn-up = Felütött lap: { $card }. { $suit ->
    [c] Adu: treff
    [d] Adu: káró
    [h] Adu: kőr
    [s] Adu: pikk
   *[none] Nincs adu
}
table-rikiki-event-no-trump = Ebben a körben nincs adu
table-rikiki-event-bid = { $who ->
    [me] A vállalásod: { $bid }
   *[other] { $name } vállalása: { $bid }
}
table-rikiki-event-score = A kör pontjai: { $scores }
table-rikiki-col-deal = Kör
table-rikiki-col-bid = Vállalt
table-rikiki-col-won = Vitt
table-rikiki-col-score = Körpont
table-rikiki-exact = pontos
table-rikiki-missed = eltérés
table-rikiki-all = Minden kör
table-rikiki-all-about = összpont, vitt/vállalt, körpont
table-rikiki-cards = { $size } lap
table-rikiki-cell = { $won }/{ $bid }

## Szabályok

rules-rounds = A körök
rules-column-bid = vállalás
rules-column-won = vitt
rules-column-score = körpont

rules-rikiki-goal = Minden kör előtt megmondod, hány ütést viszel majd, aztán igyekszel pontosan annyit vinni: se eggyel kevesebbet, se eggyel többet. Mindenki magáért játszik. Az utolsó kör után a legmagasabb összpont nyer; döntetlennél többen is nyertek.
rules-rikiki-deal = Az első körben egy-egy lap jár mindenkinek, aztán körönként eggyel több, tizenháromig; onnan újra csökken a kézméret egyig. Ez összesen huszonöt kör. Az osztó körönként eggyel balra vándorol.
rules-rikiki-trump = Osztás után a pakli következő lapját felütjük. Ennek a színe az adu ebben a körben. Tizenhárom lapnál nincs mit felütni, ezért nincs adu.
rules-rikiki-bids = Az osztótól balra ülő vállal először, az osztó utoljára. Nullától a kezedben lévő lapok számáig bármit vállalhatsz, egyetlen kivétellel: az utolsó vállalással a négy vállalás összege nem lehet annyi, ahány ütés van a körben. Így sosem jöhet ki mindenkinek.
rules-rikiki-play = Az első ütésre az osztótól balra ülő hív. Ha van lapod a hívott színből, azt kell tenned: színre színt. Ha nincs, bármit tehetsz. Aduzni és felülütni sosem kötelező.
rules-rikiki-trick = Az ütést a legmagasabb adu viszi. Ha nincs benne adu, a hívott szín legmagasabb lapja. Legerősebb az ász, utána király, dáma, bubi, tízes és így tovább a kettesig. Aki az ütést vitte, az hív a következőre.
rules-rikiki-score = Pontos vállalás: tíz pont, és még egy minden vállalt ütésért. Eltérésnél annyi pontot vesztesz, ahány ütéssel több vagy kevesebb lett.
rules-rikiki-bots = A gép annyit tud, amennyit egy játékos tudna a helyén: a saját lapjait, minden kijátszott lapot, és azt, ki nem tudott színt követni. A te lapjaidat sosem látja. Ő is pontosan a vállalását akarja, nem a lehető legtöbb ütést.
rules-rikiki-hands-on = Koppints egy lapra, és kijátszod. Amikor te jössz, halványak a lapok, amelyeket most nem tehetsz; koppints rá, és az asztal elmondja, miért. Vállalás közben a „–” kicsire zárja az ablakot, hogy lásd a lapjaidat. Az ütés négy lapja egy kicsit kint marad, a következő kör pedig magától jön; koppintással hamarabb továbbléphetsz.
