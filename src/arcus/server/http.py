"""The HTTP endpoints: accounts, tables, lists, records."""

import io
import re
from typing import Annotated, get_args

import msgspec
import segno
from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from arcus import __version__, protocol
from arcus.bots.levels import LEVELS, bots_of
from arcus.core.game import AnyGame
from arcus.games import GAMES
from arcus.locale import LANGUAGES, catalogue
from arcus.protocol import Refused
from arcus.server import lessons, puzzles, record_feed, review, statistics
from arcus.server.accounts import COOKIE
from arcus.server.auth import AnyRequest, context_of, one_download, own_pages_only
from arcus.server.names import clean_name
from arcus.server.store import Person
from arcus.server.tokens import COOKIE_AGE

Id = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-f]+(?!\n)$")]
HOST = re.compile(r"[A-Za-z0-9._:\[\]-]{1,255}")
Code = Annotated[str, PathParameter(max_length=40)]


def qr_svg(text: str) -> str:
    """Return a text as a QR code in SVG."""
    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", scale=4, border=2, xmldecl=False, svgns=True, nl=False)
    return out.getvalue().decode()


def game_info(kind: type[AnyGame]) -> protocol.GameInfo:
    """Return the catalogue's description of a game: options, levels and rules sheet."""
    levels = tuple(name for name in bots_of(kind.name) if name in LEVELS or len(bots_of(kind.name)) == 1)
    return protocol.GameInfo(
        name=kind.name,
        least=kind.min_players,
        most=kind.max_players,
        rules=kind.rules_version,
        options=options_of(kind),
        levels=levels,
        sections=rules_sheet(kind.name),
        layout=msgspec.to_builtins(kind.layout),
    )


def options_of(kind: type[AnyGame]) -> tuple[protocol.Option, ...]:
    """Return the options of a game that a page can offer."""
    found = []
    for field in msgspec.structs.fields(kind.option_type):
        choices = tuple(each for each in get_args(field.type) if isinstance(each, int | str))
        if field.type is bool:
            found.append(protocol.Option(field.name, "bool", field.default))
        elif choices:
            found.append(protocol.Option(field.name, "choice", field.default, choices))
        elif field.type in (int, str):
            found.append(protocol.Option(field.name, "int" if field.type is int else "text", field.default))
    return tuple(found)


def rules_sheet(game: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the messages of a game's sections with those of their sentences."""
    words = catalogue("en")
    sheet = []
    section = 1
    while words.has(f"{game}-section-{section}"):
        rules: list[str] = []
        while words.has(f"{game}-rule-{section}-{len(rules) + 1}"):
            rules.append(f"{game}-rule-{section}-{len(rules) + 1}")
        sheet.append((f"{game}-section-{section}", tuple(rules)))
        section += 1
    return tuple(sheet)


def with_cookie(request: AnyRequest, person: Person) -> Response[protocol.Me]:
    """Return an account, with the cookie that identifies it."""
    context = context_of(request)
    response = Response(protocol.Me(person.id, person.name, person.is_bot))
    response.set_cookie(
        COOKIE,
        context.accounts.tokens.cookie(person, request.cookies.get(COOKIE)),
        max_age=COOKIE_AGE,
        path=context.settings.base or "/",
        httponly=True,
        samesite="lax",
        secure=context.settings.is_secure,
    )
    return response


@get("/catalogue")
async def get_catalogue() -> protocol.ServerInfo:
    """Return the games, options and levels of this server."""
    return protocol.ServerInfo(__version__, tuple(game_info(kind) for kind in GAMES.values()), LANGUAGES)


@get("/me")
async def get_me(request: AnyRequest) -> protocol.Me | None:
    """Return the account of the sender; null for a new visitor, which is not an error."""
    person = await context_of(request).person(request)
    return None if person is None else protocol.Me(person.id, person.name, person.is_bot)


@put("/me")
async def put_me(request: AnyRequest, data: JSONBody[protocol.NewName]) -> Response[protocol.Me]:
    """Set the sender's name; a new visitor becomes a guest."""
    context = context_of(request)
    name = clean_name(data.name)
    person = await context.person(request)
    if person is None:
        context.limit(request, "people", 30, 0.1)
        person, _ = await context.accounts.make(name)
    elif person.name != name:
        person = await context.accounts.rename(person, name)
    return with_cookie(request, person)


@delete("/me", status_code=204)
async def delete_me(request: AnyRequest) -> Response[None]:
    """Delete the sender's account."""
    context = context_of(request)
    context.limit(request, "people", 30, 0.1)  # a deletion searches all journals
    await context.accounts.erase(await context.require_person(request))
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path=context.settings.base or "/")
    return response


@post("/me/logout", status_code=200)
async def post_logout(request: AnyRequest) -> Response[protocol.Me]:
    """Log out all other devices: revoke every cookie and link, and give this device a new cookie."""
    context = context_of(request)
    context.limit(request, "people", 30, 0.1)
    return with_cookie(request, await context.accounts.log_out(await context.require_person(request)))


@get("/me/data", middleware=[one_download])
async def get_data(request: AnyRequest) -> Stream:
    """Export all data stored about the sender."""
    context = context_of(request)
    context.limit(request, "data", 10, 0.2)
    data = await context.accounts.data(await context.require_person(request))
    headers = {"Content-Disposition": 'attachment; filename="arcus-data.json"'}
    return Stream(data, media_type="application/json", headers=headers)


@post("/me/link", status_code=200)
async def post_link(request: AnyRequest) -> protocol.RecoveryLink:
    """Create a link that opens the account on another device, once."""
    context = context_of(request)
    token = context.accounts.tokens.link(await context.require_person(request))
    url = f"{base_url(request)}/recover#{token}"
    return protocol.RecoveryLink(url, token, qr_svg(url))


@post("/recover", status_code=200)
async def post_recover(request: AnyRequest, data: JSONBody[protocol.Recovery]) -> Response[protocol.Me]:
    """Recover an account on another device."""
    context = context_of(request)
    context.limit(request, "people", 30, 0.1)
    person = await context.accounts.of_link(data.token)
    if person is None:
        raise Refused("server-link-void", "this link is invalid, has expired or was used before; make a new one")
    return with_cookie(request, person)


@post("/bots")
async def post_bot(request: AnyRequest, data: JSONBody[protocol.NewName]) -> protocol.BotAccount:
    """Create an account for a program and return its token, which is shown only once."""
    context = context_of(request)
    context.limit(request, "people", 30, 0.1)
    person, token = await context.accounts.make(clean_name(data.name), is_bot=True)
    return protocol.BotAccount(person.id, person.name, token)


@post("/tables")
async def post_table(request: AnyRequest, data: JSONBody[protocol.Setup]) -> protocol.TableInfo:
    """Open a table."""
    context = context_of(request)
    person = await context.require_person(request)
    context.limit(request, "tables", 60, 0.5)
    return (await context.server.registry.open_table(data, person.id)).info()


@post("/match", status_code=200)
async def post_match(request: AnyRequest, data: JSONBody[protocol.Setup]) -> protocol.TableInfo:
    """Return a table where a stranger waits with the same setup, or a new one to wait at."""
    context = context_of(request)
    person = await context.require_person(request)
    context.limit(request, "tables", 60, 0.5)
    return (await context.server.registry.find_match(data, person.id)).info()


@get("/lobby")
async def get_lobby(request: AnyRequest) -> protocol.Lobby:
    """Return the public tables and the sender's own."""
    context = context_of(request)
    person = await context.person(request)
    return await context.server.lobby_of(person.id if person else "")


@get("/codes/{code:str}")
async def get_code(request: AnyRequest, code: Code) -> protocol.TableInfo:
    """Return the table with a short code; blanks, hyphens and lower case don't matter."""
    context = context_of(request)
    context.limit(request, "codes", 30, 0.5)
    live = await context.server.registry.table_of_code(code)
    async with live.host.settled():
        return live.info()


@get("/tables/{table:str}")
async def get_table(request: AnyRequest, table: Id) -> protocol.TableInfo:
    """Return a table."""
    live = await context_of(request).server.registry.table(table)
    async with live.host.settled():
        return live.info()


@get("/tables/{table:str}/invitation")
async def get_invitation(request: AnyRequest, table: Id) -> protocol.Invitation:
    """Return the link, code and QR code that invite others to a table."""
    live = await context_of(request).server.registry.table(table)
    url = f"{base_url(request)}/t/{live.state.id}"
    return protocol.Invitation(url, live.state.code, qr_svg(url))


@get("/tables/{table:str}/record")
async def get_record(request: AnyRequest, table: Id) -> Response[bytes]:
    """Return the record of a finished game."""
    context = context_of(request)
    record = await context.server.services.writer.read(context.server.services.store.record, table)
    if record is None:
        raise Refused("server-no-record", "there is no record: the game is not over, or there is no such table")
    headers = {"Content-Disposition": f'attachment; filename="arcus-{table}.json"'}
    return Response(record, media_type="application/json", headers=headers)


def base_url(request: AnyRequest) -> str:
    """Return the base of links: the configured URL, or the one that the request was sent to."""
    settings = context_of(request).settings
    if settings.public_url:
        return settings.url
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        raise Refused("server-unreadable", "expected a host name in the Host header")
    return f"{request.url.scheme}://{host}"


router = Router(
    "/api",
    guards=[own_pages_only],
    route_handlers=[
        get_catalogue,
        get_me,
        put_me,
        delete_me,
        get_data,
        post_logout,
        post_link,
        post_recover,
        post_bot,
        post_table,
        post_match,
        get_lobby,
        get_code,
        get_table,
        get_invitation,
        get_record,
        record_feed.get_records,
        *review.HANDLERS,
        *statistics.HANDLERS,
        lessons.get_lesson,
        lessons.post_try,
        *puzzles.HANDLERS,
    ],
)
