"""Refusals of requests: the exception, and the body of an HTTP response."""

import msgspec


class Refused(Exception):
    """A request was refused.

    `message` is a message of the catalogue, `detail` the same in English, `rule` the number of the rule that forbids a
    move. The server raises it to refuse a request; the client raises it when its request was refused.
    """

    def __init__(self, message: str, detail: str, rule: str | None = None) -> None:
        super().__init__(f"{detail} ({message})")
        self.message = message
        self.detail = detail
        self.rule = rule


class Problem(msgspec.Struct, frozen=True):
    """The reason of a refused HTTP request: a message of the catalogue, and its English text."""

    refused: str
    detail: str
