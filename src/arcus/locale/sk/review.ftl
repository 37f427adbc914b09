# Rozbor dohranej hry: chyby, šťastie a umenie.
review-inaccuracy = nepresnosť
review-mistake = chyba
review-blunder = hrubá chyba
review-slips = Chyby, najdrahšia prvá
review-no-slips = Majster žiadnu chybu nenašiel.
review-slip = { $number }. { $name }: { $move } ({ $kind }, { $after } % namiesto { $before } %). Majster hrá: { $best }
review-slip-forced = { $number }. { $name }: { $move } ({ $kind }, vedie k istej prehre). Majster hrá: { $best }
review-luck-and-skill = Šťastie a umenie
review-verdict = { $mistakes ->
    [0] { $name }: šťastie prinieslo { $luck } % (± { $error } %) a žiadny ťah nebol chybný.
    [one] { $name }: šťastie prinieslo { $luck } % (± { $error } %) a { $mistakes } chyba stála { $lost } %.
    [few] { $name }: šťastie prinieslo { $luck } % (± { $error } %) a { $mistakes } chyby stáli { $lost } %.
    [many] { $name }: šťastie prinieslo { $luck } % (± { $error } %) a { $mistakes } chyby stálo { $lost } %.
   *[other] { $name }: šťastie prinieslo { $luck } % (± { $error } %) a { $mistakes } chýb stálo { $lost } %.
}
review-explained = Všetci začínajú s rovnakou šancou. Šťastie je to, čo zmení rozdanie, ťahanie kariet, hody a odhalené karty; umenie je to, čo zmenia ťahy, vlastné aj cudzie. Spolu to dá výsledok.
review-start = začiatok
review-luck = šťastie
review-skill = umenie
review-end = koniec
review-chances = Šance na výhru ťah po ťahu
review-curve-text = { $name }: { $first } % po rozdaní, { $last } % na konci
review-written = Rozbor je uložený v súbore { $file }.
review-player = Hráč { $number }
review-replay = Priebeh hry
review-first = K rozdaniu
review-back = O ťah späť
review-play = Spustiť
review-stop = Zastaviť
review-next = O ťah ďalej
review-last = Na koniec
review-speed = Rýchlosť: { $speed }
review-move = Ťah
review-move-of = Ťah { $number } z { $count }
review-dealt = Hra sa začína.
review-eyes = Čími očami
review-all-open = Všetky karty
review-show = Zobraziť
review-this-move = Tento ťah
review-before-after = Ťah { $number }, { $name }: predtým { $before } %, potom { $after } %
review-played = { $name } hrá
review-master = Majster hrá
review-forced = To vedie k istej prehre: ostatní majú na všetko odpoveď.
review-same = Majster hrá rovnako.
review-no-choice = Nič iné sa hrať nedalo.
review-try = Skúsiť znova odtiaľto
review-unfair = Hrať ďalej proti botom s kartami tejto hry. Rozdanie pri takom stole sa nedá overiť.
review-next-slip = Ďalšia chyba
review-slip-at = Ťah { $number }, { $name }: { $kind }
review-copied = Odkaz skopírovaný
review-offer = Majster môže v tejto hre nájsť chyby a oddeliť šťastie od umenia.
review-analyse = Nájsť chyby
review-analysing = Hľadanie chýb: { $done } z { $total }
review-cancel = Zrušiť
review-failed = Rozbor sa nepodaril. Skús to znova.
review-upload = Otvoriť záznam
review-upload-text = Vyber záznam dohranej hry, prejdi si ho a daj si ho rozobrať.
