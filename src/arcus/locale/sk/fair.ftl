# Stránka, ktorá rozdanie overí na vlastnom zariadení.
fair-yes = Áno. Toto rozdanie si nikto nemohol vybrať.
fair-yes-note = Práve overené na tvojom vlastnom zariadení podľa toho, čo videlo pred rozdaním.
fair-unseen = Čísla sa zhodujú.
fair-unseen-note = Toto zariadenie pri stole pred rozdaním nebolo. Či boli čísla dané včas, vie len zariadenie niektorého hráča.
fair-old = Čísla sa zhodujú, podľa staršieho postupu.
fair-old-note = Vtedy si ten, kto si sadol posledný, mohol rozdanie vybrať spolu so serverom.
fair-bare = Nie je čo overovať.
fair-bare-note = K tejto hre nie je dôkaz servera.
fair-broken = Nie. Čísla sa nezhodujú.
fair-broken-note = Táto hra nebola rozdaná z čísel, ktoré boli zverejnené. Ulož si záznam a opýtaj sa prevádzkovateľa.
fair-other = Nie. Tvoje zariadenie videlo niečo iné.
fair-other-note = Hra bola rozdaná z iných čísel, než aké tvoje zariadenie videlo pred rozdaním. Ulož si záznam aj potvrdenie a opýtaj sa prevádzkovateľa.
fair-step-lock = Zamknuté skôr, než si hráči sadli
fair-step-lock-text = Server zvolil tajné číslo a ukázal jeho odtlačok. Od tej chvíle ho nemohol zmeniť.
fair-step-mix = Zmiešané so slovom každého hráča
fair-step-mix-text = Každé zariadenie si zamklo vlastné náhodné slovo skôr, než bolo nejaké ukázané. Stačí jeden poctivý hráč.
fair-step-mix-alone = Tvoje zariadenie zamklo náhodné slovo, ktoré server nemohol poznať. Boti slová nedávajú, takže všetko stojí na tvojom.
fair-step-open = Otvorené a overené
fair-step-open-text = Po hre bolo tajomstvo ukázané. Tvoje zariadenie z neho a zo slov rozdalo znova a porovnalo každú kartu a kocku.
fair-fingerprint = odtlačok { $digits }
fair-words-count = { $count ->
    [one] { $count } slovo
    [few] { $count } slová
   *[other] { $count } slov
}
fair-same-count = { $same } z { $all } rovnakých
fair-void = { $count ->
    [one] { $count } predchádzajúce rozdanie bolo neplatné
    [few] { $count } predchádzajúce rozdania boli neplatné
   *[other] { $count } predchádzajúcich rozdaní bolo neplatných
}, lebo niektoré slovo nebolo včas otvorené. Môže za to napríklad spojenie; ak sa to stáva často, možno si niekto rozdania vyberá.
fair-limits = Čo to neukazuje: že sa počas hry nikto nepozrel do kariet alebo že si hráči nepomáhali.
fair-numbers = Čísla na ručné overenie
fair-secret = Tajomstvo
fair-commitment = Odtlačok
fair-words = Slová
fair-seed = Semienko
fair-again = Overiť znova
fair-receipt = Potvrdenie
fair-none = Tu nie je dohraná hra, ktorá by sa dala overiť.
