"""All user-visible text, from Fluent files: one folder per language, one file per subject."""

import os
import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr", "hu", "cs", "sk", "ru", "uk")
ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=.*(?:\n(?![a-z#-]).*)*", re.MULTILINE)  # a message or a term, by its name
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")  # to a message or a term
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set is the language of the system


class Catalogue:
    """All messages of one language. A message is parsed when it is first needed: all of them take a while."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for file in files("arcus.locale").joinpath(language).iterdir():
            for entry in ENTRY.finditer(file.read_text(encoding="utf-8")):
                self._unparsed[entry[1]] = entry[0]

    def _parse(self, name: str) -> None:
        """Parse a message, with those that it refers to, unless that was done before.

        Two threads may do it at once; the message stays among the unparsed ones until it can be used.
        """
        text = self._unparsed.get(name)
        if text is not None:
            for other in REFERENCE.findall(text):
                self._parse(other)
            self._bundle.add_resource(FluentResource(text))
            self._unparsed.pop(name, None)

    def has(self, message: str) -> bool:
        """Return whether there is such a message."""
        return message in self._unparsed or self._bundle.has_message(message)

    def say(self, message: str, **words: Any) -> str:
        """Return a message with its words filled in; raise KeyError if there is none."""
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise ValueError(f"message {message} in {self.language}: {errors[0]}")
        return str(text)


def parse_language(tag: str) -> str | None:
    """Return the language of a tag like `de`, `de-AT` or `de_AT.UTF-8`; None if it is not supported."""
    language = tag.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None


def chosen_language() -> str:
    """Return the language of ARCUS_LANG, else that of the system, else English."""
    system = next((os.environ[name] for name in SYSTEM if os.environ.get(name)), "")
    return parse_language(os.environ.get("ARCUS_LANG", "")) or parse_language(system) or "en"


def catalogue(language: str | None = None) -> Catalogue:
    """Return the catalogue of a language, by default of the chosen one."""
    return _loaded(language or chosen_language())


@cache
def _loaded(language: str) -> Catalogue:
    return Catalogue(language)
