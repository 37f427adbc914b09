# Ce que dit `arcus serve` dans le terminal.
serve-here = Arcus est à l’adresse { $url }
serve-data = Les tables sont gardées dans { $folder }
serve-lan = Pour les téléphones et les autres ordinateurs du réseau local : { $url }
serve-ask-lan = Les téléphones et les autres ordinateurs du réseau local peuvent-ils se connecter ? [o/N]
serve-yes = o oui y yes
serve-noted = Ta réponse est gardée dans { $file } ; efface ce fichier pour que la question revienne.
serve-stop = Arrête avec Ctrl-C ; au prochain démarrage, chaque table reprend où elle en était.
serve-works = Ici, des bots réfléchissent pour toutes les tables de cette base de données. Arrête avec Ctrl-C.

# Ce que dit `arcus admin`.

admin-tables =
    { $tables ->
        [one] { NUMBER($tables) } table
       *[other] { NUMBER($tables) } tables
    }
admin-entries =
    { $entries ->
        [one] { NUMBER($entries) } entrée
       *[other] { NUMBER($entries) } entrées
    }
admin-backed-up = { $file } contient { admin-tables } et { admin-entries }.
admin-restored = Restauré depuis { $file } : { admin-tables } et { admin-entries }.
admin-closed = La table { $table } est fermée.
admin-erased = Données effacées : { $person }. Les parties restent, sous un pseudonyme.
admin-table = Table
admin-code = Code
admin-game = Jeu
admin-phase = Phase
admin-seats = Places
admin-changed = Modifiée
admin-person = Personne
admin-name = Nom
admin-since = Depuis

# La mesure du serveur.
serve-bench-title = Coups confirmés par seconde par WebSocket, aux tables des quatre jeux
serve-bench-server = Serveur
serve-bench-processes = Processus
serve-bench-players = Joueurs
serve-bench-pace = Cadence
serve-bench-moves = Coups/s
serve-bench-p50 = p50 ms
serve-bench-p99 = p99 ms
serve-bench-cpu = CPU ms/coup
serve-bench-memory = ko/table
serve-bench-ratio = de l’écho
