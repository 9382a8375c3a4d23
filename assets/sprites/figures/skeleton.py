"""Where the joints are: three builds, set by hand, and every pose of each, seen from four sides.

x is measured from the figure's axis (forward is positive in a side view), y in pixels of the drawing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from figures.look import Look, Stance

Point = tuple[float, float]

SOLE = 45.2
"""The height of the ground under the heels."""

SEAT = 4.0
"""How much lower the hips are when somebody sits."""


@dataclass(frozen=True)
class Build:
    """Half widths of a body: at the shoulder, waist and hip from the front, chest and belly from the side."""

    shoulder: float
    waist: float
    hip: float
    chest: float
    belly: float
    back: float
    """How far the back stands out behind the axis."""
    arm: float
    leg: float
    """How thick the limbs are."""


BUILDS = {
    "slight": Build(5.0, 4.1, 4.7, 4.0, 3.5, 3.9, 3.2, 3.9),
    "medium": Build(5.9, 5.1, 5.2, 4.5, 4.3, 4.3, 3.6, 4.5),
    "broad": Build(7.0, 7.1, 6.5, 5.2, 6.2, 4.8, 4.1, 4.9),
}


@dataclass(frozen=True)
class Limb:
    """An arm or a leg: shoulder, elbow and hand, or hip, knee and foot."""

    root: Point
    joint: Point
    end: Point
    far: bool = False
    """Lies behind the body, in its shade."""
    lifted: bool = False
    """A foot that is off the ground, the heel up."""


@dataclass(frozen=True)
class Skeleton:
    """One body in one stance."""

    build: Build
    top: float
    """The height of the shoulders."""
    hips: float
    head: Point
    """The middle of the head."""
    lean: float
    """How far forward the shoulders are, in a side view."""
    legs: tuple[Limb, Limb]
    """The farther one first."""
    arms: tuple[Limb, Limb]
    """The farther one first."""
    sway: float = 0.0
    """How far to the side a hem swings."""
    stride: float = 0.0
    """How far apart the feet are, in a side view."""


def stand(look: Look, stance: Stance) -> Skeleton:
    """Give the joints of a person in a stance."""
    build = BUILDS[look.build]
    walking = stance.pose in ("walk", "carry")
    contact = walking and stance.frame % 2 == 0
    drop = look.shorter + (1 if contact else 0) + (SEAT if stance.seated else 0)
    breath = 1.0 if stance.pose == "idle" and stance.frame == 1 else 0.0
    top, hips = 21.8 + drop + (0.6 if look.elder else 0), 34.2 + drop
    side = stance.view == "side"
    lean = (1.0 if look.elder else 0.0) + (0.8 if stance.pose in ("wash", "cook", "type") else 0.0)
    bow = 1.0 if stance.pose in ("read", "wash", "cook", "type", "play") else 0.0
    head_x = (0.4 + lean * 1.1 + (0.6 if bow else 0)) if side else 0.0
    head = (
        float(round(head_x)),
        13.0 + drop + (1 if look.elder else 0) + (bow if not side else bow * 0.5) + breath * 0,
    )
    head = (head[0], float(round(head[1])))
    legs = (
        _seated_legs(build, hips, side=side, back=stance.view == "back")
        if stance.seated
        else (_side_legs(hips, stance) if side else _front_legs(build, hips, stance))
    )
    arms = (
        _side_arms(build, top + breath * 0.4, lean, stance)
        if side
        else _front_arms(build, top + breath * 0.4, stance)
    )
    lead = (1 if stance.frame < 2 else -1) if walking else 0
    return Skeleton(
        build,
        top,
        hips,
        head,
        lean if side else 0.0,
        legs,
        arms,
        sway=0.8 * lead if contact and not side else 0.0,
        stride=5.0 if contact and side else 1.6 if walking and side else 0.0,
    )


def _front_legs(build: Build, hips: float, stance: Stance) -> tuple[Limb, Limb]:
    """Give the legs seen from the front or the back; -1 is the one on the left of the picture."""
    walking = stance.pose in ("walk", "carry")
    lead = 1 if stance.frame < 2 else -1
    x = build.hip * 0.52
    limbs = []
    for leg in (-1, 1):
        root, knee, foot, lifted = (
            (leg * x, hips),
            (leg * (x + 0.2), (hips + SOLE) / 2),
            (leg * (x + 0.3), SOLE),
            False,
        )
        if walking and stance.frame % 2 == 0:
            ahead = leg == (lead if stance.view == "front" else -lead)
            foot = (leg * (x - 0.3), SOLE) if ahead else (leg * (x - 0.2), SOLE - 3.0)
            knee = (leg * (x + 0.3), (hips + SOLE) / 2 + (0.4 if ahead else -0.8))
            lifted = not ahead
        elif walking:
            swings = leg == -lead
            foot = (leg * (x + 0.1), SOLE - (1.6 if swings else 0))
            lifted = swings
        limbs.append(Limb(root, knee, foot, far=lifted and stance.view == "front", lifted=lifted))
    limbs.sort(key=lambda limb: not limb.lifted)
    return limbs[0], limbs[1]


def _side_legs(hips: float, stance: Stance) -> tuple[Limb, Limb]:
    """Give the legs of somebody who looks to the side."""
    middle = (hips + SOLE) / 2
    if stance.pose not in ("walk", "carry"):
        far = Limb((1.1, hips), (1.9, middle), (1.9, SOLE - 0.3), far=True)
        return far, Limb((-0.7, hips), (-0.5, middle), (-1.2, SOLE))
    ahead = ((0.4, hips), (3.2, middle - 0.2), (5.0, SOLE - 0.2))
    behind = ((-0.2, hips), (-1.0, middle + 0.2), (-4.9, SOLE - 1.2))
    under = ((0.0, hips), (0.4, middle), (-0.2, SOLE))
    passing = ((0.2, hips), (2.6, middle - 0.6), (-0.6, SOLE - 2.2))
    near_leads = stance.frame < 2
    if stance.frame % 2 == 0:
        near, far = (ahead, behind) if near_leads else (behind, ahead)
        return Limb(*far, far=True, lifted=far is behind), Limb(*near, lifted=near is behind)
    near, far = (under, passing) if near_leads else (passing, under)
    return Limb(*far, far=True, lifted=far is passing), Limb(*near, lifted=near is passing)


def _seated_legs(build: Build, hips: float, *, side: bool, back: bool) -> tuple[Limb, Limb]:
    """Give the legs of somebody on a seat."""
    if side:
        return (
            Limb((0.6, hips + 0.6), (6.2, hips + 0.2), (6.4, SOLE), far=True),
            Limb((-0.4, hips + 0.8), (5.0, hips + 0.8), (5.0, SOLE)),
        )
    x = build.hip * 0.54
    depth = hips + (1.4 if back else 2.2)
    left, right = (
        Limb((leg * x, hips), (leg * (x + 0.6), depth), (leg * (x + 0.4), SOLE - (1.2 if back else 0)))
        for leg in (-1, 1)
    )
    return left, right


def _front_arms(build: Build, top: float, stance: Stance) -> tuple[Limb, Limb]:
    """Give the arms seen from the front or the back; -1 is the one on the left of the picture."""
    s = build.shoulder
    y = top + 1.9
    beat = 1 if stance.frame % 2 else -1
    limbs = []
    for arm in (-1, 1):
        elbow, hand = (arm * (s + 1.3), y + 4.6), (arm * (s + 0.9), y + 9.0)
        match stance.pose:
            case "walk":
                elbow, hand = _swing(s, y, arm, stance)
            case "sit":
                elbow, hand = (arm * (s + 1.2), y + 4.8), (arm * (build.hip * 0.6), y + 9.4)
            case "talk":
                elbow, hand = _gesture(s, y, arm, stance.frame)
            case "read":
                elbow, hand = (arm * (s + 1.1), y + 4.8), (arm * 3.4, y + 5.8)
            case "carry":
                elbow, hand = (arm * (s + 1.2), y + 4.8), (arm * 4.6, y + 7.4)
            case "cook":
                elbow, hand = (
                    (arm * (s + 1.2), y + 4.6),
                    (arm * 3.0 + (beat if arm > 0 else 0), y + 6.8 - (arm > 0) * 0.8),
                )
            case "type" | "play":
                reach = 3.0 if stance.pose == "type" else 3.8
                elbow, hand = (arm * (s + 1.3), y + 4.6), (arm * reach, y + 7.0 + 0.7 * beat * arm)
            case "wash":
                elbow, hand = (arm * (s + 1.1), y + 4.8), (arm * 2.0 + 0.8 * beat, y + 7.2)
        limbs.append(Limb((arm * (s - 0.7), y), elbow, hand))
    return limbs[0], limbs[1]


def _swing(s: float, y: float, arm: int, stance: Stance) -> tuple[Point, Point]:
    """Give elbow and hand of a walker's arm: it swings against the leg of its side."""
    forward = {0: -arm, 2: arm}.get(stance.frame, 0) * (-1 if stance.view == "front" else 1)
    if not forward:
        return (arm * (s + 1.3), y + 4.6), (arm * (s + 0.9), y + 9.0)
    return (arm * (s + 1.5), y + 4.2), (
        (arm * (s - 0.3), y + 8.6) if forward > 0 else (arm * (s + 1.7), y + 7.6)
    )


def _gesture(s: float, y: float, arm: int, frame: int) -> tuple[Point, Point]:
    """Give elbow and hand of somebody who talks with the hands."""
    if arm == 1:
        return (s + 1.9, y + 4.2), (s + 2.6, y + 0.6 if frame else y + 3.0)
    if frame:
        return (-s - 1.7, y + 4.4), (-s + 0.6, y + 6.2)
    return (-s - 1.3, y + 4.6), (-s - 0.9, y + 9.0)


def _side_arms(build: Build, top: float, lean: float, stance: Stance) -> tuple[Limb, Limb]:
    """Give the arms of somebody who looks to the side."""
    y = top + 2.2
    beat = 0.8 if stance.frame % 2 else -0.8
    root = (lean - 0.2, y)
    reach = min(build.belly - 3.0, 1.6)
    near, far = ((-1.9, y + 4.7), (-0.2, y + 9.0)), ((1.4, y + 4.6), (build.belly - 0.2, y + 8.2))
    match stance.pose:
        case "walk":
            ahead, behind = ((1.6, y + 4.4), (4.6, y + 7.8)), ((-2.6, y + 4.0), (-4.0, y + 8.0))
            swing = {0: (behind, ahead), 2: (ahead, behind)}
            near, far = swing.get(stance.frame, (near, far))
        case "sit":
            near, far = ((-0.2, y + 4.8), (4.0, y + 8.2)), ((1.0, y + 4.8), (5.0, y + 8.0))
        case "talk":
            near = ((1.4, y + 4.4), (5.6, y + (1.0 if stance.frame else 3.4)))
        case "read":
            near, far = ((0.9, y + 4.8), (5.0 + reach, y + 6.4)), ((1.6, y + 4.6), (6.2 + reach, y + 6.0))
        case "carry":
            near, far = ((0.6, y + 5.0), (5.6 + reach, y + 7.0)), ((1.4, y + 4.8), (6.6 + reach, y + 6.8))
        case "cook":
            near, far = (
                ((1.0, y + 4.8), (6.2 + reach + beat * 0.6, y + 5.6)),
                ((1.6, y + 4.6), (6.8 + reach, y + 5.4)),
            )
        case "type" | "play":
            near = ((0.8, y + 5.0), (6.0 + reach, y + 5.8 + beat * 0.6))
            far = ((1.6, y + 4.8), (7.0 + reach, y + 5.4 - beat * 0.6))
        case "wash":
            near = ((1.2, y + 5.0), (6.0 + reach + beat * 0.6, y + 6.2))
            far = ((1.8, y + 4.8), (7.0 + reach - beat * 0.6, y + 5.8))
    return Limb((root[0] + 0.8, y), *far, far=True), Limb(root, *near)
