# Messages of `arcus serve`.
serve-here = Arcus běží na { $url }
serve-data = Stoly se ukládají do složky { $folder }
serve-lan = Pro telefony a další počítače v místní síti: { $url }
serve-ask-lan = Smějí se připojit telefony a další počítače z místní sítě? [a/N]
serve-yes = a ano y yes
serve-noted = Tvoje odpověď je uložená v souboru { $file }; smaž ho a otázka přijde znovu.
serve-stop = Zastavíš ho pomocí Ctrl-C; po novém spuštění každý stůl pokračuje tam, kde byl.
serve-works = Boti tu přemýšlejí za všechny stoly této databáze. Zastavíš to pomocí Ctrl-C.

# Messages of `arcus admin`, `arcus backup` and `arcus restore`.
admin-tables =
    { $tables ->
        [one] { NUMBER($tables) } stůl
        [few] { NUMBER($tables) } stoly
       *[other] { NUMBER($tables) } stolů
    }
admin-entries =
    { $entries ->
        [one] { NUMBER($entries) } záznam
        [few] { NUMBER($entries) } záznamy
       *[other] { NUMBER($entries) } záznamů
    }
admin-backed-up = Záloha v souboru { $file }: { admin-tables } a { admin-entries }.
admin-restored = Obnoveno ze souboru { $file }: { admin-tables } a { admin-entries }.
admin-closed = Stůl { $table } je zavřený.
admin-erased = { $person }: údaje jsou smazané; hry zůstávají, pod jiným jménem.
admin-table = Stůl
admin-code = Kód
admin-game = Hra
admin-phase = Fáze
admin-seats = Místa
admin-changed = Změněno
admin-person = Osoba
admin-name = Jméno
admin-since = Od kdy

# Messages of `arcus bench server`.
serve-bench-title = Potvrzené tahy za sekundu přes WebSocket, u stolů všech čtyř her
serve-bench-server = Server
serve-bench-processes = Procesy
serve-bench-players = Hráči
serve-bench-pace = Zadané tempo
serve-bench-moves = Tahy/s
serve-bench-p50 = p50 ms
serve-bench-p99 = p99 ms
serve-bench-cpu = CPU ms/tah
serve-bench-memory = kB/stůl
serve-bench-ratio = poměr k echu
