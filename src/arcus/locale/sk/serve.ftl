# Messages of `arcus serve`.
serve-here = Arcus beží na { $url }
serve-data = Stoly sa ukladajú do priečinka { $folder }
serve-lan = Pre telefóny a ďalšie počítače v miestnej sieti: { $url }
serve-ask-lan = Smú sa pripojiť telefóny a ďalšie počítače z miestnej siete? [a/N]
serve-yes = a áno ano y yes
serve-noted = Tvoja odpoveď je uložená v súbore { $file }; vymaž ho a otázka príde znova.
serve-stop = Zastavíš ho pomocou Ctrl-C; po novom spustení každý stôl pokračuje tam, kde bol.
serve-works = Boti tu rozmýšľajú za všetky stoly tejto databázy. Zastavíš to pomocou Ctrl-C.

# Messages of `arcus admin`, `arcus backup` and `arcus restore`.
admin-tables =
    { $tables ->
        [one] { NUMBER($tables) } stôl
        [few] { NUMBER($tables) } stoly
       *[other] { NUMBER($tables) } stolov
    }
admin-entries =
    { $entries ->
        [one] { NUMBER($entries) } záznam
        [few] { NUMBER($entries) } záznamy
       *[other] { NUMBER($entries) } záznamov
    }
admin-backed-up = Záloha v súbore { $file }: { admin-tables } a { admin-entries }.
admin-restored = Obnovené zo súboru { $file }: { admin-tables } a { admin-entries }.
admin-closed = Stôl { $table } je zavretý.
admin-erased = { $person }: údaje sú vymazané; hry ostávajú, pod iným menom.
admin-table = Stôl
admin-code = Kód
admin-game = Hra
admin-phase = Fáza
admin-seats = Miesta
admin-changed = Zmenené
admin-person = Osoba
admin-name = Meno
admin-since = Odkedy

# Messages of `arcus bench server`.
serve-bench-title = Potvrdené ťahy za sekundu cez WebSocket, pri stoloch všetkých štyroch hier
serve-bench-server = Server
serve-bench-processes = Procesy
serve-bench-players = Hráči
serve-bench-pace = Zadané tempo
serve-bench-moves = Ťahy/s
serve-bench-p50 = p50 ms
serve-bench-p99 = p99 ms
serve-bench-cpu = CPU ms/ťah
serve-bench-memory = kB/stôl
serve-bench-ratio = pomer k echu
