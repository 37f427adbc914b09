# Stránka, která rozdání ověří na vlastním zařízení.
fair-yes = Ano. Tohle rozdání si nikdo nemohl vybrat.
fair-yes-note = Právě ověřeno na tvém vlastním zařízení podle toho, co vidělo před rozdáním.
fair-unseen = Čísla spolu souhlasí.
fair-unseen-note = Toto zařízení u stolu před rozdáním nebylo. Jestli byla čísla dána včas, ví jen zařízení některého hráče.
fair-old = Čísla spolu souhlasí, podle staršího postupu.
fair-old-note = Tehdy si ten, kdo si sedl poslední, mohl rozdání vybrat společně se serverem.
fair-bare = Není co ověřovat.
fair-bare-note = K této hře není důkaz serveru.
fair-broken = Ne. Čísla spolu nesouhlasí.
fair-broken-note = Tato hra nebyla rozdána z čísel, která byla zveřejněna. Ulož si záznam a zeptej se provozovatele.
fair-other = Ne. Tvoje zařízení vidělo něco jiného.
fair-other-note = Hra byla rozdána z jiných čísel, než jaká tvoje zařízení vidělo před rozdáním. Ulož si záznam i potvrzení a zeptej se provozovatele.
fair-step-lock = Zamčeno dřív, než se hráči posadili
fair-step-lock-text = Server zvolil tajné číslo a ukázal jeho otisk. Od té chvíle ho nemohl změnit.
fair-step-mix = Smícháno se slovem každého hráče
fair-step-mix-text = Každé zařízení si zamklo vlastní náhodné slovo dřív, než bylo nějaké ukázáno. Stačí jeden poctivý hráč.
fair-step-mix-alone = Tvoje zařízení zamklo náhodné slovo, které server nemohl znát. Boti slova nedávají, takže vše stojí na tvém.
fair-step-open = Otevřeno a ověřeno
fair-step-open-text = Po hře bylo tajemství ukázáno. Tvoje zařízení z něj a ze slov rozdalo znovu a porovnalo každou kartu a kostku.
fair-fingerprint = otisk { $digits }
fair-words-count = { $count ->
    [one] { $count } slovo
    [few] { $count } slova
   *[other] { $count } slov
}
fair-same-count = { $same } z { $all } stejných
fair-void = { $count ->
    [one] { $count } předchozí rozdání bylo neplatné
    [few] { $count } předchozí rozdání byla neplatná
   *[other] { $count } předchozích rozdání bylo neplatných
}, protože nějaké slovo nebylo včas otevřeno. Může za to třeba spojení; stává-li se to často, možná si někdo rozdání vybírá.
fair-limits = Co to neukazuje: že se během hry nikdo nepodíval do karet nebo že si hráči nepomáhali.
fair-numbers = Čísla k ručnímu ověření
fair-secret = Tajemství
fair-commitment = Otisk
fair-words = Slova
fair-seed = Semínko
fair-again = Ověřit znovu
fair-receipt = Potvrzení
fair-none = Tady není dohraná hra, kterou by šlo ověřit.
