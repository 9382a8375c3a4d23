"""What goes into a day, and where its parts take place."""

from dataclasses import replace

from ai.banks import Activity
from ai.cognition import candidates, rules, where
from ai.cognition.plan import begin_day, intention_query
from ai.memory import schedule
from ai.memory.node import Source
from ai.memory.skeleton import Block, Slot
from ai.runtime.scripted import vector_of
from tests.ai.cognition.minds import banks, context_at, live, mind_of, remember
from tests.game.sim.hamlet import BATHROOM, BEDROOM, CAFE, GREEN, HOUSE, KITCHEN, SALOON

FREE = Block(Slot.FREE, 14 * 60, 16 * 60)
WORK = Block(Slot.WORK, 9 * 60, 12 * 60)


def test_a_day_begins_with_a_whole_plan_by_rule_before_any_answer():
    mind, context = mind_of(), context_at(0, here=BEDROOM)
    calls = live(mind, begin_day(mind, context), context)
    assert schedule.faults(mind.plan) == ()
    assert sorted(call.kind for call in calls) == ["embed", "wake_hour"]


def test_the_hour_of_waking_is_chosen_near_the_sheets_and_before_work():
    mind, context = mind_of(wake_minute=420, work_hours=(480, 1020)), context_at(0)
    calls = live(mind, begin_day(mind, context), context)
    (call,) = [call for call in calls if call.kind == "wake_hour"]
    assert call.options == ("6:00 am", "6:30 am", "7:00 am")
    assert call.bias == (-2400, -1200, 0)


def test_the_seeds_get_their_vectors_with_the_question_of_the_day():
    mind, context = mind_of(), context_at(0)
    remember(mind, "Ana Bell wants to learn a new song", source=Source.SEED)
    calls = live(mind, begin_day(mind, context), context)
    (embed,) = [call for call in calls if call.kind == "embed"]
    assert embed.options == (intention_query(mind), "Ana Bell wants to learn a new song")


def test_goals_and_remembered_intentions_are_wishes():
    mind = mind_of(goals=("plan the summer fair", "eat lunch at the cafe"))
    remembered = (
        "Ana Bell wants to learn a new song",
        "Cleo Dunn wants to sail again",
        "Ana Bell is planning to plan the big summer fair",
        "the kettle is on",
    )
    assert candidates.wishes(mind, remembered) == ("learn a new song", "plan the big summer fair")
    assert candidates.meal_goal(mind, "lunch") == "eat lunch at the cafe"


def test_free_time_is_offered_wishes_first_and_work_is_not():
    mind, context = mind_of(), context_at(0)
    assert candidates.options(mind, context, FREE, ("learn a new song",))[0] == "learn a new song"
    assert "learn a new song" not in candidates.options(mind, context, WORK, ("learn a new song",))


def test_work_meets_the_role():
    mind, context = mind_of(), context_at(0)
    texts = [activity.text for activity in candidates.activities(mind, context, WORK)]
    assert sorted(texts) == ["order supplies", "serve the guests"]
    assert candidates.activities(mind_of(role="sailor"), context, WORK) == ()
    assert candidates.options(mind_of(role="sailor"), context, WORK, ())


def test_a_guests_pastime_at_the_workplace_is_no_work():
    mind, context = mind_of(), context_at(0)
    sitting = Activity("sit in the cafe", ("cafe", "everyday"), ("cafe",), (420, 1200), ("read", "sip"))
    few = replace(context.banks, activities=(context.banks.activities[0], sitting))
    texts = candidates.options(mind, replace(context, banks=few), WORK, ())
    assert texts == ("serve the guests",)


def test_free_time_is_for_ones_interests_and_for_what_everybody_does():
    mind, context = mind_of(), context_at(0)
    texts = [activity.text for activity in candidates.activities(mind, context, FREE)]
    assert sorted(texts) == ["bake a cake", "play the piano", "take a stroll"]


def test_nothing_is_offered_that_has_no_known_place_open_then():
    mind, context = mind_of(), context_at(0)
    late = Block(Slot.FREE, 20 * 60 + 30, 22 * 60)
    assert "hear the band" in [entry.text for entry in candidates.activities(mind, context, late)]
    outsider = mind_of(workplace="", work_hours=(0, 0))
    texts = [entry.text for entry in candidates.activities(outsider, context, late)]
    assert "hear the band" not in texts, "the cafe is closed by then to those who do not work there"
    assert "play the piano" in texts, "that may be done at home"


def test_candidates_are_the_same_whatever_was_asked_before():
    mind, context = mind_of(), context_at(0)
    first = candidates.activities(mind, context, FREE)
    candidates.activities(mind, context, WORK)
    assert candidates.activities(mind, context, FREE) == first


def test_an_empty_bank_still_makes_a_day():
    from dataclasses import replace

    context = replace(context_at(0), banks=banks().__class__((), (), (), ()))
    mind = mind_of()
    live(mind, begin_day(mind, context), context)
    assert schedule.faults(mind.plan) == ()


def test_sleep_washing_and_work_have_their_places_by_rule():
    mind, context = mind_of(), context_at(540)
    night, morning = Block(Slot.SLEEP, 0, 360), Block(Slot.MORNING, 360, 420)
    assert where.sectors_of_block(mind, context, night, "sleep") == (f"{BEDROOM}:bed",)
    assert where.sectors_of_block(mind, context, morning, "get ready for the day") == (HOUSE,)
    assert where.sectors_of_block(mind, context, WORK, "serve coffee") == (SALOON,)
    arenas = where.arenas_for(mind, context, "take a shower and brush teeth", within=HOUSE, here=BEDROOM)
    assert arenas[0] == BATHROOM
    arenas = where.arenas_for(mind, context, "have breakfast", within=HOUSE, here=BEDROOM)
    assert arenas[0] == KITCHEN


def test_closed_and_shunned_places_are_not_on_the_list():
    mind = mind_of(workplace="", work_hours=(0, 0))
    noon, night = context_at(720), context_at(1260)
    assert SALOON in rules.open_to(mind, noon, noon.now)
    assert SALOON not in rules.open_to(mind, night, night.now)
    mind.shunned = ((SALOON, noon.now + 60),)
    assert SALOON not in rules.open_to(mind, noon, noon.now)
    mind.shunned = ((f"{SALOON}:piano", noon.now + 60),)
    assert "piano" not in rules.open_to(mind, noon, noon.now)[SALOON]


def test_there_is_always_somewhere_to_go():
    mind, context = mind_of(), context_at(720)
    mind.shunned = tuple((arena, context.now + 60) for arena in sorted(mind.places.arenas))
    assert where.sectors_for(mind, context, "sing", here="") == (HOUSE,)


def test_a_sector_is_asked_with_a_preference_for_where_one_is():
    mind, _context = mind_of(workplace=""), context_at(720)
    call = where.ask_sector(mind, "meet Cleo", (CAFE, GREEN), here=SALOON, priority=3)
    assert call.bias[0] > call.bias[1]
    assert len(call.options) == len(set(call.options)) == 2


def test_intentions_are_retrieved_once_they_have_vectors_and_count_as_accessed():
    from ai.cognition.thoughts import go_on
    from tests.ai.cognition.minds import picked

    mind, context = mind_of(), context_at(0)
    node = remember(mind, "Ana Bell wants to do something important today: learn a new song", now=-3600)
    remember(mind, "the kettle is on", now=-3600)
    live(mind, begin_day(mind, context), context)
    for other in mind.stream.nodes:
        context.vectors.add(other.text, vector_of(other.text, 32))
    context.vectors.add(intention_query(mind), vector_of(intention_query(mind), 32))
    (thought,) = [thought for thought in mind.pending.values() if thought.kind == "plan.day"]
    wake = thought.asks[-1]
    answered = thought.__class__(
        **{
            **{name: getattr(thought, name) for name in thought.__slots__},
            "asks": (wake,),
            "results": (picked(wake, 1),),
        }
    )
    del mind.pending[thought.serial]
    live(mind, go_on(mind, context, answered), context)
    assert mind.stream.accessed[node.id] == 0
