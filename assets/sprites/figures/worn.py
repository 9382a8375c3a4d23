"""What is worn over the clothes: scarves, bags, a camera, braces."""

from __future__ import annotations

from figures.body import Body, cloth


def paint_behind(body: Body) -> None:
    """Paint what hangs behind the body when one sees it from the front: bags and hoods."""
    if "backpack" in body.look.extras and body.view == "front":
        for side in (-1, 1):
            body.brush.fill(
                body.brush.blob(
                    (side * 4, body.bones.top + 2),
                    (side * 7.4, body.bones.top + 3),
                    (side * 7.6, body.bones.top + 11),
                    (side * 4, body.bones.top + 12),
                ),
                body.look.second_ramp,
                0.4,
                2,
                0.4,
            )


def paint_worn(body: Body) -> None:
    """Paint what is worn over the clothes, below the head."""
    for name in body.look.extras:
        if name in _WORN:
            _WORN[name](body)


def _scarf(body: Body) -> None:
    brush, top, ramp = body.brush, body.bones.top, body.look.second_ramp
    tone, x = cloth(ramp), body.bones.lean
    brush.fill(
        brush.blob(
            (x - 5.4, top - 0.6),
            (x, top - 2.2),
            (x + 5.4, top - 0.6),
            (x + 4.8, top + 2.2),
            (x, top + 3.2),
            (x - 4.8, top + 2.2),
        ),
        ramp,
        tone,
        1.6,
        0.45,
        edge=0.18,
    )
    points = {
        "front": ((2.4, top + 1.6), (3.2, top + 5), (2.8, top + 9.4)),
        "side": ((-2.8, top + 0.6), (-5.2, top + 3.6), (-5.8, top + 7.6)),
        "back": ((-2.0, top + 1.6), (-2.6, top + 5), (-2.2, top + 9.0)),
    }[body.view]
    brush.fill(brush.curve(points, 3.0, 3.4), ramp, tone - 0.02, 1.2, 0.4, edge=0.18)
    for share in (0.55, 0.85):
        y = points[0][1] + (points[2][1] - points[0][1]) * share
        brush.fill(
            brush.curve(points, 3.0, 3.4) & brush.below(y) & brush.above(y + 0.9),
            "white" if ramp != "white" else "red",
            0.84,
            0,
            0,
            edge=0,
        )


def _shawl(body: Body) -> None:
    brush, top, ramp, s = body.brush, body.bones.top, body.look.second_ramp, body.bones.build.shoulder
    tone = cloth(ramp)
    if body.view == "side":
        x = body.bones.lean
        shape = brush.blob(
            (x - 2.4, top - 1),
            (x + 2.4, top - 0.8),
            (x + 4.6, top + 3.4),
            (2.4, top + 7.6),
            (-3.4, top + 8.6),
            (-5.2, top + 4.6),
        )
    else:
        low = 10.0 if body.view == "back" else 7.6
        shape = brush.blob(
            (-2.6, top - 1.2),
            (2.6, top - 1.2),
            (s + 1.2, top + 1.4),
            (s + 2.2, top + 5.6),
            (2.4, top + low - 1.4),
            (0, top + low),
            (-2.4, top + low - 1.4),
            (-s - 2.2, top + 5.6),
            (-s - 1.2, top + 1.4),
        )
    brush.fill(shape, ramp, tone, 2.6, 0.42, down=(0.04, -0.08), edge=0.2)
    if body.view == "front":
        brush.fill(
            brush.poly((-1.8, top - 1), (1.8, top - 1), (0, top + 5.4)),
            body.look.top_ramp,
            cloth(body.look.top_ramp),
            0.6,
            0.2,
            edge=0.1,
        )
        brush.fill(brush.oval(0, top + 5.0, 1.1), "gold", 0.76, 0.6, 0.4, edge=0.1)


def _camera(body: Body) -> None:
    brush, top = body.brush, body.bones.top
    if body.view == "back":
        brush.fill(
            brush.curve(((-3, top - 0.6), (0, top + 1.2), (3, top - 0.6)), 1.0), "black", 0.2, 0.5, 0.3
        )
        return
    x = 0.0 if body.view == "front" else body.bones.build.chest - 0.4
    if body.view == "front":
        for side in (-1, 1):
            brush.fill(
                brush.stroke(((side * 3.0, top - 0.4), (side * 2.2, top + 6)), 0.9),
                "black",
                0.16,
                0.4,
                0.2,
                edge=0,
            )
    else:
        brush.fill(brush.stroke(((-0.6, top), (x, top + 6)), 0.9), "black", 0.16, 0.4, 0.2, edge=0)
    wide = 3.2 if body.view == "front" else 2.2
    brush.fill(
        brush.blob(
            (x - wide, top + 5.2), (x + wide, top + 5.2), (x + wide, top + 9.2), (x - wide, top + 9.2)
        ),
        "black",
        0.3,
        1,
        0.5,
        edge=0.12,
    )
    brush.fill(
        brush.oval(x + (0 if body.view == "front" else 1.6), top + 7.2, 1.5), "white", 0.5, 0.8, 0.4, edge=0.1
    )
    brush.fill(
        brush.oval(x + (0 if body.view == "front" else 1.6), top + 7.2, 0.8), "glass", 0.5, 0.4, 0.3, edge=0
    )


def _satchel(body: Body) -> None:
    brush, top, hips = body.brush, body.bones.top, body.bones.hips
    ramp, b = body.look.second_ramp, body.bones.build
    if body.view == "side":
        if brush.flip > 0:
            brush.fill(brush.stroke(((1.4, top), (-1.6, hips - 2)), 1.1), ramp, 0.4, 0.5, 0.2, edge=0)
            brush.fill(
                brush.blob((-4.4, hips - 3), (1.6, hips - 3), (1.8, hips + 2.4), (-4.4, hips + 2.4)),
                ramp,
                0.55,
                1.4,
                0.4,
                edge=0.18,
            )
        return
    side = 1 if body.view == "back" else -1
    brush.fill(
        brush.stroke(((-side * (b.shoulder - 2), top), (side * (b.hip - 0.6), hips - 1.6)), 1.3),
        ramp,
        0.36,
        0.5,
        0.3,
        edge=0.05,
    )
    x = side * (b.hip + 0.2)
    brush.fill(
        brush.blob(
            (x - 2.8, hips - 2.6), (x + 2.8, hips - 2.6), (x + 2.8, hips + 2.8), (x - 2.8, hips + 2.8)
        ),
        ramp,
        0.55,
        1.4,
        0.4,
        edge=0.18,
    )
    brush.fill(
        brush.blob(
            (x - 2.8, hips - 2.6), (x + 2.8, hips - 2.6), (x + 2.2, hips + 0.6), (x - 2.2, hips + 0.6)
        ),
        ramp,
        0.68,
        1,
        0.3,
        edge=0.16,
    )


def _backpack(body: Body) -> None:
    brush, top, ramp = body.brush, body.bones.top, body.look.second_ramp
    b = body.bones.build
    if body.view == "front":
        for side in (-1, 1):
            brush.fill(
                brush.stroke(((side * 3.4, top - 0.2), (side * 3.8, top + 7)), 1.5),
                ramp,
                0.5,
                0.7,
                0.3,
                edge=0.1,
            )
    elif body.view == "side":
        x = body.bones.lean - b.back
        brush.fill(
            brush.blob(
                (x + 0.8, top + 0.4),
                (x - 3.4, top + 1.4),
                (x - 4.6, top + 6),
                (x - 4.0, top + 11.4),
                (x + 1.0, top + 11.6),
            ),
            ramp,
            0.54,
            2.4,
            0.45,
            edge=0.18,
        )
        brush.fill(
            brush.blob(
                (x - 1.6, top + 6.4), (x - 4.4, top + 6.4), (x - 4.0, top + 10.8), (x - 1.2, top + 10.8)
            ),
            ramp,
            0.4,
            1,
            0.4,
            edge=0.14,
        )
    else:
        brush.fill(
            brush.blob(
                (-3.6, top + 0.4),
                (3.6, top + 0.4),
                (5.2, top + 4),
                (5.4, top + 11.6),
                (-5.4, top + 11.6),
                (-5.2, top + 4),
            ),
            ramp,
            0.54,
            2.6,
            0.45,
            edge=0.18,
        )
        brush.fill(
            brush.blob((-3.4, top + 6), (3.4, top + 6), (3.4, top + 10.4), (-3.4, top + 10.4)),
            ramp,
            0.38,
            1.2,
            0.4,
            edge=0.16,
        )
        brush.fill(
            brush.stroke(((-1.4, top + 0.4), (0, top - 1.0), (1.4, top + 0.4)), 0.9), ramp, 0.36, 0.4, 0.2
        )


def _bow_tie(body: Body) -> None:
    if body.view == "back":
        return
    x = 0.0 if body.view == "front" else body.bones.build.chest * 0.8
    y = body.bones.top + 0.8
    for side in (-1, 1):
        brush = body.brush
        brush.fill(
            brush.poly((x, y), (x + side * 2.6, y - 1.4), (x + side * 2.6, y + 1.5)),
            body.look.second_ramp,
            0.56,
            0.7,
            0.4,
            edge=0.12,
        )
    body.brush.fill(body.brush.oval(x, y, 0.8), body.look.second_ramp, 0.74, 0.5, 0.2, edge=0.06)


def _braces(body: Body) -> None:
    brush, top, ramp = body.brush, body.bones.top, body.look.second_ramp
    if body.view == "side":
        brush.fill(
            brush.curve(((2.4, body.waist + 3), (1.8, top + 2), (-0.4, top - 0.4)), 1.2),
            ramp,
            cloth(ramp),
            0.5,
            0.2,
            edge=0.08,
        )
        return
    for side in (-1, 1):
        end = side * 2.8 if body.view == "front" else side * 0.6
        brush.fill(
            brush.stroke(((side * 3.2, top - 0.4), (end, body.waist + 4)), 1.3),
            ramp,
            cloth(ramp),
            0.5,
            0.2,
            edge=0.08,
        )


def _tool_belt(body: Body) -> None:
    brush, hips, b = body.brush, body.bones.hips, body.bones.build
    wide = b.belly if body.view == "side" else b.hip
    belt = brush.blob(
        (-wide - 0.2, hips - 2.2),
        (wide + 0.2, hips - 2.2),
        (wide + 0.2, hips - 0.4),
        (-wide - 0.2, hips - 0.4),
    )
    brush.fill(belt, "wood", 0.36, 0.7, 0.3, edge=0.12)
    x = -b.hip + 0.8 if body.view == "front" else b.hip - 0.8 if body.view == "back" else -0.6
    brush.fill(
        brush.blob(
            (x - 1.9, hips - 2.6), (x + 1.9, hips - 2.6), (x + 1.6, hips + 2.6), (x - 1.6, hips + 2.6)
        ),
        "wood",
        0.56,
        1,
        0.4,
        edge=0.16,
    )
    brush.fill(
        brush.stroke(((x + 0.5, hips - 2.4), (x + 0.5, hips - 4.6)), 1.1), "steel", 0.7, 0.4, 0.4, edge=0.06
    )


_WORN = {
    "scarf": _scarf, "shawl": _shawl, "camera": _camera, "satchel": _satchel, "backpack": _backpack,
    "bow tie": _bow_tie, "braces": _braces, "tool belt": _tool_belt,
}  # fmt: skip
