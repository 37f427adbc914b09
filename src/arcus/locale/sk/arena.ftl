# Messages of `arcus arena`.

arena-title = Aréna: { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčov
}
arena-played = { $games ->
    [one] { $games } hra
    [few] { NUMBER($games, useGrouping: 0) } hry
   *[other] { NUMBER($games, useGrouping: 0) } hier
} na { $deals ->
    [1] { $deals } rozdaní
   *[other] { NUMBER($deals, useGrouping: 0) } rozdaniach
} za { NUMBER($seconds, maximumFractionDigits: 1) } s, semienko { NUMBER($seed, useGrouping: 0) }
arena-options = Voľby: { $options }
arena-verdict-better = Je dokázané, že { $first } hrá lepšie ako { $second }.
arena-verdict-worse = Je dokázané, že { $second } hrá lepšie ako { $first }.
arena-verdict-equal = Je dokázané, že { $first } a { $second } hrajú takmer rovnako dobre: nikto nevyhráva o { NUMBER($margin, maximumFractionDigits: 1) } % viac ako polovicu hier.
arena-verdict-open = Nie je rozhodnuté, či hrá lepšie { $first }, alebo { $second }: treba viac hier.
arena-verdict-first = Zreteľne najlepšie hrá { $bot }.
arena-verdict-close = Vedie { $bot }, ale nie zreteľne.
arena-verdict-alone = { $bot } má bodový priemer { NUMBER($points, maximumFractionDigits: 2) }.
arena-results = Výsledky
arena-results-text = Intervaly platia so spoľahlivosťou 95 % a počítajú sa cez rozdania. Priemerné hodnotenie je 0.
arena-column-bot = bot
arena-column-games = hry
arena-column-wins = výhry
arena-column-ties = remízy
arena-column-rate = % výhier
arena-column-rate-ci = 95 %
arena-column-points = body
arena-column-rating = hodnotenie
arena-column-rating-ci = 95 %
arena-column-ms = ms/ťah
arena-column-faults = chyby
arena-ratings = Hodnotenie
arena-win-rates = Podiely výhier
arena-course = Podiely výhier v priebehu hier
arena-test = Sekvenčný test
arena-test-text = Každá krivka ukazuje dôkazy pre jednu stranu, rozdanie po rozdaní. Od { NUMBER($upper, maximumFractionDigits: 2) } je to dokázané; pod { NUMBER($lower, maximumFractionDigits: 2) } je to vylúčené.
arena-line-better = lepší je prvý
arena-line-worse = lepší je druhý
arena-pairs = Kto poráža koho
arena-pairs-text = Z hier, ktoré pri tom istom stole vyhral jeden z oboch, podiel tých, ktoré vyhral bot v riadku.
arena-points = Body
arena-points-text = { $bot }: body od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }, v polovici hier { NUMBER($middle, useGrouping: 0) } alebo viac.
arena-faults = Chyby
arena-fault-crash = { $bot } havaruje ({ $count ->
    [one] { $count } hra
    [few] { NUMBER($count, useGrouping: 0) } hry
   *[other] { NUMBER($count, useGrouping: 0) } hier
}). Prvý raz:
arena-fault-illegal = { $bot } volí nedovolený ťah ({ $count ->
    [one] { $count } hra
    [few] { NUMBER($count, useGrouping: 0) } hry
   *[other] { NUMBER($count, useGrouping: 0) } hier
}). Prvý raz:
arena-fault-timeout = { $bot } nestíha odpovedať včas ({ $count ->
    [one] { $count } hra
    [few] { NUMBER($count, useGrouping: 0) } hry
   *[other] { NUMBER($count, useGrouping: 0) } hier
}). Prvý raz:
arena-fault-nonsense = { $bot } neodpovedá, ako má ({ $count ->
    [one] { $count } hra
    [few] { NUMBER($count, useGrouping: 0) } hry
   *[other] { NUMBER($count, useGrouping: 0) } hier
}). Prvý raz:
arena-method = Ako sa hralo
arena-method-text = Každé rozdanie sa hralo v niekoľkých rozsadeniach s rovnakou náhodou. Hru, ktorú bot pokazí chybou, bot prehráva. Hodnotenie zodpovedá modelu Bradleyho a Terryho na stupnici Elo: rozdiel 400 znamená desať výhier k jednej.
arena-axis-rating = hodnotenie
arena-axis-rate = % vyhraných hier
arena-axis-games = hry
arena-axis-deals = rozdania
arena-axis-points = body
arena-spoken = { $bot }: { NUMBER($value, maximumFractionDigits: 1) }, od { NUMBER($low, maximumFractionDigits: 1) } do { NUMBER($high, maximumFractionDigits: 1) }.
arena-spoken-end = { $bot } končí na { NUMBER($value, maximumFractionDigits: 1) } %.
arena-progress-test = dôkazy { NUMBER($better, maximumFractionDigits: 2) } a { NUMBER($worse, maximumFractionDigits: 2) }, dokázané od { NUMBER($upper, maximumFractionDigits: 2) }
arena-progress-rate = { $bot } { NUMBER($rate, maximumFractionDigits: 1) } %
arena-goes-on = { $file }: { $games ->
    [one] { $games } hra už tam je.
    [few] { NUMBER($games, useGrouping: 0) } hry už tam sú.
   *[other] { NUMBER($games, useGrouping: 0) } hier už tam je.
}
arena-stopped = Zastavené. Ten istý príkaz nadviaže tam, kde sa prestalo.
arena-stopped-lost = Zastavené a nič sa neuchová; s voľbou --save SÚBOR môže beh nadviazať tam, kde sa prestalo.
arena-reported = Správa je v súbore { $file }.
