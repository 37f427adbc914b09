"""The full-screen table of `arcus play`: table, events and moves, by mouse or keyboard."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Event, Key, Paste, Resize
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Label, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from arcus.core.game import AnyChoice, AnyView, UsageError
from arcus.core.text import is_number
from arcus.locale import Catalogue
from arcus.tui.colours import QWINTO, coloured, coloured_rows
from arcus.tui.layout import WIDTH
from arcus.tui.session import Moment, Session
from arcus.tui.tables import OWN_PART_LAST, question, screen_lines
from arcus.tui.words import not_a_move, outcome_lines, rules_lines

WIDE = 122  # columns from which events and moves stand beside the table
PAGE_SHARE = 0.9  # of the screen's columns that a page may take,
PAGE_FRAME = 8  # and how many of them its border, its padding and its scrollbar take


class Page(ModalScreen[None]):
    """A text over the table: the rules, or a cover between two players."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "dismiss", show=False),
    ]

    def __init__(self, text: str, close: str, *, is_cover: bool) -> None:
        super().__init__(id="cover" if is_cover else "page")
        self._text = text
        self._close = close

    def compose(self) -> ComposeResult:
        with Vertical():
            with VerticalScroll():
                yield Static(self._text, markup=False)
            yield Label(self._close, id="close", markup=False)

    def on_click(self) -> None:
        """Close the page."""
        self.dismiss()


class Story(RichLog):
    """The events so far, as sentences that are wrapped again when the window changes."""

    _width = 0
    _sentences: tuple[str, ...] = ()

    def tell(self, sentences: Sequence[str]) -> None:
        """Add sentences at the end."""
        self._sentences += tuple(sentences)
        for sentence in sentences:
            self.write(sentence)

    def forget(self) -> None:
        """Remove all sentences."""
        self._sentences = ()
        self.clear()

    def on_resize(self, event: Resize) -> None:
        """Wrap the sentences to the new width."""
        event.prevent_default()  # else the superclass handles it once more
        super().on_resize(event)
        if self.scrollable_content_region.width != self._width:
            self._width = self.scrollable_content_region.width
            self.clear()
            for sentence in self._sentences:
                self.write(sentence)


class TableApp(App[None]):
    """A table with one game, played wherever its session plays it."""

    TITLE = "Arcus"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = Path(__file__).with_name("app.tcss")

    def __init__(self, session: Session, words: Catalogue) -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.moment = Moment()
        self._choices: list[AnyChoice] = []  # in the order of the list
        self._doubtful: int | None = None
        """The costly move chosen last; it is played if it is chosen again at once."""
        say = words.say
        for keys, action, message in (("f1", "rules", "web-rules"), ("f10,ctrl+q", "leave", "web-leave")):
            self.bind(keys, action, description=say(message))

    def compose(self) -> ComposeResult:
        yield Static(id="status", markup=False)
        with Container(id="body"):
            with VerticalScroll(id="scroll"):
                yield Static(id="table", markup=False)
            with Container(id="side"):
                with Vertical(id="choose"):
                    yield OptionList(id="moves")
                    yield Input(id="typed", placeholder=self.words.say("screen-type"), select_on_focus=False)
                yield Story(id="events", wrap=True, markup=False, min_width=20)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Start the game."""
        self.run_worker(self._play, thread=True)

    def on_unmount(self) -> None:
        """Let the game's thread end, however the screen was closed."""
        self.session.leave()

    def on_resize(self, event: Resize) -> None:
        """Put events and moves beside the table, or below it."""
        self.set_class(event.size.width >= WIDE, "wide")

    def _play(self) -> None:
        """Run the session in a thread of its own."""
        self.session.run(lambda moment: self.call_from_thread(self.show, moment))

    # -- what is on the screen

    def show(self, moment: Moment) -> None:
        """Show a moment of the game."""
        self.moment = moment
        self._doubtful = None
        events = self.query_one("#events", Story)
        if moment.cover or moment.is_new_reader:
            events.forget()
        events.tell(moment.events)
        self._tell(moment.status)
        self._show_table(None if moment.cover else moment.view)
        self._list(moment)
        if moment.cover:
            self.push_screen(Page(moment.cover, "", is_cover=True), lambda _: self.session.answer(0))

    def _tell(self, sentence: str) -> None:
        self.query_one("#status", Static).update(sentence)

    def _show_table(self, view: AnyView | None) -> None:
        say = self.words.say
        text = Text()
        if view is not None:
            lines = screen_lines(view, self.moment.names, say)
            if view.outcome is not None:
                lines += ["", *outcome_lines(view.outcome, self.moment.names, self.words)]
            text = coloured(view.game, "\n".join(lines))
            if view.game == "qwinto":
                rows = {say(f"qwinto-tui-colour-{letter}"): colour for letter, colour in QWINTO.items()}
                text = coloured_rows(text, rows)
        self.query_one("#table", Static).update(text)
        if view is not None and view.game in OWN_PART_LAST:
            self.query_one("#scroll", VerticalScroll).scroll_end(animate=False)

    def _list(self, moment: Moment) -> None:
        """List the legal moves, those that cost something last."""
        view, moves = moment.view, self.query_one("#moves", OptionList)
        self._choices = []
        if view is not None and moment.is_to_act:
            self._choices = sorted(view.moves, key=lambda choice: question(view, choice) is not None)
        moves.clear_options()
        for number, choice in enumerate(self._choices, 1):
            line = self.words.say("terminal-move", number=number, text=choice.text)
            text = coloured(moment.view.game if moment.view else "", line)
            moves.add_option(Option(text, id=self._option_id(choice)))
        if self._choices:
            moves.highlighted = 0
            moves.focus()

    # -- what the person does

    async def on_event(self, event: Event) -> None:
        """Let the line for moves have the focus before it is sent what is typed or pasted anywhere.

        A widget that passes a key on does so too late for the keys that follow it in a paste.
        """
        is_text = isinstance(event, Paste) or (
            isinstance(event, Key) and event.is_printable and event.character is not None and event.character != " "
        )
        if is_text and self.is_running and not isinstance(self.screen, Page):
            self.screen.set_focus(self.query_one("#typed", Input))
        await super().on_event(event)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the move that was pressed, unless it was pressed in a list that is gone by now."""
        at = event.option_index
        if at < len(self._choices) and event.option.id == self._option_id(self._choices[at]):
            self._choose(self._choices[at].number)

    def _option_id(self, choice: AnyChoice) -> str:
        """Return an id of a move that is unique across decisions."""
        decision = self.moment.view.decision if self.moment.view is not None else 0
        return f"{decision}-{choice.number}"

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play the move that was typed, by its number in the list or its notation."""
        text, game = event.value.strip(), self.session.game
        event.input.clear()
        if not text or game is None or not self._choices:
            return
        if text.isascii() and text.isdigit():
            if is_number(text) and 1 <= int(text) <= len(self._choices):
                self._choose(self._choices[int(text) - 1].number)
            else:
                self._tell(self.words.say("terminal-no-such-number", number=text[:20], most=len(self._choices)))
            return
        try:
            move = game.parse_move(text)
        except UsageError:
            self._tell(not_a_move(text, self._choices, self.words))
            return
        if move in [choice.number for choice in self._choices]:
            self._choose(move)
        else:
            self._tell(self.session.why_not(move))

    def _choose(self, move: int) -> None:
        """Play a legal move, or ask back first if it costs something."""
        view = self.moment.view
        if view is None or not self._choices:
            return
        choice = next(choice for choice in self._choices if choice.number == move)
        asked = question(view, choice)
        if asked is not None and self._doubtful != move:
            self._doubtful = move
            self._tell(f"{self.words.say(asked)} {self.words.say('terminal-again')}")
            return
        self._choices = []
        self.query_one("#moves", OptionList).clear_options()
        self.session.answer(move)

    def action_rules(self) -> None:
        """Show the rules; those that matter now have a star."""
        if self.session.game is None or isinstance(self.screen, Page):
            return
        now: Sequence[str] = self.moment.view.rules if self.moment.view else ()
        width = min(WIDTH, int(self.size.width * PAGE_SHARE) - PAGE_FRAME)
        text = "\n".join(rules_lines(self.session.game.name, now, self.words, width))
        self.push_screen(Page(text, f"Esc {self.words.say('web-close')}", is_cover=False))

    def action_leave(self) -> None:
        """Leave the table."""
        self.exit()
