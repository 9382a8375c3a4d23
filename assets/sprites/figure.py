"""The body below the chin: legs, clothes, arms. Coordinates assume a figure that stands upright."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cast import HEIGHT, WIDTH, Look, Stance

if TYPE_CHECKING:
    from paint import Canvas, Mask, Point

MIDDLE = 16.0
"""The figure's axis."""

SHOULDER, WAIST, HIP, GROUND = 25.5, 32.0, 37.0, 45.5
"""Heights of the body's marks when it stands."""

BUILDS = {"slim": (5.6, 4.5, 5.4), "straight": (6.1, 5.2, 5.4), "broad": (7.4, 7.0, 6.8)}
"""Half widths at shoulder, waist and hip, seen from the front."""


def draw_legs(canvas: Canvas, look: Look, stance: Stance) -> None:
    """Draw both legs and shoes, the farther one first."""
    if stance.pose == "sleep":
        return
    for leg in (-1, 1):
        hip, knee, foot, tone = _leg(stance, leg if stance.side >= 0 else -leg)
        bare = look.bottom == "skirt"
        ramp = look.skin if bare else look.bottom_ramp
        shin = canvas.limb((hip, knee, foot), 3.9 if bare else 4.8)
        canvas.fill(shin, ramp, tone + (140 if bare else 0), light=260)
        toe = 1.2 * stance.side
        shoe = canvas.oval(
            foot[0] - 2.9 + min(toe, 0), foot[1] - 1.7, foot[0] + 2.9 + max(toe, 0), foot[1] + 2.2
        )
        canvas.fill(shoe, look.shoes_ramp, tone + 40, relief=2, light=320)


def _leg(stance: Stance, leg: int) -> tuple[Point, Point, Point, int]:
    """Give hip, knee, foot and tone of one leg: -1 the farther (or left) one, 1 the other."""
    side, swing = stance.side, stance.swing * leg
    far = leg < 0
    tone = 430 if far and side else 560
    if stance.pose == "sit":
        return _sitting_leg(stance, leg, tone)
    if not side:
        x = MIDDLE + leg * 3.0
        lift = 3.2 if swing > 0 else 0.0
        inward = -0.5 * leg if swing else 0.0
        return (x, HIP), (x + 0.3 * leg, HIP + 4 - lift * 0.3), (x + inward, GROUND - 1 - lift), tone
    if not stance.swing:
        bent = stance.pose == "walk" and (leg > 0) == (stance.frame == 0)
        if bent:
            return (MIDDLE, HIP), (MIDDLE + 2.2 * side, HIP + 3.6), (MIDDLE - 0.8 * side, GROUND - 2.6), tone
        return (
            (MIDDLE - 0.6 * leg * side, HIP),
            (MIDDLE, HIP + 4),
            (MIDDLE - 0.6 * leg * side, GROUND - 1),
            tone,
        )
    if swing > 0:
        return (MIDDLE, HIP), (MIDDLE + 3.4 * side, HIP + 3.8), (MIDDLE + 5.2 * side, GROUND - 1.2), tone
    return (MIDDLE, HIP), (MIDDLE - 1.2 * side, HIP + 4.2), (MIDDLE - 5.4 * side, GROUND - 2.4), tone


def _sitting_leg(stance: Stance, leg: int, tone: int) -> tuple[Point, Point, Point, int]:
    if stance.side:
        x = MIDDLE - leg * 0.5
        reach = 6.4 * stance.side
        return (x, HIP + 3), (x + reach, HIP + 2.8), (x + reach, GROUND - 1), tone
    x = MIDDLE + leg * 3.2
    return (x, HIP + 2), (x + 0.5 * leg, HIP + 5), (x + 0.4 * leg, GROUND - 1), tone


def draw_clothes(canvas: Canvas, look: Look, stance: Stance) -> None:
    """Draw skirt and torso with what is special about the top."""
    drop = stance.drop
    shoulder, waist, hip = BUILDS[look.build]
    if stance.side:
        shoulder, waist, hip = shoulder * 0.74, waist * 0.82, hip * 0.8
    if look.bottom == "skirt":
        _skirt(canvas, look, stance, hip)
    top = SHOULDER - 1.5 + drop
    torso = canvas.shape(
        (MIDDLE - shoulder + 1.6, top),
        (MIDDLE + shoulder - 1.6, top),
        (MIDDLE + shoulder, top + 2.2),
        (MIDDLE + waist, WAIST + drop),
        (MIDDLE + hip, HIP + 0.8 + drop),
        (MIDDLE - hip, HIP + 0.8 + drop),
        (MIDDLE - waist, WAIST + drop),
        (MIDDLE - shoulder, top + 2.2),
    )
    main = look.trim_ramp if look.top == "apron" else look.top_ramp
    canvas.fill(torso, main, 800 if main in ("plaster", "white") else 580, slope=120)
    _details(canvas, look, stance, torso)
    chin = canvas.oval(9, SHOULDER - 4.5 + drop, 23, SHOULDER + 1.2 + drop)
    canvas.shade(chin & torso, 420)


def _skirt(canvas: Canvas, look: Look, stance: Stance, hip: float) -> None:
    drop, sway = stance.drop, stance.swing * (0.9 if not stance.side else 0.0)
    wide = hip + (3.4 if stance.swing and stance.side else 2.2)
    hem = HIP + 5.0 + drop * 0.5
    lap = 5.0 * stance.side if stance.pose == "sit" else 0.0
    skirt = canvas.shape(
        (MIDDLE - hip + 0.6, WAIST + drop),
        (MIDDLE + hip - 0.6, WAIST + drop),
        (MIDDLE + wide + sway + max(lap, 0), hem - 0.8),
        (MIDDLE + sway, hem + 0.6),
        (MIDDLE - wide + sway + min(lap, 0), hem - 0.8),
    )
    canvas.fill(skirt, look.bottom_ramp, 560, slope=140, stripes=150)


def _details(canvas: Canvas, look: Look, stance: Stance, torso: Mask) -> None:
    drop, back = stance.drop, stance.facing == "north"
    turn = 2.4 * stance.side
    top = SHOULDER - 1.5 + drop
    if look.top == "apron":
        _apron(canvas, look, stance, torso)
    elif look.top == "hoodie":
        hem = canvas.shape((0, HIP - 1.2 + drop), (32, HIP - 1.2 + drop), (32, 48), (0, 48)) & torso
        canvas.fill(hem, look.top_ramp, 380, relief=2)
        canvas.fill(canvas.oval(MIDDLE - 5.2, top - 2, MIDDLE + 5.2, top + 2.6), look.top_ramp, 720, relief=2)
        if stance.facing == "south":
            pocket = canvas.shape(
                (13, WAIST + 1 + drop), (19, WAIST + 1 + drop), (20.5, 36 + drop), (11.5, 36 + drop)
            )
            canvas.fill(pocket, look.top_ramp, 470, relief=2, light=200)
            for x in (14, 17):
                canvas.dot(x, round(top + 3), "fffaea")
                canvas.dot(x, round(top + 4), "fffaea")
    elif look.top == "jacket" and not back:
        middle = MIDDLE + turn
        shirt = canvas.shape(
            (middle - 2.6, top), (middle + 2.6, top), (middle + 1.2, HIP + drop), (middle - 1.2, HIP + drop)
        )
        canvas.fill(shirt & torso, look.trim_ramp, 860, light=120)
        collar = canvas.limb(((middle - 2.6, top), (middle - 1.5, WAIST + drop)), 1.1)
        canvas.fill(
            (collar | canvas.limb(((middle + 2.6, top), (middle + 1.5, WAIST + drop)), 1.1)) & torso,
            look.top_ramp,
            760,
            light=0,
        )


def _apron(canvas: Canvas, look: Look, stance: Stance, torso: Mask) -> None:
    drop = stance.drop
    _, waist, hip = BUILDS[look.build]
    if stance.facing == "north":
        strap = canvas.limb(((12.6, SHOULDER + drop), (19.4, WAIST + drop)), 1.2)
        strap |= canvas.limb(((19.4, SHOULDER + drop), (12.6, WAIST + drop)), 1.2)
        canvas.fill(strap & torso, look.top_ramp, 520, light=0)
        bow = canvas.oval(12.2, WAIST - 1 + drop, 16, WAIST + 2 + drop) | canvas.oval(
            16, WAIST - 1 + drop, 19.8, WAIST + 2 + drop
        )
        canvas.fill(bow, look.top_ramp, 620, relief=2)
        return
    inset = 1.3 if not stance.side else -0.5
    middle = MIDDLE + 1.4 * stance.side
    bib = canvas.shape(
        (middle - waist + inset, SHOULDER + 1.2 + drop),
        (middle + waist - inset, SHOULDER + 1.2 + drop),
        (middle + waist, WAIST + drop),
        (middle - waist, WAIST + drop),
    )
    canvas.fill(bib & torso, look.top_ramp, 580)
    lap = 4.0 * stance.side if stance.pose == "sit" else 0.0
    front = canvas.shape(
        (middle - waist, WAIST + drop),
        (middle + waist, WAIST + drop),
        (middle + hip + lap, HIP + 3 + drop),
        (middle - hip + lap, HIP + 3 + drop),
    )
    canvas.fill(front, look.top_ramp, 560, slope=120)
    canvas.fill(
        canvas.limb(((MIDDLE - waist, WAIST + drop), (MIDDLE + waist, WAIST + drop)), 1.1) & torso,
        look.top_ramp,
        340,
        light=0,
    )


def draw_arm(canvas: Canvas, look: Look, stance: Stance, arm: int) -> None:
    """Draw one arm: -1 the left (or farther) one, 1 the right (or nearer) one."""
    if stance.pose == "sleep":
        return
    shoulder, elbow, hand = _arm(look, stance, arm)
    tone = 430 if stance.side and arm < 0 else 600
    canvas.fill(
        canvas.oval(hand[0] - 2, hand[1] - 1.4, hand[0] + 2, hand[1] + 2.4), look.skin, tone + 120, relief=2
    )
    ramp = look.trim_ramp if look.top == "apron" else look.top_ramp
    canvas.fill(
        canvas.limb((shoulder, elbow, hand), 4.1), ramp, tone + (210 if ramp == "plaster" else 0), light=340
    )
    cuff = canvas.limb((hand, (hand[0], hand[1] + 0.3)), 3.6)
    canvas.fill(cuff, look.skin, tone + 120, relief=2)


def _arm(look: Look, stance: Stance, arm: int) -> tuple[Point, Point, Point]:
    drop, swing = stance.drop, stance.swing * arm
    top = SHOULDER + 1 + drop
    if stance.side:
        side = stance.side
        if stance.pose == "sit":
            return (MIDDLE, top), (MIDDLE + 0.5 * side, top + 5), (MIDDLE + 4.5 * side, top + 7.6)
        reach = -swing * 4.6 * side
        return (
            (MIDDLE, top),
            (MIDDLE + reach * 0.35 - 0.7 * side, top + 4.6),
            (MIDDLE + reach + 0.4 * side, top + 8.6 - abs(swing)),
        )
    x = MIDDLE + arm * (BUILDS[look.build][0] + 0.5)
    if stance.pose == "sit":
        return (x, top), (x + arm * 0.6, top + 4.6), (x - arm * 2.4, top + 8.2)
    lift = -1.4 * swing
    return (
        (x, top),
        (x + arm * 1.1, top + 4.4 + lift * 0.4),
        (x + arm * (0.5 - 0.5 * abs(swing)), top + 8.6 + lift),
    )


def draw_quilt(canvas: Canvas, look: Look) -> None:
    """Draw the cover of a sleeper: from the chin to the lower edge, folded back at the top."""
    quilt = canvas.shape((6, 25), (26, 25), (28, 29), (28, HEIGHT - 2), (4, HEIGHT - 2), (4, 29))
    canvas.fill(quilt, look.top_ramp, 540, slope=160, stripes=70)
    body = canvas.oval(9, 25, 23, HEIGHT - 3)
    canvas.fill(body, look.top_ramp, 640, relief=4, light=260, stripes=70)
    fold = canvas.shape((5, 24.4), (WIDTH - 5, 24.4), (27.4, 28.6), (4.6, 28.6))
    canvas.fill(fold, "plaster", 860, relief=2, light=200)
