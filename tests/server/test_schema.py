"""Requests generated from the published schema: whatever is sent, the server does not fail."""

import asyncio
import copy
import re
from collections import defaultdict
from typing import Any

import httpx
import requests
import schemathesis
from hypothesis import given, settings, strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from arcus import protocol
from tests.server.client import Player
from tests.server.inprocess import Arcus
from tests.server.journal import Journal


async def test_no_generated_request_makes_the_server_fail(arcus: Arcus) -> None:
    async with arcus.http() as http:
        published: dict[str, Any] = (await http.get("/api/schema/openapi.json")).json()
    loop = asyncio.get_running_loop()
    statuses: dict[str, set[int]] = defaultdict(set)

    def attempt(case: schemathesis.Case[Any], cookie: str) -> None:
        """Send a request from a thread beside the loop of the application."""
        request = requests.Request(**case.as_transport_kwargs(base_url=arcus.url)).prepare()
        answer = asyncio.run_coroutine_threadsafe(send(arcus, request, cookie), loop).result(30)
        statuses[case.operation.label].add(answer.status_code)
        case.validate_response(answer, checks=[not_a_server_error])

    for document in (published, await with_known_values(published, arcus)):
        for result in schemathesis.openapi.from_dict(document).get_all_operations():
            assert isinstance(result, Ok)
            generated = given(case=result.ok().as_strategy(), cookie=st.just(await new_cookie(arcus)))(attempt)
            repeatable = settings(max_examples=12, deadline=None, derandomize=True, database=None)
            await asyncio.to_thread(repeatable(generated))
    never_accepted = {label for label, met in statuses.items() if not met & {200, 201, 202, 204}}
    assert never_accepted == {"POST /api/recover", "POST /api/replays"}  # which need a signed token, and a record
    assert set().union(*statuses.values()) >= {200, 201, 204, 400, 403, 404}


async def with_known_values(published: dict[str, Any], arcus: Arcus) -> dict[str, Any]:
    """Return a schema's operations that name something (a table, a code, a lesson), with only values that exist."""
    journal = Journal("rainbow", 2, number=4).begun()
    journal.ask(0, protocol.Resign(id=1))
    known = {
        "table": await arcus.write(journal),
        "code": journal.table.code,
        "game": "red7",
        "seats": 2,
        "seat": 0,
        "open": False,
        "lesson": "red7",
        "puzzle": "red7-1",
        "step": 0,
    }
    document = copy.deepcopy(published)
    document["paths"] = {
        path: each for path, each in document["paths"].items() if re.search("table|code|match|lesson|puzzle", path)
    }
    for path in document["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                parameter["schema"] = {"enum": [known[parameter["name"]]]}
    for schema, names in {"Setup": ("game", "seats"), "NextPuzzle": ("game",)}.items():
        properties = document["components"]["schemas"][schema]["properties"]
        properties |= {name: {"enum": [known[name]]} for name in names}
    return document


async def new_cookie(arcus: Arcus) -> str:
    """Return the cookie of a new person; a request may erase the person who sent it."""
    async with Player(arcus, "Ada") as ada:
        return ada.cookie


async def send(arcus: Arcus, request: requests.PreparedRequest, cookie: str) -> httpx.Response:
    """Send a request to the application."""
    assert request.method is not None
    assert request.url is not None
    body: Any = request.body
    headers: Any = {**request.headers, "Cookie": cookie}
    async with arcus.http() as http:
        return await http.request(request.method, request.url, content=body, headers=headers)
