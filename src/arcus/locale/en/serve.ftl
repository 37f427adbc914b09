# Messages of `arcus serve`.
serve-here = Arcus is running at { $url }
serve-data = Tables are stored in { $folder }
serve-lan = On the local network, phones and other computers can reach it at { $url }
serve-ask-lan = Allow phones and other computers on the local network to join? [y/N]
serve-yes = y yes
serve-noted = Your answer is saved in { $file }; delete it to be asked again.
serve-stop = Press Ctrl-C to stop. Every table continues when you start again.
serve-works = Running bots for all tables of this database. Press Ctrl-C to stop.

# Messages of `arcus admin`, `arcus backup` and `arcus restore`.
admin-tables =
    { $tables ->
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }
admin-entries =
    { $entries ->
        [one] { NUMBER($entries) } entry
       *[other] { NUMBER($entries) } entries
    }
admin-backed-up = { $file } holds { admin-tables } with { admin-entries }.
admin-restored = Restored from { $file }: { admin-tables } with { admin-entries }.
admin-closed = Table { $table } is closed.
admin-erased = { $person } has been erased. Their games stay, under a pseudonym.
admin-table = Table
admin-code = Code
admin-game = Game
admin-phase = Phase
admin-seats = Seats
admin-changed = Changed
admin-person = Person
admin-name = Name
admin-since = Since

# Messages of `arcus bench server`.
serve-bench-title = Acknowledged moves per second over WebSockets, at tables of all four games
serve-bench-server = Server
serve-bench-processes = Processes
serve-bench-players = Players
serve-bench-pace = Paced at
serve-bench-moves = Moves/s
serve-bench-p50 = p50 ms
serve-bench-p99 = p99 ms
serve-bench-cpu = CPU ms/move
serve-bench-memory = kB/table
serve-bench-ratio = to echo
