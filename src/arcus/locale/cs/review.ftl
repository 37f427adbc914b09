# Rozbor dohrané hry: chyby, štěstí a umění.
review-inaccuracy = nepřesnost
review-mistake = chyba
review-blunder = hrubá chyba
review-slips = Chyby, nejdražší první
review-no-slips = Mistr žádnou chybu nenašel.
review-slip = { $number }. { $name }: { $move } ({ $kind }, { $after } % místo { $before } %). Mistr hraje: { $best }
review-slip-forced = { $number }. { $name }: { $move } ({ $kind }, vede k jisté prohře). Mistr hraje: { $best }
review-luck-and-skill = Štěstí a umění
review-verdict = { $mistakes ->
    [0] { $name }: štěstí přineslo { $luck } % (± { $error } %) a žádný tah nebyl chybný.
    [one] { $name }: štěstí přineslo { $luck } % (± { $error } %) a { $mistakes } chyba stála { $lost } %.
    [few] { $name }: štěstí přineslo { $luck } % (± { $error } %) a { $mistakes } chyby stály { $lost } %.
    [many] { $name }: štěstí přineslo { $luck } % (± { $error } %) a { $mistakes } chyby stálo { $lost } %.
   *[other] { $name }: štěstí přineslo { $luck } % (± { $error } %) a { $mistakes } chyb stálo { $lost } %.
}
review-explained = Všichni začínají se stejnou šancí. Štěstí je to, co změní rozdání, lízání, hody a odhalené karty; umění je to, co změní tahy, vlastní i cizí. Dohromady to dá výsledek.
review-start = začátek
review-luck = štěstí
review-skill = umění
review-end = konec
review-chances = Šance na výhru tah po tahu
review-curve-text = { $name }: { $first } % po rozdání, { $last } % na konci
review-written = Rozbor je uložen v souboru { $file }.
review-player = Hráč { $number }
review-replay = Přehrání
review-first = K rozdání
review-back = O tah zpět
review-play = Přehrát
review-stop = Zastavit
review-next = O tah dál
review-last = Na konec
review-speed = Rychlost: { $speed }
review-move = Tah
review-move-of = Tah { $number } z { $count }
review-dealt = Hra začíná.
review-eyes = Číma očima
review-all-open = Všechny karty
review-show = Zobrazit
review-this-move = Tento tah
review-before-after = Tah { $number }, { $name }: předtím { $before } %, potom { $after } %
review-played = { $name } hraje
review-master = Mistr hraje
review-forced = To vede k jisté prohře: ostatní mají na všechno odpověď.
review-same = Mistr hraje stejně.
review-no-choice = Nic jiného hrát nešlo.
review-try = Zkusit znovu odtud
review-unfair = Hrát dál proti botům s kartami této hry. Rozdání u takového stolu nejde ověřit.
review-next-slip = Další chyba
review-slip-at = Tah { $number }, { $name }: { $kind }
review-copied = Odkaz zkopírován
review-offer = Mistr může v této hře najít chyby a oddělit štěstí od umění.
review-analyse = Najít chyby
review-analysing = Hledání chyb: { $done } z { $total }
review-cancel = Zrušit
review-failed = Rozbor se nezdařil. Zkus to znovu.
review-upload = Otevřít záznam
review-upload-text = Vyber záznam dohrané hry, projdi si ho a nech si ho rozebrat.
