"""The full-screen table, played by keyboard and mouse."""

import asyncio
import re
from typing import Any

import pytest
from textual.events import Key, Paste
from textual.geometry import Size
from textual.widgets import Input, OptionList, RichLog, Static

import arcus
from arcus.cli.play_at_server import ServerSession
from arcus.locale import LANGUAGES, catalogue
from arcus.server.settings import sqlite_file
from arcus.tui.app import Page
from arcus.tui.colours import coloured
from tests.server.client import Player
from tests.server.inprocess import listening
from tests.tui.screen import Table, drawn, local, painted, play_to_the_end, said, seen

GAMES = sorted(arcus.GAMES)
CARD = re.compile(r"\b[ROYGBIV][1-7]\b")
SMALLEST = (80, 24)


@pytest.mark.parametrize(
    ("name", "players", "people", "options"),
    [
        ("red7", 4, 1, {"actions": True}),
        ("red7", 3, 3, {}),
        ("qwinto", 1, 1, {}),
        ("rainbow", 2, 1, {"memory_aid": True, "deck": "RO RY OY RW OK GW GB TB PK WK RT"}),
        ("kobito", 2, 1, {"gold": "3:2 4:4 5:5 3:3 4:3"}),
    ],
)
async def test_a_whole_game_is_played_by_keyboard(
    name: str, players: int, people: int, options: dict[str, Any]
) -> None:
    table = local(name, players, people, **options)
    async with table.run_test(size=SMALLEST) as pilot:
        await play_to_the_end(table, pilot, "end", "up", "enter")
        assert table.status == "The game is over."
        assert "The game is over." in table.text
        assert "points" in table.text


async def test_what_is_typed_arrives_in_the_line_for_moves() -> None:
    """The list of moves had the focus and swallowed letters, unless Tab was pressed first."""
    table = local("red7")
    async with table.run_test(size=SMALLEST) as pilot:
        await table.until(lambda moment: moment.is_to_act)
        await pilot.press("w", "h", "y")
        await seen(pilot, lambda: table.query_one("#typed", Input).value == "why")
        await pilot.press("enter")
        await said(table, pilot, "is not a move")


@pytest.mark.parametrize("is_pasted", [True, False])
async def test_a_move_that_arrives_at_once_is_that_move(is_pasted: bool) -> None:
    """All but the first letter used to be lost, a paste too, and Enter played the marked move of the list."""
    table = local("rainbow")
    async with table.run_test(size=SMALLEST):
        first = await table.until(lambda moment: moment.is_to_act)
        typed = [Paste("lay 2")] if is_pasted else [Key("space" if each == " " else each, each) for each in "lay 2"]
        for event in (*typed, Key("enter", None)):
            table.post_message(event)
        after = await table.after(first)
        assert first.view is not None
        assert first.view.moves[0].text == "lay 1"
        assert after.view is not None
        assert [card.slot for card in after.view.table.hands[0]] != [1, 2, 3] or after.view.table.round > 1
        assert [card.slot for card in after.view.table.hands[0]] != [2, 3]


async def test_events_are_wrapped_again_when_the_window_gets_smaller() -> None:
    """What had happened before was cut off at the right."""
    table = local("rainbow")
    async with table.run_test(size=(100, 32)) as pilot:
        await table.until(lambda moment: moment.is_to_act)
        log = table.query_one("#events", RichLog)
        await seen(pilot, lambda: log.lines)
        words = " ".join(line.text.strip() for line in log.lines).split()
        assert words == " ".join(table.moment.events).split()
        await pilot.resize_terminal(60, 20)
        await seen(
            pilot, lambda: log.region.area and max(line.cell_length for line in log.lines) <= log.size.width < 40
        )
        assert " ".join(line.text.strip() for line in log.lines).split() == words


async def test_enter_pressed_twice_plays_one_move() -> None:
    """The second press arrived when the list had changed, and the app ended with a traceback or played another move."""
    table = local("rainbow")
    async with table.run_test(size=SMALLEST) as pilot:
        before = await table.until(lambda moment: moment.is_to_act)
        moves = table.query_one("#moves", OptionList)
        chosen = OptionList.OptionSelected(moves, moves.get_option_at_index(0), 0)
        late = OptionList.OptionSelected(moves, moves.get_option_at_index(2), 2)
        table.on_option_list_option_selected(chosen)
        table.on_option_list_option_selected(late)  # no list is there
        after = await table.until(lambda moment: moment is not before and moment.is_to_act)
        table.on_option_list_option_selected(late)  # another list is there
        await pilot.pause()
        assert table.moment is after


async def test_a_move_is_played_by_mouse() -> None:
    table = local("rainbow")
    async with table.run_test(size=SMALLEST) as pilot:
        first = await table.until(lambda moment: moment.is_to_act)
        await drawn(table, pilot)
        await pilot.click("#moves", offset=(4, 1))
        after = await table.after(first)
        assert first.view is not None
        assert first.view.moves[1].text == "lay 2"
        assert after.events[0].startswith("You lay")
        assert after.view is not None
        assert [card.slot for card in after.view.table.hands[0]] != [1, 2, 3] or after.view.table.round > 1


async def test_typed_moves_are_played_and_wrong_ones_explained() -> None:
    table = local("rainbow")
    async with table.run_test(size=SMALLEST) as pilot:
        first = await table.until(lambda moment: moment.is_to_act)
        typed = table.query_one("#typed", Input)
        typed.focus()
        for text, answer in (
            ("dance", "'dance' is not a move"),
            ("99", "There is no move 99"),
            ("stop", "Not allowed (rule 3.8)"),
        ):
            await pilot.press(*text, "enter")
            await said(table, pilot, answer)
            assert table.moment is first
        await pilot.press(*"lay", "space", "2", "enter")
        await table.after(first)


async def test_passing_in_red7_is_asked_back() -> None:
    table = local("red7")
    async with table.run_test(size=SMALLEST) as pilot:
        first = await table.until(lambda moment: moment.is_to_act)
        await pilot.press("end", "enter")
        await said(table, pilot, "Enter the same move again to confirm.")
        assert table.moment is first
        await pilot.press("enter")
        await table.after(first)
        assert "You pass." in [line for moment in table.moments for line in moment.events]


async def test_a_cover_hides_the_hand_until_the_next_player_is_ready() -> None:
    table = local("red7", players=2, people=2)
    async with table.run_test(size=SMALLEST) as pilot:
        for name in ("Person 1", "Person 0"):
            moment = await table.until(lambda moment: bool(moment.cover))
            assert name in moment.cover or "look away" in moment.cover
            assert isinstance(table.screen, Page)
            await drawn(table, pilot)
            assert table.text == ""
            assert not table.screen_stack[0].query_one("#events", RichLog).lines
            assert not table.screen_stack[0].query_one("#moves", OptionList).option_count
            assert not CARD.search(table.export_screenshot())
            await pilot.press("enter")
            shown = await table.until(lambda moment: moment.is_to_act)
            assert CARD.search(table.text)
            while table.moment.is_to_act:
                shown = table.moment
                await pilot.press("home", "enter")
                await table.after(shown)


async def test_rules_open_over_the_table_and_mark_those_that_matter_now() -> None:
    table = local("kobito")
    async with table.run_test(size=SMALLEST) as pilot:
        await table.until(lambda moment: moment.is_to_act)
        await pilot.press("f1")
        await seen(pilot, lambda: isinstance(table.screen, Page))
        assert isinstance(table.screen, Page)
        assert "* 4.1" in table.screen._text
        await pilot.press("escape")
        await seen(pilot, lambda: not isinstance(table.screen, Page))


@pytest.mark.parametrize(("size", "is_wide"), [(SMALLEST, False), ((121, 40), False), ((140, 50), True)])
async def test_table_moves_and_events_share_the_screen(size: tuple[int, int], is_wide: bool) -> None:
    table = local("qwinto")
    async with table.run_test(size=size) as pilot:
        await table.until(lambda moment: moment.is_to_act or "Waiting" in moment.status)
        await drawn(table, pilot)
        parts = [table.query_one(name).region for name in ("#scroll", "#choose", "#events")]
        assert all(part.width >= 28 and part.height >= 8 for part in parts)
        assert all(table.screen.region.contains_region(part) for part in parts)
        assert (parts[1].x >= parts[0].right) == is_wide
        await pilot.resize_terminal(*SMALLEST)
        await seen(pilot, lambda: table.query_one("#choose").region.x == 0)
        assert table.size == Size(*SMALLEST)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_speaks_every_language(language: str) -> None:
    table = local("rainbow", language=language)
    async with table.run_test(size=SMALLEST) as pilot:
        await table.until(lambda moment: moment.is_to_act)
        assert table.status == catalogue(language).say("screen-your-turn")
        for message in ("web-rules", "web-leave"):
            await painted(table, pilot, catalogue(language).say(message).split()[0])


@pytest.mark.parametrize("size", [SMALLEST, (100, 40), (200, 50)])
async def test_no_line_of_the_rules_is_wrapped_twice(size: tuple[int, int]) -> None:
    """In 80 columns every second line of the rules used to hold one or two words."""
    table = local("red7")
    async with table.run_test(size=size) as pilot:
        await table.until(lambda moment: moment.is_to_act)
        await pilot.press("f1")
        await seen(pilot, lambda: isinstance(table.screen, Page))
        await drawn(table, pilot)
        page = table.screen.query_one("VerticalScroll Static", Static)
        assert max(map(len, str(page.content).splitlines())) <= page.size.width


async def test_the_smallest_screen_shows_the_dice_and_the_own_sheet() -> None:
    """The own sheet used to be below the others, out of sight, while the dice were at the top."""
    table = local("qwinto", 3)
    async with table.run_test(size=SMALLEST) as pilot:
        await table.until(lambda moment: moment.is_to_act)
        await drawn(table, pilot)
        scroll = table.query_one("#scroll")
        shown = table.text.splitlines()[int(scroll.scroll_y) :][: scroll.size.height]
        assert shown[0].startswith("Dice: ")
        sheets = [line for line in shown if line.startswith("Person")]
        assert sheets[0].startswith("Person 0 (you")
        assert any(line.startswith("misthrows") for line in shown)


async def test_leaving_ends_the_game() -> None:
    table = local("red7")
    async with table.run_test(size=SMALLEST) as pilot:
        await table.until(lambda moment: moment.is_to_act)
        await pilot.press("f10")
        await seen(pilot, lambda: not table.is_running)


@pytest.mark.parametrize(
    ("game", "text", "colours"),
    [
        ("red7", "Your hand: R7 B2", {"R7": "#e5484d", "B2": "#3b82f6"}),
        ("red7", "* Y yellow  Player 1", {"Y": "#f2ce1b"}),
        ("rainbow", "Your hand: 1 T turquoise", {"T": "#2bb8b0"}),
        ("qwinto", "3) write o4", {"o": "#f5892b"}),
        ("kobito", "     9 10 (2 long; next 8 low)", {"9": "#3b82f6", "10": "#4f51c9"}),
    ],
)
def test_cards_have_their_colours_and_keep_their_letters(game: str, text: str, colours: dict[str, str]) -> None:
    found = coloured(game, text)
    assert found.plain == text
    styles = {found.plain[span.start : span.end]: str(span.style) for span in found.spans}
    for part, colour in colours.items():
        assert colour in styles[part]


async def test_a_game_at_a_servers_table(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Ada opens the table in her browser, and someone sits down from a terminal by its code."""
    words = catalogue("en")
    async with (
        listening(sqlite_file(tmp_path_factory.mktemp("tui") / "arcus.sqlite")) as server,
        Player(server, "Ada") as ada,
    ):
        await ada.enter(await ada.open(game="rainbow", seats=2, options={"deck": "RO RY OY RW OK GW GB TB PK WK RT"}))
        await ada.done("sit")
        code = ada.update["table"]["code"]
        table = Table(await asyncio.to_thread(ServerSession, server.url, code, "Bea", words))
        async with table.run_test(size=SMALLEST) as pilot:
            moment = await table.until(lambda moment: bool(moment.status))
            assert moment.status == f"Table {code}: Ada, Bea. All seats are taken. The host starts the game."
            await ada.done("begin")
            playing = asyncio.create_task(ada.play_on())
            await play_to_the_end(table, pilot, "home", "enter")
            await playing
            assert list(table.moment.names) == ["Ada", "Bea"]
            assert any("Ada" in sentence for moment in table.moments for sentence in moment.events)
            assert table.status == "The game is over."


async def test_a_server_that_is_not_there_and_a_code_that_is_wrong(tmp_path_factory: pytest.TempPathFactory) -> None:
    words = catalogue("en")
    with pytest.raises(arcus.UsageError, match=r"can't reach http://127\.0\.0\.1:1: Connection refused$"):
        ServerSession("http://127.0.0.1:1", "ABC234", "Bea", words)
    async with listening(sqlite_file(tmp_path_factory.mktemp("tui") / "arcus.sqlite")) as server:
        with pytest.raises(arcus.UsageError, match="code"):
            await asyncio.to_thread(ServerSession, server.url, "ABC234", "Bea", words)


@pytest.mark.parametrize(
    "url", ["notaurl", "localhost:8080", "http://", "http://[", "http://a b", "http://a:x", "file:///etc"]
)
def test_what_is_no_address_is_refused(url: str) -> None:
    """Some of these used to end in a traceback."""
    with pytest.raises(arcus.UsageError, match=f"expected the address of a server.*got {re.escape(repr(url))}"):
        ServerSession(url, "ABC234", "Bea", catalogue("en"))


@pytest.mark.parametrize("answer", [b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", b"hello\r\n\r\n"])
async def test_another_kind_of_server_is_refused(answer: bytes) -> None:
    """Its answer used to end in a traceback."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1") as server:
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        with pytest.raises(arcus.UsageError, match=f"can't reach {url}: its answer is not that of a server of Arcus"):
            await asyncio.to_thread(ServerSession, url, "ABC234", "Bea", catalogue("en"))
