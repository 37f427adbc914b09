# What the web app says around the boards.

web-name = Arcus
web-tagline = Four games under one rainbow
web-tagline-note = Friends, strangers or bots. No account.
web-skip = Skip to content
web-nav = Main pages
web-home = Arcus: home
web-to-home = Home
web-close = Close
web-yes = Yes
web-no = No
web-you = (you)
web-times = { $sentence } ({ $times } times)

## When something goes wrong.

web-error = Something went wrong. Try again.
web-no-connection = Can't reach the server.
web-offline = You are offline. Rules and settings still work.
web-lost = Connection lost. Reconnecting… Your moves are safe.
web-no-table-yet = The table isn't answering yet. Trying again…
web-opening = Setting up the table…
web-reload = Reload
web-try-again = Try again
web-no-page = This page doesn't exist.
web-no-game = This game doesn't exist.

## First page.

web-mine = Your tables
web-games = Games
web-play-now = Play now
web-find = Find an opponent
web-find-note = You'll play the next person looking for this game.
web-rules = Rules
web-lesson = Lesson
web-lesson-offer =
    { $minutes ->
        [one] New to { $game }? Learn it in { $minutes } minute.
       *[other] New to { $game }? Learn it in { $minutes } minutes.
    }
web-have-code = Do you have a code?
web-go = Go
web-puzzle = Puzzle of the day
web-watch-public = Watch a game
web-my-games = My games
web-palettes-link = Colours and colour blindness

# Names for guests who give none, with commas between them: short friendly words, best animals.
web-guest-names = Fox, Otter, Heron, Badger, Swift, Hare, Lynx, Robin, Marten, Owl, Finch, Beaver

## A table as one line of a list.

web-your-turn = Your turn
web-free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
web-nobody = Nobody yet
web-play = Play
web-open = Open
web-join = Join
web-watch = Watch
web-phase-gathering = Starting soon
web-phase-dealing = Dealing
web-phase-playing = In progress
web-phase-paused = Paused
web-phase-over = Finished
web-phase-closed = Closed

web-dealing = Dealing… Waiting for: { $names }
web-deal-void = { $count ->
    [one] The deal is void
   *[other] { $count } deals are void
}: no answer came from seat { $seats } in time. The cards are dealt again.

## All tables.

web-lobby = Tables
web-all-games = All
web-lobby-open = Open to everyone
web-lobby-open-none = No open tables right now.
web-lobby-be-first = Open one, or find an opponent: someone may turn up any minute.
web-open-anyone = Open a table to everyone
web-lobby-playing = Games to watch
web-lobby-playing-none = No games to watch right now.
web-lobby-finished = Finished

## A new table.

web-new-table = New table
web-room = { $least } to { $most } players
web-who-plays = Who plays?
web-way-bots = Bots
web-way-friends = Friends
web-way-device = One device
web-way-anyone = Anyone
web-way-bots-short = start right away
web-way-friends-short = by link or code
web-way-device-short = pass it around
web-way-anyone-short = open table
web-way-bots-note = Bots take the other seats, and the game starts right away.
web-way-friends-note = You get a link, a code and a QR code to share. Bots can fill empty seats.
web-way-device-note = Everyone plays on this device and passes it around. Nobody sees the other players' cards.
web-way-anyone-note = Your table is in the list, and anyone can join.
web-seats = Players
web-level = Bot level
web-people = Who's playing on this device?
web-your-name = Your name
web-name-any = We'll find you a friendly name
web-more-options = More options
web-start = Start
web-open-table = Open the table
web-option-value = { $title }: { $value }
web-option-red7-advanced = Advanced
web-option-red7-actions = Actions
web-option-red7-rounds = Rounds
web-option-rainbow-first = Who starts
web-option-rainbow-first-0 = First seat
web-option-rainbow-first-1 = Second seat
web-option-rainbow-first-random = Random
web-option-rainbow-deck = Custom cards
web-option-rainbow-memory-aid = Memory aid
web-option-kobito-gold = Custom gold cards
web-clock = Clock
web-clock-none = None
web-clock-quick = Quick
web-clock-calm = Relaxed
web-clock-days = Days
web-clock-each = { $time } each
web-clock-note = Each player has { $time }, plus { $gain } after each turn.
web-clock-left = Time left: { $time }
web-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-absent = When a player runs out of time
web-absent-bot = A bot takes over
web-absent-lose = The player loses
web-hints = Allow hints
web-hints-note = Players can ask what the master bot would play.
web-memory-aid = Memory aid
web-memory-aid-note = Shows the hidden sides you have already seen.
web-spectators = Allow spectators
web-spectators-note = Others can watch, but hidden cards stay hidden.
web-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-players-range = { $least } to { $most } players

## Before the game.

web-waiting =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
web-all-here = Everyone is here
web-not-here = Not here yet: { $names }
web-seat-open = Seat { $number }
web-seat-person = Player { $number }
web-bot-name = Bot { $number }
web-sit = Take a seat
web-sit-here = Sit here
web-rise = Stand up
web-add-bot = add a bot
web-seat-free = free
web-seat-here = ready
web-fill = Fill with bots
web-remove = Remove { $name }
web-begin = Start
web-begin-note = You can start when every seat is taken. Bots can fill empty seats.
web-host-begins = The host starts the game when everyone is here.
web-invite = Invite
web-invite-note = No account needed. Anyone with the link can join.
web-invite-text = Come and play { $game } with me.
web-invited = You're invited to play { $game }
web-join-title = Join a table
web-looking = Looking for the table…
web-code = Code
web-link = Link
web-qr = QR code of the link
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-lock = Lock table
web-unlock = Unlock table
web-locked = The table is locked. Nobody else can join.
web-full = All seats are taken.

## The table.

web-menu = Menu
web-log = What happened
web-log-empty = Nothing has happened yet.
web-aside = What happened, and the command line
web-tools = Tools
web-onlookers = Spectators:
web-watching = You are watching.
web-gave-up =
    { $you ->
        [yes] You gave up. A bot finishes the game for you.
       *[no] { $who } gave up. A bot finishes the game for them.
    }
web-out-of-time =
    { $you ->
        [yes] You ran out of time. A bot finishes the game for you.
       *[no] { $who } ran out of time. A bot finishes the game for them.
    }
web-turn-of = { $names }'s turn
web-still-choosing =
    { $count ->
        [one] Still choosing: { $names }
       *[other] Still choosing: { $names }
    }
web-seat-lost = gave up
web-seat-late = out of time
web-seat-gone = left
web-seat-away = away
web-seat-stand-in = bot playing
web-seat-decided = has chosen
web-seat-thinking = thinking
web-seat-to-act = to move
web-seat-steps =
    { $steps ->
        [one] 1 step so far
       *[other] { $steps } steps so far
    }
web-paused = The game is paused.
web-pause = Pause
web-go-on = Resume
web-undo = Undo
web-undone = Undone: { $move }
web-hint = Hint
web-thinking = Thinking…
web-hint-why =
    { $case ->
        [only] The only good move.
        [same] About as good as the next best move.
       *[better] Your chances: about { $best }%. With the next best move: { $next }%.
    }
web-hints-title = The master's choices, best first
web-hint-best = The master would play: { $move }.
web-more-time = More time
web-say = Say something
web-said = { $who } says: { $phrase }
web-bot-plays = A bot plays for you.
web-back = I'm back
web-bot-for = Let a bot play for { $name }
web-pass-to = { $name }, it's your turn
web-pass-note = Pass the device on. Everyone else, look away!
web-pass-ready = I'm ready
web-question-take-back = { $who } wants to take back their last turn.
web-question-end = { $who } wants to end the game here.
web-question-rematch = { $who } wants to play again.
web-question-waits = Waiting for the others to answer.
web-away-wait = { $who } is away. You can decide what to do in { $seconds } s.
web-away-decide = { $who } has been away for over a minute. What would you like to do?
web-claim-win = Claim the win
web-claim-bot = Let a bot take over
web-ask-take-back = Ask to take back my last turn
web-ask-end = Ask to end the game here
web-resign = Give up
web-resign-sure =
    { $others ->
        [nobody] Give up? The game ends right away.
        [opponent] Give up? { $name } wins right away.
       *[several] Give up? A bot finishes the game for you, and you can't win.
    }
web-close-table = Close the table
web-close-sure = Close this table for everyone?
web-leave = Leave the table
web-command = Type a move
web-command-play = Play
web-moves =
    { $count ->
        [0] No moves right now
        [one] 1 possible move
       *[other] { $count } possible moves
    }
web-gone-removed = The host removed you from your seat.
web-gone-closed = The table is closed.

## Phrases that people say to each other at the table.

web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-oops = Oops!
web-phrase-thinking = Let me think…
web-phrase-hurry = Your turn!
web-phrase-wow = Wow!
web-phrase-again = Another game?
web-phrase-bye = Goodbye!

## The rules sheet.

web-rules-of = Rules of { $game }
web-who-leads = Who leads?
web-rules-now = current rule
web-example = Example:
web-print = Print
web-rule-forbids = This rule doesn't allow it
web-rule-number = Rule { $rule }

## The result.

web-over = The game is over
web-you-won = You win!
web-you-share = You share the win!
web-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
web-winner = Winner:
web-points = Points:
web-ended-agreed = Everyone agreed to end the game here.
web-ended-closed = The table was closed.
web-ended-lost = Players who give up or run out of time can't win.
web-ended-away = { $who } was away for too long.
web-ended-gave-up =
    { $count ->
        [one] { $who } gave up.
       *[other] { $who } gave up.
    }
web-ended-late = { $who } ran out of time.
web-rematch = Play again
web-to-rematch = Go to the next game
web-rematch-declined = No rematch: { $names }
web-series = Series: { $score }
web-see-table = View the table
web-see-result = View the result
web-replay = Replay
web-record = Record
web-fairness = Was the deal fair?
web-luck = Are the dice fair?

## Settings.

web-settings = Settings
web-save = Save
web-saved = Saved.
web-language = Language
web-language-auto = Same as the browser ({ $language })
web-theme = Colours
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-auto = Automatic
web-motion-full = Full
web-motion-reduced = Reduced
web-speed = Speed
web-speed-calm = Slow
web-speed-normal = Normal
web-speed-instant = Instant
web-sound = Sound
web-sound-note = Cards, dice, and your turn.
web-notify = Notify me when it's my turn
web-notify-note = A notification when the page is in the background.
web-notify-secure = Needs a secure connection (https).
web-vibrate = Vibrate when it's my turn
web-vibrate-note = When the page is in the background.
web-install = Install as an app
web-device = Another device
web-device-note = Make a link that brings your tables to another device. It works once, for a few minutes. Don't share it: anyone who opens it can play as you.
web-device-link = Make a link
web-log-out = Log out other devices
web-logged-out = Your other devices are logged out.
web-data = Your data
web-data-note = The server stores your name, your seats and your games. You can download or delete all of it.
web-data-get = Download
web-data-delete = Delete my data
web-data-sure = Yes, delete everything
web-data-gone = Your data has been deleted.
web-recover = Continue here
web-recover-note = This link brings your name and your tables to this browser.
web-recover-here = Yes, that's me
web-recover-none = This link is incomplete. Copy it again.

## Colours.

web-palettes = Colours and colour blindness
web-palettes-note = Every colour also has a letter or number and a shape of its own. Here is how the palettes look with and without colour blindness.
web-sight-full = Full colour vision
web-sight-protanopia = Protanopia: no red cones
web-sight-deuteranopia = Deuteranopia: no green cones
web-sight-tritanopia = Tritanopia: no blue cones
