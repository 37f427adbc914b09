"""Small faults planted into Python source: finding them, and applying one.

A mutant is one edit of a module's syntax tree. Each says where it is, in which function, and what it does:
`red7/scoring.py:104:11 score: rule == RED -> rule != RED`.
"""

import ast
from collections.abc import Iterator
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
NEGATED_BY_ITS_OPERATOR = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(NamedTuple):
    """One edit: a field of a node (or one item of it) gets another value."""

    line: int
    column: int
    function: str
    """The qualified name of the function around it; empty in a module's own statements, `Class.` in a class's."""
    text: str
    node: ast.AST
    field: str
    at: int | None
    value: object

    def apply(self) -> None:
        """Make the edit in the tree that the mutant came from."""
        if self.at is None:
            setattr(self.node, self.field, self.value)
        else:
            getattr(self.node, self.field)[self.at] = self.value


def mutants(tree: ast.Module) -> list[Mutant]:
    """Return all mutants of a module, in the order of its lines."""
    found = list(_Finder().of_body(tree, "", None))
    return sorted(found, key=lambda mutant: (mutant.line, mutant.column))


class _Finder:
    """Walks a tree; annotations, docstrings, decorators, bases and plain numbered names are left as they are."""

    def of_body(self, owner: ast.AST, scope: str, returns: str | None, field: str = "body") -> Iterator[Mutant]:
        """Yield the mutants of a list of statements."""
        body: list[ast.stmt] = getattr(owner, field)
        for index, statement in enumerate(body):
            yield from self._of_statement(owner, field, index, statement, scope, returns)

    def _of_statement(
        self, owner: ast.AST, field: str, index: int, node: ast.stmt, scope: str, returns: str | None
    ) -> Iterator[Mutant]:
        def instead(text: str, value: ast.stmt) -> Mutant:
            value = ast.copy_location(value, node)
            return Mutant(
                node.lineno, node.col_offset, scope, text, owner, field, index, ast.fix_missing_locations(value)
            )

        if isinstance(node, Function):
            inner = f"{scope}.<locals>.{node.name}" if isinstance(owner, Function) else f"{scope}{node.name}"
            answers = None if node.returns is None else ast.unparse(node.returns)
            yield from self._of_children(node.args, scope)
            yield from self.of_body(node, inner, answers)
            return
        if isinstance(node, ast.ClassDef):
            yield from self.of_body(node, f"{scope}{node.name}.", None)
            return
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Pass | ast.Assert) or _is_declaration(node, scope):
            return
        short = ast.unparse(node).splitlines()[0]
        if isinstance(node, ast.Raise):
            yield instead(f"drop `{short}`", ast.Pass())
            return  # the wording of an error is not a rule
        if isinstance(node, ast.Break | ast.Continue):
            yield instead(f"{short} -> pass", ast.Pass())
            return
        if scope and isinstance(node, ast.Assign | ast.AugAssign | ast.Expr):
            yield instead(f"drop `{short}`", ast.Pass())
        if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            yield _edit(node, scope, "op", ARITHMETIC[type(node.op)]())
        if isinstance(node, ast.Return) and node.value is not None:
            yield from self._of_return(node, scope, returns)
        if isinstance(node, ast.If | ast.While):
            yield from _negations(node, "test", node.test, scope)
        yield from self._of_children(node, scope, returns)

    def _of_return(self, node: ast.Return, scope: str, returns: str | None) -> Iterator[Mutant]:
        if node.value is None or isinstance(node.value, ast.Constant):
            return
        if returns == "bool":
            yield from _negations(node, "value", node.value, scope)
        elif returns in ("i64", "int"):
            yield _edit(node, scope, "value", ast.Constant(0))
        else:
            yield _edit(node, scope, "value", ast.Constant(None))

    def _of_children(self, node: ast.AST, scope: str, returns: str | None = None) -> Iterator[Mutant]:
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "type_comment", "decorator_list"):
                continue
            if name in ("body", "orelse", "finalbody", "handlers") and isinstance(value, list):
                if name == "handlers":
                    for handler in value:
                        yield from self.of_body(handler, scope, returns)
                else:
                    yield from self.of_body(node, scope, returns, name)
            elif isinstance(value, ast.expr):
                yield from self._of_expression(node, name, None, value, scope)
            elif isinstance(value, list):
                for index, item in enumerate(value):
                    if isinstance(item, ast.expr):
                        yield from self._of_expression(node, name, index, item, scope)
                    elif isinstance(item, ast.AST):
                        yield from self._of_children(item, scope)
            elif isinstance(value, ast.AST):
                yield from self._of_children(value, scope)

    def _of_expression(
        self, owner: ast.AST, field: str, index: int | None, node: ast.expr, scope: str
    ) -> Iterator[Mutant]:
        def instead(value: ast.expr) -> Mutant:
            text = f"{ast.unparse(node)} -> {ast.unparse(value)}"
            value = ast.fix_missing_locations(ast.copy_location(value, node))
            return Mutant(node.lineno, node.col_offset, scope, text, owner, field, index, value)

        match node:
            case ast.Constant(value=bool() as flag):
                yield instead(ast.Constant(not flag))
            case ast.Constant(value=int() as number):
                yield instead(ast.Constant(number + 1))
                if number > 0:
                    yield instead(ast.Constant(number - 1))
            case ast.Constant(value=str() as text):
                yield instead(ast.Constant(f"{text}~"))
            case ast.Compare():
                for at, each in enumerate(node.ops):
                    yield _edit(node, scope, "ops", COMPARISONS[type(each)](), at)
            case ast.BinOp() if type(node.op) in ARITHMETIC:
                yield _edit(node, scope, "op", ARITHMETIC[type(node.op)]())
            case ast.BoolOp():
                yield _edit(node, scope, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
            case ast.UnaryOp():
                yield instead(node.operand)
            case ast.IfExp():
                yield from _negations(node, "test", node.test, scope)
            case ast.Call(func=ast.Name(id=name)) if name in OPPOSITES:
                yield _edit(node, scope, "func", ast.Name(OPPOSITES[name], ast.Load()))
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                for part in node.generators:
                    for at, test in enumerate(part.ifs):
                        yield from _negations(part, "ifs", test, scope, at)
            case ast.JoinedStr():
                for filled in node.values:
                    if isinstance(filled, ast.FormattedValue):
                        yield from self._of_expression(filled, "value", None, filled.value, scope)
                return
        yield from self._of_children(node, scope)


def _edit(node: ast.stmt | ast.expr, scope: str, field: str, value: ast.AST, index: int | None = None) -> Mutant:
    """Return the mutant that puts a value into a field of a node."""
    before = _unparse(node)
    held = getattr(node, field) if index is None else getattr(node, field)[index]
    mutant = Mutant(node.lineno, node.col_offset, scope, "", node, field, index, value)
    if isinstance(value, ast.expr):
        ast.fix_missing_locations(ast.copy_location(value, node))
    mutant.apply()
    after = _unparse(node)
    mutant._replace(value=held).apply()
    return mutant._replace(text=f"{before} -> {after}")


def _negations(owner: ast.AST, field: str, test: ast.expr, scope: str, index: int | None = None) -> Iterator[Mutant]:
    """Yield the negation of a condition, unless another edit makes it already."""
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], NEGATED_BY_ITS_OPERATOR):
        return
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return
    value = ast.fix_missing_locations(ast.copy_location(ast.UnaryOp(ast.Not(), test), test))
    text = f"{ast.unparse(test)} -> {ast.unparse(value)}"
    yield Mutant(test.lineno, test.col_offset, scope, text, owner, field, index, value)


def _is_declaration(node: ast.stmt, scope: str) -> bool:
    """Return whether a statement only documents or numbers: a docstring, a bare name, `PASS: Final = 0`."""
    match node:
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.AnnAssign(value=None):
            return True
        case ast.AnnAssign(value=ast.Constant(value=int())):
            return scope == ""
        case ast.Assign(targets=[ast.Name(id="__slots__" | "__all__")]):
            return True
    return False


def _unparse(node: ast.stmt | ast.expr) -> str:
    return ast.unparse(node).splitlines()[0]
