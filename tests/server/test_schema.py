"""The published schema, tried out by schemathesis: no request that it allows, or forbids, is a fault of ours."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from tests.server.conftest import Arcus


@pytest.fixture
def schema(arcus: Arcus) -> schemathesis.BaseSchema:
    """The schema of a running server."""
    return schemathesis.openapi.from_url(f"{arcus.url}/api/schema/openapi.json")


def test_no_request_is_a_fault_of_ours(arcus: Arcus, schema: schemathesis.BaseSchema) -> None:
    cookie = httpx.put(f"{arcus.url}/api/me", json={"name": "Ada"}).cookies["arcus"]
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(max_examples=12, deadline=None)
        @given(case=operation.as_strategy())
        def attempt(case: schemathesis.Case[Any]) -> None:
            nonlocal tried
            tried += 1
            case.call_and_validate(checks=[not_a_server_error], cookies={"arcus": cookie})

        attempt()
    assert tried > 100
