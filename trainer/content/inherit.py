"""What a file inherits: maps merge, lists and single values replace, each part keeps its place."""

from __future__ import annotations

from trainer.content.nodes import Mapping, Node, Scalar


def merged(own: Mapping, base: Mapping) -> Mapping:
    """`own` with what only `base` has, map by map; neither is changed."""
    both = Mapping(own.file, own.line, own.column, flow=own.flow)
    for name, key in own.keys.items():
        both.put(key, _value(name, own.values[name], base.get(name)))
    for name, key in base.keys.items():
        if name not in own.keys:
            both.put(key, base.values[name])
    return both


def _value(name: str, own: Node, base: Node | None) -> Node:
    if not isinstance(own, Mapping) or not isinstance(base, Mapping):
        return own
    return _seats(own, base) if name == "seats" else merged(own, base)


def _seats(own: Mapping, base: Mapping) -> Mapping:
    """Seats may be named, and be a bare stack on one side and a map on the other."""
    numbered = _by_number(own, base)
    both = merged(numbered, base)
    for name, value in numbered.values.items():
        below = base.get(name)
        if isinstance(value, Scalar) and isinstance(below, Mapping):
            both.values[name] = merged(_with_stack(value), below)
        elif isinstance(value, Mapping) and isinstance(below, Scalar):
            both.values[name] = merged(value, _with_stack(below))
    return both


def _by_number(own: Mapping, base: Mapping) -> Mapping:
    """The seats with the number for every name that the base gives to a seat."""
    called: dict[str, str] = {}
    for number, seat in base.values.items():
        name = seat.get("name") if isinstance(seat, Mapping) else None
        if isinstance(name, Scalar):
            called[name.text] = number
    found = Mapping(own.file, own.line, own.column, flow=own.flow)
    for called_so, key in own.keys.items():
        number = called.get(called_so, called_so)
        if number not in own.keys:
            key = Scalar(key.file, key.line, key.column, number, plain=True)
        found.put(key, own.values[called_so])
    return found


def _with_stack(stack: Scalar) -> Mapping:
    seat = Mapping(stack.file, stack.line, stack.column)
    seat.put(Scalar(stack.file, stack.line, stack.column, "stack", plain=True), stack)
    return seat
