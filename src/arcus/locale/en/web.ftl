# What the web app says around the boards.

web-name = Arcus
web-tagline = Four games under one rainbow
web-tagline-note = Friends, strangers or bots. No account.
web-skip = Skip to the content
web-nav = Main pages
web-home = Arcus: first page
web-to-home = First page
web-close = Close
web-yes = Yes
web-no = No
web-you = (you)
web-times = { $sentence } ({ $times } times)

## When something goes wrong.

web-error = Something went wrong. Try again.
web-no-connection = There is no connection to the server.
web-offline = You are offline. Rules and settings still work.
web-lost = The connection is lost. It is being tried again, and nothing that you played is lost.
web-no-table-yet = The table does not answer yet. It is being tried again.
web-opening = One moment: the table is being laid.
web-try-again = Try again
web-no-page = There is no such page here.
web-no-game = There is no such game here.

## First page.

web-mine = Your tables
web-games = Games
web-play-now = Play now
web-opponent = Opponent
web-find = Find an opponent
web-find-note = You are put together with the next person who looks for the same game.
web-rules = Rules
web-have-code = Do you have a code?
web-go = Go
web-watch-public = Watch a game
web-palettes-link = Colours as different eyes see them

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
web-replay = Replay
web-look-at = Look at it
web-phase-gathering = About to begin
web-phase-playing = In play
web-phase-paused = Paused
web-phase-over = Finished
web-phase-closed = Closed

## All tables.

web-lobby = Tables
web-all-games = All
web-lobby-open = Open for everyone
web-lobby-open-none = No open table right now.
web-open-anyone = Open one for everyone
web-lobby-playing = Games to watch
web-lobby-playing-none = No public game is going on right now.
web-lobby-finished = Finished

## A new table.

web-new-table = New table
web-room = { $least } to { $most } players
web-who-plays = Who plays?
web-way-bots = Bots
web-way-friends = Friends
web-way-device = One device
web-way-anyone = Anyone
web-way-bots-short = start at once
web-way-friends-short = by link or code
web-way-device-short = pass it on
web-way-anyone-short = open table
web-way-bots-note = The other seats are taken by bots, and the game begins at once.
web-way-friends-note = You get a link, a code and a QR code for your friends. Bots can take seats that stay free.
web-way-device-note = All play on this device and pass it on. Nobody sees the cards of the others.
web-way-anyone-note = The table stands in the list for everyone.
web-seats = Players
web-level = Bots play
web-people = Who sits at this device?
web-your-name = Your name
web-name-any = A friendly name is found for you
web-more-options = More options
web-start = Start
web-open-table = Open the table
web-option-value = { $title }: { $value }
web-option-red7-advanced = Advanced
web-option-red7-actions = Actions
web-option-red7-rounds = Rounds
web-option-rainbow-first = Who begins
web-option-rainbow-first-0 = First seat
web-option-rainbow-first-1 = Second seat
web-option-rainbow-first-random = By lot
web-option-rainbow-deck = Other cards
web-option-rainbow-memory-aid = Memory aid
web-option-kobito-gold = Other gold cards
web-clock = Clock
web-clock-none = None
web-clock-quick = Quick
web-clock-calm = Calm
web-clock-days = Days
web-clock-each = { $time } each
web-clock-left = Time left: { $time }
web-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-absent = If somebody's time is up
web-absent-bot = A bot plays on
web-absent-lose = The seat is lost
web-hints = Hints allowed
web-hints-note = Each player may ask what the master would do.
web-memory-aid = Memory aid
web-memory-aid-note = Shows what you have seen and could remember.
web-spectators = Onlookers allowed
web-spectators-note = Others may watch what lies open.
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
web-remove = Free the seat of { $name }
web-begin = Begin
web-begin-note = The game can begin when every seat is taken. Bots can fill them.
web-host-begins = The host begins the game when everyone is here.
web-invite = Invite
web-invite-note = Friends need no account. Whoever opens the link can sit down.
web-invite-text = Come and play { $game } with me.
web-invited = You are invited to { $game }
web-join-title = Join a table
web-looking = Looking for the table…
web-code = Code
web-link = Link
web-qr = QR code of the link
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-lock = Lock the table
web-unlock = Unlock the table
web-locked = The table is locked: nobody else can sit down.
web-full = All seats are taken.

## The table.

web-menu = Menu
web-log = What happened
web-log-empty = Nothing has happened yet.
web-aside = What happened, and the command line
web-tools = Tools
web-onlookers = Onlookers:
web-watching = You are watching.
web-gave-up =
    { $you ->
        [yes] You have given up: a bot plays your seat to the end, and you watch.
       *[no] { $who } has given up: a bot plays that seat to the end.
    }
web-out-of-time =
    { $you ->
        [yes] Your time is up: a bot plays your seat to the end, and you watch.
       *[no] The time of { $who } is up: a bot plays that seat to the end.
    }
web-turn-of =
    { $count ->
        [one] { $names }'s turn
       *[other] Still choosing: { $names }
    }
web-seat-lost = given up
web-seat-late = out of time
web-seat-gone = left
web-seat-away = away
web-seat-stand-in = a bot plays
web-seat-decided = has chosen
web-seat-thinking = thinks
web-seat-to-act = to move
web-seat-steps =
    { $steps ->
        [one] 1 step so far
       *[other] { $steps } steps so far
    }
web-paused = The table is paused.
web-pause = Pause
web-go-on = Go on
web-undo = Undo
web-undone = Taken back: { $move }
web-hint = Hint
web-thinking = Thinking …
web-hint-why =
    { $case ->
        [only] The only good move.
        [same] About as good as the next best move.
       *[better] Your chances: about { $best } %. With the next best move: { $next } %.
    }
web-hints-title = The master would play, best first
web-hint-best = The master would play this: { $move }.
web-more-time = More time
web-say = Say something
web-said = { $who } says: { $phrase }
web-bot-plays = A bot plays for you.
web-back = I am back
web-bot-for = A bot for { $name }
web-pass-to = { $name }, it is your turn
web-pass-note = Pass the device on; everybody else looks away.
web-pass-ready = I am ready
web-question-take-back = { $who } asks to take the last turn back.
web-question-end = { $who } asks to end the game here.
web-question-rematch = { $who } proposes a rematch.
web-question-waits = Waiting for the others' answer.
web-away-wait = { $who } is away. In { $seconds } s you can decide how to go on.
web-away-decide = { $who } has been away for over a minute. How do you want to go on?
web-claim-win = Claim the win
web-claim-bot = Let a bot play on
web-ask-take-back = Ask to take my last turn back
web-ask-end = Ask to end the game here
web-resign = Give up
web-resign-sure =
    { $others ->
        [nobody] Give up? The game ends at once.
        [opponent] Give up? { $name } wins at once.
       *[several] Give up? A bot plays your seat to the end, and you can't win.
    }
web-close-table = Close the table
web-close-sure = Close this table for everyone?
web-leave = Leave the table
web-command = Move in notation
web-command-play = Play
web-moves =
    { $count ->
        [0] No moves now
        [one] 1 move is allowed
       *[other] { $count } moves are allowed
    }
web-gone-removed = The host has freed your seat.
web-gone-closed = The table is closed.

## Phrases that people say to each other at the table.

web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-oops = Oops!
web-phrase-thinking = Let me think …
web-phrase-hurry = Your turn!
web-phrase-wow = Wow!
web-phrase-again = Once more?
web-phrase-bye = Goodbye!

## The rules sheet.

web-rules-of = Rules of { $game }
web-who-leads = Who leads?
web-rules-now = rules now
web-example = Example:
web-print = Print
web-rule-forbids = This forbids it
web-rule-number = Rule { $rule }

## The result.

web-over = The game is over
web-you-won = You win!
web-you-share = You share the win!
web-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } share the win
    }
web-winner = Winner:
web-points = Points:
web-ended-agreed = All agreed to end the game here.
web-ended-closed = The table was closed.
web-ended-lost = Whoever gives up or runs out of time can't win.
web-ended-away = { $who } was away for too long.
web-rematch = Play again
web-to-rematch = To the next game
web-rematch-declined = No rematch: { $names }
web-series = Series: { $score }
web-see-table = Look at the table
web-see-result = To the result
web-record = Record
web-fairness = Was the deal fair?
web-fairness-text = The commitment was told before anyone sat down. It is the SHA-256 of the secret, and the cards follow from the secret and everyone's words. So anyone can check that the deal was fixed beforehand; it does not prove that nobody looked.
web-fairness-commitment = Commitment
web-fairness-secret = Secret
web-fairness-words = Words

## Settings.

web-settings = Settings
web-save = Save
web-saved = Saved.
web-language = Language
web-language-auto = As the browser says ({ $language })
web-theme = Colours
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-auto = Automatic
web-motion-full = Full
web-motion-reduced = Reduced
web-speed = Speed
web-speed-calm = Calm
web-speed-normal = Normal
web-speed-instant = Instant
web-sound = Sound
web-sound-note = Cards, dice, and your turn.
web-notify = Tell me when it is my turn
web-notify-note = A notification when the page is in the background.
web-notify-secure = Needs a secure connection (https).
web-vibrate = Vibrate when it is my turn
web-vibrate-note = When the page is in the background.
web-install = Install as an app
web-device = Another device
web-device-note = A link brings you and your tables to another device. It works for some minutes; whoever has it is you.
web-device-link = Make a link
web-data = Your data
web-data-note = The server keeps your name, your seats and your games. You can take all of it with you, or have it deleted.
web-data-get = Download
web-data-delete = Delete me
web-data-sure = Yes, delete everything
web-data-gone = You are forgotten.
web-recover = Play on here
web-recover-note = This link makes this browser you, with your tables.
web-recover-here = Be this person here
web-recover-none = This link has no token in it.

## Colours.

web-palettes = Colours as different eyes see them
web-palettes-note = Every colour also has a letter or number and a shape of its own. Here is how the palettes look with and without colour blindness.
web-sight-full = Full colour vision
web-sight-protanopia = Protanopia: no red cones
web-sight-deuteranopia = Deuteranopia: no green cones
web-sight-tritanopia = Tritanopia: no blue cones
