"""Names that nobody could see are refused, and what looks the same is the same."""

import re
import unicodedata

import pytest

from arcus.protocol import Refused
from arcus.server.names import clean_name
from tests.server.client import WORD, Player
from tests.server.inprocess import Arcus

INVISIBLE = {
    "zero width space": "\u200b",
    "zero width joiners": "\u200d\u200c",
    "word joiner in a name": "Ada\u2060",
    "byte order mark": "\ufeff",
    "Hangul filler": "\u3164",
    "half width filler behind a name": "Ada\uffa0",
    "Braille blank": "\u2800\u2800",
    "combining marks alone": "\u0301\u0308",
    "a mark before the name": "\u0301Ada",
    "a mark after a blank": "Ada \u0301Bob",
    "grapheme joiner": "A\u034fda",
    "variation selectors alone": "\ufe0f\ufe0f",
    "a variation selector on a letter": "Ada\ufe0f",
    "a variation of an ideograph": "Ada\U000e0100",
    "right to left override": "\u202eadA",
    "right to left mark": "Ada\u200f",
    "isolates": "\u2066Ada\u2069",
    "tags": "Ada\U000e0041",
    "escape": "\x1b[2J",
    "NUL": "Ada\x00",
    "a surrogate": "\ud800",
    "private use": "\ue000",
    "blanks": " \u00a0\u3000\t\n",
    "too long": "x" * 25,
}


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE.keys())
def test_a_name_that_is_not_seen_as_it_is_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.message == "server-bad-name"
    assert re.fullmatch(r"a name has (1 to 24 )?visible characters.*, got \S.*", refused.value.detail)


@pytest.mark.parametrize(
    "name",
    ["Ada", "Zoë", "Łukasz", "小林", "अनिता", "สมชาย", "أحمد", "한글", "🌈", "❤️ Ada", "Ada 2", "<b>", "-"],
)
def test_names_in_all_scripts_are_kept(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_names_that_look_the_same_are_the_same() -> None:
    assert clean_name("Zoe\u0308") == clean_name("Zo\u00eb") == "Zo\u00eb"
    assert clean_name("  Ada \u00a0  Bob\n") == "Ada Bob"
    assert clean_name("e\u0301" * 24) == "é" * 24


async def test_an_invisible_name_is_refused_everywhere(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada:
        for method, path in (("PUT", "/api/me"), ("POST", "/api/bots")):
            answer = await ada.http.request(method, path, json={"name": "\u3164"})
            assert (answer.status_code, answer.json()["refused"]) == (400, "server-bad-name")
            assert answer.json()["detail"] == "a name has visible characters only, got U+3164 (HANGUL FILLER)"
        await ada.enter(await ada.open(game="rainbow", seats=2))
        assert (await ada.ask("sit", name="\u0301"))["refused"] == "server-bad-name"
        await ada.done("sit", name="Zoe\u0308")
        await ada.until(lambda update: update["table"]["seats"][0]["name"] == "Zo\u00eb")


@pytest.mark.parametrize("ending", ["\n", "\r", "\r\n", "\x00", " ", "\u2028", "0"], ids=ascii)
async def test_a_word_for_the_deal_has_nothing_behind_its_digits(arcus: Arcus, ending: str) -> None:
    """A line break used to pass, and to be mixed into the deal."""
    async with Player(arcus, "Ada") as ada:
        await ada.enter(await ada.open(game="rainbow", seats=2))
        promise = ada.commit(WORD + ending)
        for nonsense in (promise + ending, promise.upper(), promise[:-1], ""):
            answer = await ada.ask("sit", commitment=nonsense)
            assert answer["refused"] == "server-bad-word"
            assert answer["detail"].startswith("expected a commitment of 64 hexadecimal digits in lower case, got ")
        await ada.done("sit", commitment=promise)
        await ada.done("seat-bot", seat=1, level="random")
        await ada.done("begin")
        assert (await ada.ask("reveal", seat=0, word=WORD + ending))["refused"] == "server-bad-word"


@pytest.mark.parametrize("path", ["tables/0a%0A", "tables/0a%0A/record", "records?game=red7%0A"])
async def test_a_line_break_behind_an_id_is_refused(arcus: Arcus, path: str) -> None:
    async with arcus.http() as http:
        assert (await http.get(f"/api/{path}")).status_code == 400
