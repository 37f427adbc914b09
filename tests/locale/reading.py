"""The content of the Fluent files, and the messages that the code names."""

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
        """Whether it selects by number."""
        return bool(self.numbers) or bool(self.words & (PLURALS - {"other"}))


class Parts(NamedTuple):
    """The parts of a message."""

    variables: frozenset[str]
    numbers: frozenset[str]  # variables that are formatted as numbers
    references: frozenset[str]
    selects: tuple[Select, ...]


@cache
def messages(language: str) -> dict[str, Parts]:
    """Return all messages of a language; a duplicate or unreadable message is an error."""
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
    """Return the messages of one file, in order."""
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
    """Yield a node and all its descendants."""
    if isinstance(node, list):
        for each in node:
            yield from _walk(each)
    elif isinstance(node, BaseNode):
        yield node
        for each in vars(node).values():
            yield from _walk(each)


@cache
def all_variables(language: str, name: str) -> frozenset[str]:
    """Return the variables of a message and of the messages that it refers to."""
    parts = messages(language)[name]
    return parts.variables.union(*(all_variables(language, other) for other in parts.references))


@cache
def all_selects(language: str, name: str) -> tuple[Select, ...]:
    """Return the selections in a message and in the messages that it refers to."""
    parts = messages(language)[name]
    return sum((all_selects(language, other) for other in parts.references), parts.selects)


class Asked(NamedTuple):
    """Names of messages in the code: in full, or with gaps to fill in."""

    literals: frozenset[str]
    patterns: frozenset[str]


ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
GAP = "\0"


@cache
def asked() -> Asked:
    """Return every string of the code that looks like the name of a message."""
    texts = {text for file in sorted(SOURCE.rglob("*.py")) for text in _python_texts(file)}
    for kind in ("*.ts", "*.svelte"):
        texts |= {text for file in sorted(WEB.rglob(kind)) for text in _script_texts(file)}
    return Asked(
        frozenset(text for text in texts if GAP not in text and ID.fullmatch(text)),
        frozenset(text for text in texts if GAP in text and _names_a_family(text)),
    )


def _names_a_family(text: str) -> bool:
    """Return whether a text is a message's name with gaps, such as `red7-tui-ask-…`, `…-rule-…`, `…-hidden`."""
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
    """Return strings of the code that are prefixes of messages, such as `board-kobito-lay`."""
    known = messages("en")
    return frozenset(
        text
        for text in asked().literals - set(known)
        if text.count("-") >= 2 and any(name.startswith(f"{text}-") for name in known)
    )


def fits(pattern: str, name: str) -> bool:
    """Return whether a name matches a pattern with gaps; a gap at the front stands for the name of a game."""
    gaps = "[a-z0-9-]+".join(map(re.escape, pattern.removeprefix(GAP).split(GAP)))
    return re.fullmatch(f"({'|'.join(GAMES)})" * pattern.startswith(GAP) + gaps, name) is not None
