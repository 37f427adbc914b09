"""The words that people read, from Fluent files: one folder a language, one file a subject."""

import os
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr", "hu", "cs", "sk", "ru", "uk")
LESSONS = "lessons.ftl"  # read when the first of its messages is needed
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set says what the whole system speaks


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._has_lessons = False
        folder = files("arcus.locale").joinpath(language)
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name != LESSONS:
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def _need(self, message: str) -> None:
        """Read the words of the lessons before the first of them is said."""
        if message.startswith("lesson-") and not self._has_lessons:
            self._has_lessons = True
            file = files("arcus.locale").joinpath(self.language, LESSONS)
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Return whether there is such a message."""
        self._need(message)
        return self._bundle.has_message(message)

    def say(self, message: str, **words: Any) -> str:
        """Return a message with its words filled in; raise KeyError if there is none."""
        self._need(message)
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
