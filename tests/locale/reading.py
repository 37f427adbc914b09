"""What the Fluent files hold, and which messages the code asks for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    Term,
    VariableReference,
)

from arcus import GAMES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "arcus"
WEB = ROOT / "web" / "src"
FOLDER = SOURCE / "locale"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Select(NamedTuple):
    """A choice that a message makes: by which variable, between which keys."""

    variable: str
    words: frozenset[str]
    numbers: frozenset[str]

    @property
    def is_plural(self) -> bool:
        """Does it choose by number?"""
        return bool(self.numbers) or bool(self.words & (PLURALS - {"other"}))


class Parts(NamedTuple):
    """What a message is made of."""

    variables: frozenset[str]
    numbers: frozenset[str]  # variables that are formatted as numbers
    references: frozenset[str]
    selects: tuple[Select, ...]


@cache
def messages(language: str) -> dict[str, Parts]:
    """All messages of a language; a message that is there twice, or can't be read, is an error."""
    found: dict[str, Parts] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for name, parts in file_messages(file).items():
            assert name not in found, f"{language}: {name} is there twice"
            found[name] = parts
    return found


def parsed(text: str) -> list[Message | Term]:
    """Return the messages and terms of a text; what can't be read is an error."""
    body = FluentParser(with_spans=False).parse(text).body
    unread = [entry.content for entry in body if isinstance(entry, Junk)]
    assert not unread, f"can't be read from here: {unread[0]}"
    return [entry for entry in body if isinstance(entry, Message | Term)]


@cache
def file_messages(file: Path) -> dict[str, Parts]:
    """The messages of one file, in order."""
    found: dict[str, Parts] = {}
    for entry in parsed(file.read_text(encoding="utf-8")):
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            assert entry.value is not None, f"{file}: {entry.id.name} says nothing"
            assert not entry.attributes, f"{file}: {entry.id.name} has attributes, which nobody asks for"
            found[entry.id.name] = _parts(entry.value)
    return found


def _parts(value: BaseNode) -> Parts:
    nodes = list(_walk(value))
    return Parts(
        frozenset(node.id.name for node in nodes if isinstance(node, VariableReference)),
        frozenset(name for node in nodes if isinstance(node, FunctionReference) for name in _variables(node)),
        frozenset(node.id.name for node in nodes if isinstance(node, MessageReference)),
        tuple(_select(node) for node in nodes if isinstance(node, SelectExpression)),
    )


def _variables(node: BaseNode) -> Iterator[str]:
    return (each.id.name for each in _walk(node) if isinstance(each, VariableReference))


def _select(node: SelectExpression) -> Select:
    (variable,) = _variables(node.selector)
    keys = [variant.key for variant in node.variants]
    return Select(
        variable,
        frozenset(key.name for key in keys if isinstance(key, Identifier)),
        frozenset(key.value for key in keys if isinstance(key, NumberLiteral)),
    )


def _walk(node: Any) -> Iterator[BaseNode]:
    """A node and all below it."""
    if isinstance(node, list):
        for each in node:
            yield from _walk(each)
    elif isinstance(node, BaseNode):
        yield node
        for each in vars(node).values():
            yield from _walk(each)


@cache
def all_variables(language: str, name: str) -> frozenset[str]:
    """The variables that a message needs, also for the messages that it refers to."""
    parts = messages(language)[name]
    return parts.variables.union(*(all_variables(language, other) for other in parts.references))


@cache
def all_selects(language: str, name: str) -> tuple[Select, ...]:
    """The choices that a message makes, also in the messages that it refers to."""
    parts = messages(language)[name]
    return sum((all_selects(language, other) for other in parts.references), parts.selects)


class Asked(NamedTuple):
    """Messages that the code names: in full, or with gaps that it fills in."""

    literals: frozenset[str]
    patterns: frozenset[str]


ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
GAP = "\0"


@cache
def asked() -> Asked:
    """Every text of the code that reads like the name of a message."""
    texts = {text for file in sorted(SOURCE.rglob("*.py")) for text in _python_texts(file)}
    for kind in ("*.ts", "*.svelte"):
        texts |= {text for file in sorted(WEB.rglob(kind)) for text in _script_texts(file)}
    return Asked(
        frozenset(text for text in texts if GAP not in text and ID.fullmatch(text)),
        frozenset(text for text in texts if GAP in text and _names_a_family(text)),
    )


def _names_a_family(text: str) -> bool:
    """Is it a message's name with gaps, and does it say which: `red7-tui-ask-…`, `…-rule-…`, `…-hidden`?"""
    known = [part for part in text.split(GAP) if re.search("[a-z]", part)]
    return bool(known) and all(re.fullmatch(r"-?([a-z0-9]+-?)+", part) for part in known) and "-" in text


def _python_texts(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(each.value) if isinstance(each, ast.Constant) else GAP for each in node.values)


def _script_texts(file: Path) -> Iterator[str]:
    text = file.read_text(encoding="utf-8")
    yield from (match.group(1) for match in re.finditer(rf"[\"'`]({ID.pattern})[\"'`]", text))
    yield from (re.sub(r"\$\{[^}]*\}", GAP, each) for each in re.findall("`([^`]*)`", text))


@cache
def stems() -> frozenset[str]:
    """Texts of the code that are no message, but that messages begin with: `board-kobito-lay` and what is filled in."""
    known = messages("en")
    return frozenset(
        text
        for text in asked().literals - set(known)
        if text.count("-") >= 2 and any(name.startswith(f"{text}-") for name in known)
    )


def fits(pattern: str, name: str) -> bool:
    """Can the gaps of a pattern be filled so that this name comes out? A gap at the front is for the name of a game."""
    gaps = "[a-z0-9-]+".join(map(re.escape, pattern.removeprefix(GAP).split(GAP)))
    return re.fullmatch(f"({'|'.join(GAMES)})" * pattern.startswith(GAP) + gaps, name) is not None
