"""The words that people read, from Fluent files: one folder a language, one file a subject."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en",)


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = files("arcus.locale").joinpath(language)
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return self._bundle.has_message(message)

    def say(self, message: str, **words: Any) -> str:
        """A message with its words filled in."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise ValueError(f"message {message} in {self.language}: {errors[0]}")
        return str(text)


@cache
def catalogue(language: str = "en") -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language)
