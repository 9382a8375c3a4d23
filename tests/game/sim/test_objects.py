"""Objects change while they are used, return to rest after, and no user overwrites another."""

from dataclasses import replace

import pytest

from game.sim import objects
from game.sim.commands import SetObjectState
from tests.game.sim.hamlet import BEDROOM, KITCHEN, LAWN, STORE, Play, hamlet
from tests.game.sim.test_movement import send

SEATS = f"{LAWN}:park garden"
STOVE = f"{KITCHEN}:cooking area"


@pytest.fixture
def noon():
    """Give the hamlet at noon, where nobody reacts, with Bob in bed so that he is in nobody's way."""
    play = Play(hamlet())
    play.oracle.pick("urgent", lambda call: 1)
    play.until(12 * 60)
    send(play, "Bob Cane", f"{BEDROOM}:bed", activity="sleeping", minutes=600)
    return play


def test_a_thing_is_in_use_while_used_and_at_rest_after(noon):
    rest = noon.state.town.objects[STOVE].rest
    send(noon, "Ana Bell", STOVE, minutes=15, state="simmering")
    noon.ticks(70)
    assert noon.state.town.objects[STOVE].state == "simmering"
    send(noon, "Ana Bell", f"{BEDROOM}:desk")
    noon.ticks(60)
    assert noon.state.town.objects[STOVE].state == rest
    assert noon.state.town.objects[STOVE].users == ()


def test_two_users_never_overwrite_each_other(noon):
    """The release kept one clean-up entry an event, so that one of two users left a stale state."""
    send(noon, "Ana Bell", SEATS, state="crowded", minutes=120)
    noon.ticks(90)
    send(noon, "Cleo Dunn", SEATS, state="being sat on", minutes=120)
    noon.ticks(90)
    thing = noon.state.town.objects[SEATS]
    assert thing.users == (("Ana Bell", "crowded"), ("Cleo Dunn", "being sat on"))
    assert thing.state == "being sat on"
    send(noon, "Cleo Dunn", f"{BEDROOM}:desk")
    noon.tick()
    assert (thing.users, thing.state) == ((("Ana Bell", "crowded"),), "crowded")
    send(noon, "Ana Bell", f"{BEDROOM}:desk")
    noon.tick()
    assert (thing.users, thing.state) == ((), thing.rest)


def test_the_earlier_user_may_leave_first(noon):
    send(noon, "Ana Bell", SEATS, state="crowded", minutes=120)
    noon.ticks(90)
    send(noon, "Cleo Dunn", SEATS, state="being sat on", minutes=120)
    noon.ticks(90)
    send(noon, "Ana Bell", f"{BEDROOM}:desk")
    noon.tick()
    assert noon.state.town.objects[SEATS].state == "being sat on"


def test_a_user_who_goes_on_with_something_else_has_one_entry(noon):
    send(noon, "Ana Bell", SEATS, state="crowded", minutes=120)
    noon.ticks(90)
    mind = noon.state.minds["Ana Bell"]
    mind.act = replace(mind.act, object_state="being wiped")
    noon.tick()
    assert noon.state.town.objects[SEATS].users == (("Ana Bell", "being wiped"),)


def test_a_state_set_from_outside_is_shown_before_any_other(noon):
    send(noon, "Ana Bell", STOVE, state="simmering", minutes=120)
    noon.ticks(90)
    noon.tick(SetObjectState(STOVE, " burning\n brightly "))
    assert noon.state.town.objects[STOVE].state == "burning brightly"
    noon.tick(SetObjectState(STOVE, ""))
    assert noon.state.town.objects[STOVE].state == "simmering"


def test_somebody_who_repairs_a_thing_ends_what_was_set_from_outside(noon):
    noon.tick(SetObjectState(STOVE, "burning"))
    send(noon, "Ana Bell", STOVE, activity="singing", minutes=20)
    noon.ticks(80)
    assert noon.state.town.objects[STOVE].state == "burning"
    noon.tick(SetObjectState(f"{KITCHEN}:refrigerator", "leaking water"))
    send(noon, "Ana Bell", f"{KITCHEN}:refrigerator", activity="repairing the refrigerator", minutes=60)
    noon.ticks(40)
    assert noon.state.town.objects[f"{KITCHEN}:refrigerator"].override == ""


def test_those_near_notice_a_state_set_from_outside(noon):
    send(noon, "Ana Bell", f"{KITCHEN}:refrigerator", minutes=60)
    noon.ticks(90)
    noon.tick(SetObjectState(STOVE, "burning"))
    noon.ticks(2)
    mind = noon.state.minds["Ana Bell"]
    assert "cooking area is burning" in [node.text for node in mind.stream.nodes]
    assert mind.places.arenas[KITCHEN]["cooking area"] == "burning"


def test_what_one_knows_of_a_place_is_stale_until_seen_again(noon):
    send(noon, "Cleo Dunn", SEATS, minutes=120)
    noon.ticks(90)
    noon.tick(SetObjectState(STOVE, "burning"))
    noon.ticks(2)
    assert noon.state.minds["Cleo Dunn"].places.arenas[KITCHEN]["cooking area"] != "burning"


def test_an_unknown_object_is_refused_in_words(noon):
    noon.tick(SetObjectState("the Dell:nowhere:room:chair", "burning"))
    assert "there is no such object" in noon.told("refused")


def test_a_planted_overwriting_would_be_seen(noon):
    """Leaving must take the leaver's own entry: a leave that clears all users shows at once."""
    thing = noon.state.town.objects[f"{STORE}:shelf"]
    thing.users = (("Ana Bell", "a"), ("Cleo Dunn", "b"))
    objects.show(thing)
    assert thing.state == "b"
    thing.users = ()
    objects.show(thing)
    assert thing.state == thing.rest
