# Messages of `arcus serve`.
serve-here = Arcus працює за адресою { $url }
serve-data = Столи зберігаються в теці { $folder }
serve-lan = Телефони та інші комп’ютери в локальній мережі знайдуть його за адресою { $url }
serve-ask-lan = Чи можна під’єднуватися телефонам та іншим комп’ютерам із локальної мережі? [т/Н]
serve-yes = т так y yes
serve-noted = Відповідь збережено у файлі { $file }; видали його, і запитання з’явиться знову.
serve-stop = Зупинити — Ctrl-C; після нового запуску кожен стіл продовжить із того самого місця.
serve-works = Боти думають тут за всі столи цієї бази даних. Зупинити — Ctrl-C.

# Messages of `arcus admin`, `arcus backup` and `arcus restore`.
admin-tables =
    { $tables ->
        [one] { NUMBER($tables) } стіл
        [few] { NUMBER($tables) } столи
        [many] { NUMBER($tables) } столів
       *[other] { NUMBER($tables) } столу
    }
admin-entries =
    { $entries ->
        [one] { NUMBER($entries) } запис
        [few] { NUMBER($entries) } записи
        [many] { NUMBER($entries) } записів
       *[other] { NUMBER($entries) } запису
    }
admin-backed-up = Копія у файлі { $file }: { admin-tables } і { admin-entries }.
admin-restored = Відновлено з файлу { $file }: { admin-tables } і { admin-entries }.
admin-closed = Стіл { $table } закрито.
admin-erased = { $person }: дані видалено; ігри лишаються, під іншим ім’ям.
admin-table = Стіл
admin-code = Код
admin-game = Гра
admin-phase = Етап
admin-seats = Місця
admin-changed = Змінено
admin-person = Особа
admin-name = Ім’я
admin-since = Відколи

# Messages of `arcus bench server`.
serve-bench-title = Підтверджені ходи за секунду через WebSocket, за столами всіх чотирьох ігор
serve-bench-server = Сервер
serve-bench-processes = Процеси
serve-bench-players = Гравці
serve-bench-pace = Заданий темп
serve-bench-moves = Ходи/с
serve-bench-p50 = p50, мс
serve-bench-p99 = p99, мс
serve-bench-cpu = ЦП, мс/хід
serve-bench-memory = кБ/стіл
serve-bench-ratio = частка від луни
