# Rikken kilenc és tizenhat bemondással: a bemondások, az asztal szavai, elutasítások és a szabályok.

## Bemondások

table-rikken-contract = { $contract ->
    [rik] Rik
    [rik_hearts] Rik kőrben
    [rik_beter] Rik beter
    [alone8] Nyolc egyedül
    [nine] Kilenc egyedül
    [alone9] Kilenc egyedül
    [ten] Tíz egyedül
    [alone10] Tíz egyedül
    [alone11] Tizenegy egyedül
    [alone12] Tizenkettő egyedül
    [thirteen] Mind a tizenhárom
    [alone13] Tizenhárom egyedül
    [open13] Nyílt tizenhárom
    [misere] Misère
    [piek] Piek
    [open_misere] Nyílt misère
    [open_piek] Nyílt piek
    [open_misere_praatje] Nyílt misère, minden lap
    [open_piek_praatje] Nyílt piek, minden lap
    [troela] Troela
   *[pass] passz
}
table-rikken-short = { $contract ->
    [rik] Rik
    [rik_hearts] Rik kőrben
    [rik_beter] Rik beter
    [alone8] 8 egyedül
    [nine] 9 egyedül
    [alone9] 9 egyedül
    [ten] 10 egyedül
    [alone10] 10 egyedül
    [alone11] 11 egyedül
    [alone12] 12 egyedül
    [thirteen] Mind a 13
    [alone13] 13 egyedül
    [open13] Nyílt 13
    [misere] Misère
    [piek] Piek
    [open_misere] Nyílt misère
    [open_piek] Nyílt piek
    [open_misere_praatje] Misère, mind nyílt
    [open_piek_praatje] Piek, mind nyílt
    [troela] Troela
   *[pass] passz
}
table-rikken-means = { $kind ->
    [called] 8 ütés meghívott társsal, adut te mondasz
    [called-hearts] 8 ütés meghívott társsal, kőr az adu
    [fourth-ace] 8 ütés azzal, akié a negyedik ász
    [all] mind a 13 egyedül, adut te mondasz
    [all-declarer] mind a 13, nyílt lapokkal
    [none] egyetlen ütés se, nincs adu
    [one] pontosan egy ütés, nincs adu
    [none-declarer] nincs ütés, nyílt lapok { $opening ->
        [before_first_lead] rögtön
        [at_first_lead] a hívástól
       *[after_first_trick] az 1. ütés után
    }
    [one-declarer] egy ütés, nyílt lapok { $opening ->
        [before_first_lead] rögtön
        [at_first_lead] a hívástól
       *[after_first_trick] az 1. ütés után
    }
    [none-everyone] nincs ütés; minden nyílt, beszélhetnek
    [one-everyone] egy ütés; minden nyílt, beszélhetnek
   *[alone] { $tricks } ütés egyedül, adut te mondasz
}
table-rikken-per-trick = { $game ->
    [rikken-nine] ±1 ütésenként
   *[other] +1 ütésenként
}

## Licitálás

table-rikken-hand-open = nyílt lapok
table-rikken-place = { $deal } / { $deals }
table-rikken-trump = Adu: { $suit ->
    [c] treff
    [d] káró
    [h] kőr
   *[s] pikk
}
table-rikken-suit = { $suit ->
    [c] Treff
    [d] Káró
    [h] Kőr
   *[s] Pikk
}
table-rikken-called = meghívva: { $card }
table-rikken-said = bemondása: { $contract }
table-rikken-won = vitt { $won }
table-rikken-partner = { $who ->
    [me] a társad
   *[other] társ
}
table-rikken-partner-of = { $name } társa
table-rikken-secret-partner = titkos társ
table-rikken-ask = Te licitálsz
table-rikken-ladder = A bemondások, a legkisebbtől a legnagyobbig
table-rikken-no-bids = Még nincs bemondás
table-rikken-passed = Passzolt: { $names }
table-rikken-forced = Három ász kötelez
table-rikken-bid-by = bemondta: { $who ->
    [me] te
   *[other] { $name }
}
table-rikken-barred-low = Kevés: { $name } bemondása { $contract }.
table-rikken-barred-three-aces = Csak pontosan három ásszal, az első bemondásodban.
table-rikken-barred-forced = Három ásszal most troelát kell mondanod.
table-rikken-pass = Passz
table-rikken-choose = Válassz bemondást
table-rikken-bid = Bemondom: { $contract }
table-rikken-auction = Az eddigi licit
table-rikken-key-ladder = lépkedés a bemondások között; Enter: bemondás
table-rikken-key-pass = passz
table-rikken-key-blind = fedett hívás, ha vakon hívtál meg

## Adu és meghívás

table-rikken-ask-trump = Mondj adut
table-rikken-trump-for = A társad { $name }
table-rikken-held = { $count ->
    [0] nincs
   *[other] { $count } lap
}
table-rikken-ask-call = Hívd meg a társadat
table-rikken-call-why = { $why ->
    [lower] Minden ász nálad van, amit meghívhatnál, ezért eggyel kisebb lap jön. Akinél van, titokban a társad.
    [blind] Ebből a színből nincs lapod, ezért a meghívás vak. Akinél az ász van, titokban a társad.
    [any] Nincs olyan mellékszíned, amelyből hiányzik az ász, ezért bármelyik ász jó. Akinél van, titokban a társad.
   *[held] Hiányzó ászok, olyan színből, amelyből van lapod. Akinél az ász van, titokban a társad.
}
table-rikken-you-hold = Nálad a { $card }: { $name } társa vagy, és ezt rajtad kívül senki sem tudja.
table-rikken-blind = Fedve ezért:
table-rikken-blind-not = Inkább nyíltan
table-rikken-blind-what = Fedett hívás, ezt kérve: { $card }
table-rikken-blind-how = Koppints a lapra, amelyet fedve teszel.

## Mi történik

table-rikken-status-bid-first = { $who ->
    [me] Te licitálsz. Még nincs bemondás.
   *[other] { $name } gondolkodik.
}
table-rikken-status-bid = { $who ->
    [me] { $contract }: többet, vagy passz?
   *[other] { $name } gondolkodik. A legtöbb: { $contract }.
}
table-rikken-status-join = { $contract }: beszállsz, emelsz vagy passz.
table-rikken-status-trump = { $who ->
    [me] Mondj adut.
   *[other] { $name } adut mond.
}
table-rikken-status-call = { $who ->
    [me] Hívd meg a társadat.
   *[other] { $name } meghív egy lapot.
}
table-rikken-status-asked = { $name } jön. { $who ->
    [me] Te { $suit ->
        [c] treffet
        [d] kárót
        [h] kőrt
       *[s] pikket
    } kérsz
   *[other] { $leader } { $suit ->
        [c] treffet
        [d] kárót
        [h] kőrt
       *[s] pikket
    } kér
}.
table-rikken-status-lead-duty = Te hívsz. { $suit ->
    [c] Treffből
    [d] Káróból
    [h] Kőrből
   *[s] Pikkből
} csak { $rank ->
    [ace] az ászt
    [king] a királyt
    [queen] a dámát
   *[other] a meghívottat
}.
table-rikken-status-duty = Ki kell tenned: { $card }.
table-rikken-status-scored = { $deal }. osztás: vége.
table-rikken-why-phase = { $phase ->
    [bid] Előbb a licit. A lapok később jönnek.
    [trump] Előbb mondj adut.
   *[call] Előbb hívj meg egy lapot.
}
table-rikken-why-lead = Nálad a meghívott lap: abból a színből csak ezt hívhatod: { $card }. Vagy hívj más színt.
table-rikken-why-duty = A meghívott lap színét hívták: ezt kell tenned: { $card }.
table-rikken-talk = Hangosan megbeszélheti: { $names }.
table-rikken-open = { $who ->
    [me] A lapjaid nyíltan vannak
   *[other] { $name } lapjai nyíltan vannak
}: { $cards }

table-rikken-event-deal = { $deal }. osztás. { $who ->
    [me] Te osztasz
   *[other] { $name } oszt
}.
table-rikken-event-bid = { $who ->
    [me] Te
   *[other] { $name }
}: { $contract }
table-rikken-event-contract = { $who ->
    [me] Te játszol
   *[other] { $name } játszik
}: { $contract }
table-rikken-event-thrown-in = Mindenki passzolt. Új osztás jön
table-rikken-event-trump = { $who ->
    [me] Az adud
   *[other] { $name } aduja
}: { $suit ->
    [c] treff
    [d] káró
    [h] kőr
   *[s] pikk
}
table-rikken-event-trump-fixed = { $suit ->
    [c] Treff
    [d] Káró
    [h] Kőr
   *[s] Pikk
} az adu
table-rikken-event-call = { $who ->
    [me] Meghívod
   *[other] { $name } meghívja
}: { $card }
table-rikken-event-call-blind = { $who ->
    [me] Vakon meghívod
   *[other] { $name } vakon meghívja
}: { $card }
table-rikken-event-partner = { $who ->
    [me] Te vagy
   *[other] { $name }
} { $declarer ->
    [me] a társad
   *[other] { $named } társa
}
table-rikken-event-face-up = Felfordítva: { $card }
table-rikken-event-open = { $who ->
    [me] A lapjaid nyíltan vannak
   *[other] { $name } lapjai nyíltan vannak
}: { $cards }
table-rikken-event-talk = Mostantól hangosan megbeszélheti a játékot: { $names }
table-rikken-event-score = Az osztás pontjai: { $scores }

## Eredmény

table-rikken-thrown-in = Mindenki passzolt
table-rikken-thrown-in-words = A lapokat bedobjuk, az osztás nem számít. { $who ->
    [me] Most te osztasz
   *[other] Most { $name } oszt
}.
table-rikken-thrown-in-count = { $count } osztást bedobtunk.
table-rikken-with = { $who ->
    [me] veled
   *[other] társa: { $name }
}
table-rikken-outcome = { $won ->
    [0] Nincs ütés
   *[other] { $won } ütés
}{ $wanted ->
    [exactly] { "" }
   *[least] { " " }({ $tricks } kellett)
}: { $outcome ->
    [made] megvan
   *[failed] bukott
}.
table-rikken-made = megvan
table-rikken-failed = bukott
table-rikken-sum = { $extra ->
    [0] { $worth }
   *[other] { $value } + { $extra } = { $worth }
}
table-rikken-sum-cash = { $extra ->
    [0] { $value } × { $unit } = { $money }
   *[other] ({ $value } + { $extra }) × { $unit } = { $money }
}
table-rikken-reckoning = { $how ->
    [zero-sum-alone-made] { $sum } mindhárom ellenféltől
    [zero-sum-alone-failed] { $sum } mindhárom ellenfélnek
    [zero-sum-pair-made] { $sum } mindkét társnak, az ellenfelektől
    [zero-sum-pair-failed] { $sum } mindkét társtól, az ellenfeleknek
    [points-alone-made] { $sum } a felvevőnek
    [points-alone-failed] { $sum } mindhárom ellenfélnek
    [points-pair-made] { $sum } mindkét társnak
   *[points-pair-failed] { $sum } mindkét ellenfélnek
}
table-rikken-col-deal = Osztás
table-rikken-col-won = Ütés
table-rikken-col-score = Pont
table-rikken-all = Minden osztás
table-rikken-all-about = összpont és pont; aláhúzva: aki játszotta

## Elutasítások

error-illegal-bid-too-low = Ennyit már bemondtak. Mondj többet, vagy passzolj.
error-illegal-must-bid-troela = Pontosan három ásszal az első bemondásod csak troela lehet.
error-illegal-troela = Troelát pontosan három ásszal lehet mondani, elsőre. Válassz másikat.
error-illegal-call = Ezt a lapot nem hívhatod meg. Válassz azok közül, amelyek látszanak.
error-illegal-called-suit = Nálad a meghívott lap: a színéből csak azt hívhatod. Vagy hívj más színt.
error-illegal-called-card = A meghívott lap színét hívták: azt a lapot kell kitenned.
error-illegal-blind-lead = Fedve csak az hívhat, aki vakon hívott meg, amíg a meghívott lap ki nem jön. Hívj nyíltan.

## Szabályok és pontozás

rules-rikken-contract = { $contract ->
    [rik] Legalább 8 ütés a meghívott társsal. Adut te mondasz.
    [rik_hearts] Legalább 8 ütés a meghívott társsal. Kőr az adu.
    [rik_beter] Legalább 8 ütés a meghívott társsal. Kőr az adu.
    [alone8] Legalább 8 ütés egyedül. Adut te mondasz.
    [nine] Legalább 9 ütés egyedül. Adut te mondasz.
    [alone9] Legalább 9 ütés egyedül. Adut te mondasz.
    [ten] Legalább 10 ütés egyedül. Adut te mondasz.
    [alone10] Legalább 10 ütés egyedül. Adut te mondasz.
    [alone11] Legalább 11 ütés egyedül. Adut te mondasz.
    [alone12] Legalább 12 ütés egyedül. Adut te mondasz.
    [thirteen] Minden ütés egyedül. Adut te mondasz, és te hívsz.
    [alone13] Minden ütés egyedül. Adut te mondasz.
    [open13] Minden ütés egyedül, nyílt lapokkal. Adut te mondasz.
    [misere] Egyetlen ütés se. Nincs adu.
    [piek] Pontosan egy ütés. Nincs adu.
    [open_misere] Egyetlen ütés se, nyílt lapokkal. Nincs adu.
    [open_piek] Pontosan egy ütés, nyílt lapokkal. Nincs adu.
    [open_misere_praatje] Egyetlen ütés se; minden lap nyílt, és a többiek beszélhetnek. Nincs adu.
    [open_piek_praatje] Pontosan egy ütés; minden lap nyílt, és a többiek beszélhetnek. Nincs adu.
   *[troela] Három ász, és társ az, akinél a negyedik van: legalább 8 ütés. Adut a társ mond.
}
rules-rikken-column-contract = Bemondás
rules-rikken-column-value = Értéke
rules-rikken-column-declarer = Felvevő
rules-rikken-column-partner = Társ
rules-rikken-column-others = Többiek

rules-rikken-goal = Mindenki magáért játszik. Minden osztásban az a felvevő, aki a legtöbbet mondta be: valahány ütést visz, egyedül vagy olyan társsal, akit eleinte senki sem ismer; vagy pontosan egyet; vagy egyet se. A többiek ezt igyekeznek megakadályozni. Az utolsó osztás után a legmagasabb összpont nyer; döntetlennél többen is nyertek.
rules-rikken-deal = { $game ->
    [rikken-nine] Mindenki tizenhárom lapot kap. Legerősebb az ász. A parti nyolc osztás, hacsak az asztal másképp nem dönt; az osztó osztásonként eggyel balra vándorol.
   *[rikken-sixteen] Mindenki tizenhárom lapot kap, először hatot, aztán hetet. Legerősebb az ász. Keverni csak az első osztás előtt kell; utána úgy szedjük fel a lapokat, ahogy fekszenek, és emelünk, ezért a színek együtt szoktak maradni. Az asztal szabályai szerint keverhetünk mindig is.
}
rules-rikken-bids = { $game ->
    [rikken-nine] Az osztótól balra ülő szól először. Sorban mindenki többet mond az előzőnél, vagy passzol. A passz végleges; akit túllicitáltak, újra bemondhat. Vége, ha a többiek passzoltak, vagy ha valaki mind a tizenhármat bemondta. Ha mind a négyen passzolnak, a lapokat bedobjuk: az osztás nem számít.
   *[rikken-sixteen] Az osztótól balra ülő szól először. Sorban mindenki többet mond az előzőnél, vagy passzol. A passz végleges; akit túllicitáltak, újra bemondhat. Néhány bemondás egyenrangú, például a misère és a piek: amíg ilyen a legmagasabb, bármelyikükkel be lehet szállni, és akkor ugyanabban az osztásban mindenki a magáét játssza. Ha mind a négyen passzolnak, a lapokat bedobjuk: az osztás nem számít.
}
rules-rikken-troela-title = Troela
rules-rikken-troela = Pontosan három ásszal az első bemondásod csak troela lehet, hacsak valaki már többet nem mondott. Más soha nem mondhatja be. Akinél a negyedik ász van, az a társ: ő mond adut, ezzel föl is fedi magát, és kettőtöknek nyolc ütés kell. A licit további részében ugyanolyan szabad vagy, mint bárki.
rules-rikken-call-title = Az adu és a meghívás
rules-rikken-call = Adus játékban a felvevő bármelyik színt mondhatja adunak. Rikben ezután meghív egy ászt, ami nincs nála, nem adu, és a színéből van lapja. { $game ->
    [rikken-nine] Ha minden ilyen ász nála van, királyt hív meg, és így tovább lefelé.
   *[rikken-sixteen] Ha nincs ilyen ász, olyat hív meg, amelynek a színéből nincs lapja, és megmondja, hogy ez vak meghívás. Négy ásszal királyt hív meg.
}
rules-rikken-secret-title = A titkos társ
rules-rikken-secret = Akinél a meghívott lap van, az ebben az osztásban a felvevő társa, de hallgat róla. A meghívott lapot ki kell tennie, amint a színét először hívják, és addig abból a színből ő maga csak ezt a lapot hívhatja. Ha nincs a hívott színből lapja, eldobhatja. Amint kint van, mindenki tudja.
rules-rikken-blind-title = Fedett hívás
rules-rikken-blind = Aki vakon hívott meg, az a maga hívásakor, amíg az ász nincs kint, bármelyik lapját fedve leteheti. Ezzel az ászt kéri: a többiek a színét követik, a társ pedig kiteszi az ászt. Utána a fedett lapot felfordítjuk. A legmagasabb adu viszi az ütést, a fedett lapot is beleértve; adu nélkül az ász.
rules-rikken-play = { $game ->
    [rikken-nine] Az első ütésre az osztótól balra ülő hív; ha mind a tizenhármat bemondták, a felvevő.
   *[rikken-sixteen] Az első ütésre az osztótól balra ülő hív.
} Színre színt kell tenni; ha nincs, bármi mehet. Aduzni sosem kötelező. Az ütést a legmagasabb adu viszi, adu nélkül a hívott szín legmagasabb lapja, és aki vitte, az hív a következőre.
rules-rikken-open-title = Nyílt lapok
rules-rikken-open = { $game ->
    [rikken-nine] Nyílt piekben és nyílt misère-ben a felvevő lapjait mindenki előtt leteszik, amint az első lapot kihívták.
   *[rikken-sixteen] A nyílt játékokban a felvevő lapjait az első ütés után teszik le. A két „minden lap” játékban mindenkiét, és onnantól a többiek hangosan megbeszélhetik a játékot, mindenki füle hallatára.
}
rules-rikken-score = { $game ->
    [rikken-nine] Aki egyedül játszik és megvan, mindhárom ellenfelétől megkapja a bemondás értékét; ha bukik, mindegyiküknek ennyit fizet. Rikben a két társ nyeri, a két ellenfél veszti, vagy fordítva. Rikben, kilenc és tíz egyedülnél minden ütés, amellyel több vagy kevesebb lett, eggyel növeli. Az osztás véget ér, amint már semmi sem változhat.
   *[rikken-sixteen] Ha megvan, a felvevő és a társa kapja a pontokat, és ahol oda van írva, minden többletütésért még egyet. Ha bukik, mindenki más kapja, és minden hiányzó ütésért még egyet. Pontot senki sem veszít. Ha több felvevő van, mindegyik játékot külön számoljuk el.
}
rules-rikken-cash-title = Pénzre
rules-rikken-cash = Az asztal szabályai szerint minden osztást pénzben is el lehet számolni. Ilyenkor a bemondás értékét a téttel szorozva fizeti: az egyedül játszónak mindhárom ellenfele, vagy bukáskor ő mindegyiküknek; társas játékban minden ellenfél az egyik társnak, vagy fordítva.
rules-rikken-bots = A gép annyit tud, amennyit egy játékos tudna a helyén: a saját lapjait, a licitet, minden kijátszott lapot, és azt, ki nem tudott színt követni. Hogy ki a titkos társ, azt ő is csak akkor tudja meg, amikor az asztal.
rules-rikken-hands-on = Koppints egy bemondásra, és látod, mit kér; aztán mondd be. Amit nem mondhatsz be, az megmondja, miért. Amikor te jössz, halványak a lapok, amelyeket most nem tehetsz; koppints rá, és az asztal elmondja, miért. A bemondás, az adu és a meghívott lap mindig fent látszik. { $game ->
    [rikken-nine] Ha nálad a meghívott lap, ezt csak te látod.
   *[rikken-sixteen] Ha nálad a meghívott lap, ezt csak te látod. Fedett híváshoz előbb nyomd meg a gombot a lapjaid alatt.
}
