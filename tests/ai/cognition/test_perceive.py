"""What is noticed, how it is described, and what it is worth."""

from ai.calls import CallKey, Choice, Failure
from ai.cognition import perceive
from ai.cognition.perceive import ATTENTION_BANDWIDTH, Seen
from ai.outcome import RETENTION, Sight
from tests.ai.cognition.minds import context_at, live, mind_of
from tests.game.sim.hamlet import SALOON, STORE


def look(mind, *seen, sights=(), context=None):
    context = context or context_at(600)
    noticed = perceive.perceive(mind, context, seen, sights)
    return () if noticed is None else live(mind, noticed, context)


def texts(mind):
    return [node.text for node in mind.stream.nodes]


def person(name, doing="making soup", distance=1):
    return Seen(distance, SALOON, doing, name, "a man in a straw hat")


def thing(name, state, distance=1):
    return Seen(distance, f"{SALOON}:{name}", state)


def test_people_known_by_name_are_named_and_strangers_are_described_by_looks():
    mind = mind_of()
    look(mind, person("Cleo Dunn"), person("Zed Unknown"), person("Ana Bell", distance=0))
    assert texts(mind) == [
        "Ana Bell is making soup",
        "Cleo Dunn is making soup",
        "a man in a straw hat is making soup",
    ]


def test_a_thing_is_described_by_name_and_state():
    mind = mind_of()
    look(mind, thing("piano", "giving off smoke"))
    assert texts(mind) == ["piano is giving off smoke"]


def test_the_same_event_is_stored_once_while_it_is_retained():
    mind = mind_of()
    for _ in range(3):
        look(mind, person("Cleo Dunn"))
    assert texts(mind) == ["Cleo Dunn is making soup"]


def test_an_event_is_new_again_after_as_many_others_as_are_retained():
    mind = mind_of()
    look(mind, person("Cleo Dunn"))
    for place in range(RETENTION):
        look(mind, person("Cleo Dunn", f"counting to {place}"))
    look(mind, person("Cleo Dunn"))
    assert texts(mind).count("Cleo Dunn is making soup") == 2
    assert len(mind.recent_events) == RETENTION


def test_the_nearest_events_fill_the_attention():
    mind = mind_of()
    look(mind, *[person("Cleo Dunn", f"at {distance}", distance) for distance in range(20, 0, -1)])
    assert texts(mind) == [f"Cleo Dunn is at {distance}" for distance in range(1, ATTENTION_BANDWIDTH + 1)]


def test_equally_near_events_come_in_a_fixed_order():
    one, other = mind_of(), mind_of()
    seen = [person("Cleo Dunn", "b"), thing("piano", "on fire"), thing("oven", "on fire")]
    look(one, *seen)
    look(other, *reversed(seen))
    assert texts(one) == texts(other)


def test_ordinary_states_of_things_have_importance_one_without_a_call():
    mind = mind_of()
    calls = look(mind, thing("piano", "being played"), thing("bed", "neatly made"))
    assert (calls, mind.stream.importance) == ((), [1, 1])


def test_extraordinary_states_and_people_are_rated_by_the_model():
    mind = mind_of()
    calls = look(mind, thing("piano", "on fire", 2), person("Cleo Dunn"))
    assert [(call.kind, call.slot("memory")) for call in calls] == [
        ("importance", "Cleo Dunn is making soup"), ("importance", "piano is on fire")
    ]  # fmt: skip
    assert mind.stream.importance == [0, 0]


def test_a_rating_counts_towards_reflection_and_a_bad_one_is_the_least():
    mind = mind_of()
    look(mind, person("Cleo Dunn"), person("Ana Bell"))
    good, bad = tuple(mind.pending.values())
    for thought, value in ((good, 7), (bad, 999)):
        call = thought.asks[0]
        answered = thought.__class__(
            **{
                **{name: getattr(thought, name) for name in thought.__slots__},
                "results": (Choice(call.key, call.digest(), 0, value, ()),),
            }
        )
        live(mind, perceive.answer_importance(mind, context_at(600), answered), context_at(600))
    assert mind.stream.importance == [7, 1]
    assert mind.importance_since_reflection == 8
    assert mind.failsafes == {"importance": 1}


def test_a_failed_rating_is_the_least():
    mind = mind_of()
    look(mind, person("Cleo Dunn"))
    (thought,) = mind.pending.values()
    failure = Failure(CallKey("Ana Bell", thought.asks[0].key.serial), b"", "no")
    answered = thought.__class__(
        **{**{name: getattr(thought, name) for name in thought.__slots__}, "results": (failure,)}
    )
    live(mind, perceive.answer_importance(mind, context_at(600), answered), context_at(600))
    assert mind.stream.importance == [1]


def test_a_thing_that_is_as_it_is_known_is_no_event():
    mind = mind_of()
    look(mind, thing("piano", "on fire"), sights=(Sight(SALOON, (("piano", "on fire"),)),))
    mind.recent_events = ()
    look(mind, thing("piano", "on fire"))
    assert texts(mind) == ["piano is on fire"]


def test_new_places_enter_the_known_tree_and_others_stay_as_last_seen():
    mind = mind_of()
    look(mind, sights=(Sight(STORE, (("shelf", "dusty"),)),))
    assert mind.places.arenas[STORE] == {"shelf": "dusty"}
    assert mind.places.arenas[SALOON]["piano"] == "idle"


def test_nothing_new_changes_nothing():
    mind = mind_of()
    assert perceive.perceive(mind, context_at(600), (), ()) is None
    assert perceive.perceive(mind, context_at(600), (thing("piano", "idle"),), ()) is None
