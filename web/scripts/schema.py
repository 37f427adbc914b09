"""Print the JSON schema and the layouts for types.mjs: unions have names, and each game has a type for its view."""

import json
from typing import Any, get_args

import msgspec

from arcus import protocol
from arcus.games import GAMES


def structs() -> dict[str, type[msgspec.Struct]]:
    """Return every struct that is part of a message, by its name in the schema."""
    roots = [*vars(protocol).values(), *(game.view_type for game in GAMES.values())]
    found: dict[str, type[msgspec.Struct]] = {}
    queue = [msgspec.inspect.type_info(root) for root in roots if _is_struct(root)]
    while queue:
        info = queue.pop()
        if isinstance(info, msgspec.inspect.StructType):
            name = _name(info.cls)
            if name in found:
                continue
            found[name] = info.cls
            queue += [field.type for field in info.fields]
        for inner in ("item_type", "value_type", "type"):
            queue += [getattr(info, inner)] if hasattr(info, inner) else []
        queue += [*getattr(info, "types", ()), *getattr(info, "item_types", ())]
    return found


def _is_struct(root: object) -> bool:
    origin = getattr(root, "__origin__", root)
    return isinstance(origin, type) and issubclass(origin, msgspec.Struct)


def _name(kind: Any) -> str:
    origin = getattr(kind, "__origin__", None)
    if origin is None:
        return str(kind.__name__)
    return f"{origin.__name__}_{'__'.join(_name(each) for each in get_args(kind))}_"


def require_fields(definitions: dict[str, Any]) -> None:
    """Mark all fields as required, except in requests and in structs that omit defaults."""
    for name, kind in structs().items():
        origin = getattr(kind, "__origin__", kind)
        partial = issubclass(origin, protocol.Request) or origin.__struct_config__.omit_defaults
        if name in definitions and not partial:
            definitions[name]["required"] = list(definitions[name].get("properties", {}))


def main() -> None:
    """Print the protocol's version, its schema and the layouts of the games in one line."""
    definitions = protocol.schema()["$defs"]
    require_fields(definitions)
    views = {game.name: _name(game.view_type) for game in GAMES.values()}
    for game, view in views.items():
        definitions[view]["properties"]["game"] = {"enum": [game]}
        memory = definitions[view]["properties"]["memory"]  # people get it only at tables with the memory aid
        definitions[view]["properties"]["memory"] = {"anyOf": [memory, {"type": "null"}]}
        definitions[view]["properties"]["options"]["additionalProperties"] = {}
    unions = {
        "FromTable": [_name(each) for each in get_args(protocol.FromTable)],
        "ToTable": [_name(each) for each in get_args(protocol.ToTable)],
        "AnyView": list(views.values()),
    }
    for union, members in unions.items():
        definitions[union] = {"anyOf": [{"$ref": f"#/$defs/{each}"} for each in members]}
    for name in ("Update", "LessonAnswer", "PuzzleAnswer"):
        definitions[name]["properties"]["view"] = {"anyOf": [{"$ref": "#/$defs/AnyView"}, {"type": "null"}]}
    for name in ("LessonStep", "PuzzleInfo"):
        definitions[name]["properties"]["view"] = {"$ref": "#/$defs/AnyView"}
    short = {each: title(each) for each in definitions}
    text = json.dumps(definitions)
    for long, name in short.items():
        text = text.replace(f'"#/$defs/{long}"', f'"#/$defs/{name}"')
    named = {short[each]: {**json.loads(text)[each], "title": short[each]} for each in definitions}
    layouts = {game.name: msgspec.to_builtins(game.layout) for game in GAMES.values()}
    print(json.dumps({"version": protocol.VERSION, "schema": {"$defs": named}, "layouts": layouts}))


def title(name: str) -> str:
    """Return a short name: Red7Choice for `Choice_Red7Preview_`, Red7View for `View_Red7Table__…_`."""
    origin, _, first = name.partition("_")
    if not first:
        return name
    game = first.split("__")[0].removesuffix("_").removesuffix("Table").removesuffix("Preview")
    return game + origin


if __name__ == "__main__":
    main()
