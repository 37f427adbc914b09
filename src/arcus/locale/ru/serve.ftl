# Messages of `arcus serve`.
serve-here = Arcus работает по адресу { $url }
serve-data = Столы хранятся в папке { $folder }
serve-lan = Телефоны и другие компьютеры в локальной сети найдут его по адресу { $url }
serve-ask-lan = Можно ли подключаться телефонам и другим компьютерам из локальной сети? [д/Н]
serve-yes = д да y yes
serve-noted = Ответ сохранён в файле { $file }; удали его, и вопрос появится снова.
serve-stop = Остановить — Ctrl-C; после нового запуска каждый стол продолжит с того же места.
serve-works = Боты думают здесь за все столы этой базы данных. Остановить — Ctrl-C.

# Messages of `arcus admin`, `arcus backup` and `arcus restore`.
admin-tables =
    { $tables ->
        [one] { NUMBER($tables) } стол
        [few] { NUMBER($tables) } стола
        [many] { NUMBER($tables) } столов
       *[other] { NUMBER($tables) } стола
    }
admin-entries =
    { $entries ->
        [one] { NUMBER($entries) } запись
        [few] { NUMBER($entries) } записи
        [many] { NUMBER($entries) } записей
       *[other] { NUMBER($entries) } записи
    }
admin-backed-up = Копия в файле { $file }: { admin-tables } и { admin-entries }.
admin-restored = Восстановлено из файла { $file }: { admin-tables } и { admin-entries }.
admin-closed = Стол { $table } закрыт.
admin-erased = { $person }: данные удалены; игры остаются, под другим именем.
admin-table = Стол
admin-code = Код
admin-game = Игра
admin-phase = Этап
admin-seats = Места
admin-changed = Изменено
admin-person = Человек
admin-name = Имя
admin-since = С какого времени

# Messages of `arcus bench server`.
serve-bench-title = Подтверждённые ходы в секунду через WebSocket, за столами всех четырёх игр
serve-bench-server = Сервер
serve-bench-processes = Процессы
serve-bench-players = Игроки
serve-bench-pace = Заданный темп
serve-bench-moves = Ходы/с
serve-bench-p50 = p50, мс
serve-bench-p99 = p99, мс
serve-bench-cpu = ЦП, мс/ход
serve-bench-memory = кБ/стол
serve-bench-ratio = доля от эха
