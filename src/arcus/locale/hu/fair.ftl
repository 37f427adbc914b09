# Az oldal, amely a saját eszközön ellenőriz egy osztást.
fair-yes = Igen. Ezt az osztást senki sem választhatta meg.
fair-yes-note = Most ellenőriztük a saját eszközödön, azzal, amit az osztás előtt látott.
fair-unseen = A számok összeillenek.
fair-unseen-note = Ez az eszköz nem volt itt az osztás előtt. Hogy időben rögzítették-e őket, azt csak egy játékos eszköze tudja.
fair-old = A számok összeillenek, a régi módon.
fair-old-note = Akkoriban az, aki utoljára ült le, a szerverrel együtt megválaszthatta az osztást.
fair-bare = Nincs mit ellenőrizni.
fair-bare-note = Ehhez a játékhoz nincs szervertől származó bizonyíték.
fair-broken = Nem. A számok nem illenek össze.
fair-broken-note = Ezt a játékot nem a közzétett számokból osztották. Őrizd meg a felvételt, és kérdezd meg az üzemeltetőt.
fair-other = Nem. Az eszközöd mást látott.
fair-other-note = A játékot más számokból osztották, mint amelyeket az eszközöd az osztás előtt látott. Őrizd meg a felvételt és a bizonylatot, és kérdezd meg az üzemeltetőt.
fair-step-lock = Lezárva, mielőtt leültél
fair-step-lock-text = A szerver választott egy titkos számot, és megmutatta a lenyomatát. Onnantól nem változtathatta meg.
fair-step-mix = Mindenki szavával összekeverve
fair-step-mix-text = Minden eszköz rögzített egy saját véletlen szót, mielőtt bármelyiket megmutatták volna. Egyetlen becsületes játékos elég.
fair-step-mix-alone = Az eszközöd rögzített egy véletlen szót, amelyet a szerver nem ismerhetett. A botok nem adnak szót, így minden a tiéden múlik.
fair-step-open = Felnyitva és ellenőrizve
fair-step-open-text = A játék után megmutatták a titkot. Az eszközöd a titokból és a szavakból újra kiosztott, és minden lapot és kockát összevetett.
fair-fingerprint = lenyomat: { $digits }
fair-words-count = { $count ->
    [one] { $count } szó
   *[other] { $count } szó
}
fair-same-count = { $same } / { $all } egyezik
fair-void = { $count ->
    [one] { $count } korábbi osztás érvénytelen volt
   *[other] { $count } korábbi osztás érvénytelen volt
}, mert egy szót nem nyitottak fel időben. Lehet, hogy csak a kapcsolat volt rossz; ha gyakran előfordul, talán valaki válogat az osztások közt.
fair-limits = Amit ez nem mutat meg: hogy játék közben senki sem nézte meg a lapokat, és hogy a játékosok nem segítettek egymásnak.
fair-numbers = A számok azoknak, akik kézzel ellenőriznék
fair-secret = Titok
fair-commitment = Lenyomat
fair-words = Szavak
fair-seed = Kezdőszám
fair-again = Ellenőrzés újra
fair-receipt = Bizonylat
fair-none = Itt nincs befejezett játék, amelyet ellenőrizni lehetne.
