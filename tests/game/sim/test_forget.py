"""Forgetting: a memory goes with all that was made of it, in every mind that it reached."""

from __future__ import annotations

from ai import outcome
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.scoring import retrieve
from ai.mind import Promise, Relation, Want
from ai.outcome import Memory, Outcome
from ai.runtime.scripted import vector_of
from game.persist.codec import pack, unpack
from game.sim import digest
from game.sim.commands import ForgetMemory
from game.sim.forget import descendants
from game.sim.state import Chat, Line, SimState
from tests.game.sim.hamlet import Play, hamlet

ANA, BOB, CLEO = "Ana Bell", "Bob Cane", "Cleo Dunn"
LIE = "the bridge has fallen into the river"


def learn(mind, text, *, of=(), evidence=(), by="", kind=MemoryKind.CHAT, source=Source.SAID, now=0):
    """Put a memory into a mind and give its id."""
    memory = Memory(kind, text, Provenance(source, by, of), 5, evidence=evidence)
    outcome.apply(mind, Outcome(remember=(memory,)), now=now, tick=0)
    return len(mind.stream.nodes) - 1


def town_with_a_lie():
    """Give a town in which Ana was told a lie, reflected on it, and told Bob, who told Cleo."""
    state = hamlet()
    ana, bob, cleo = (state.minds[name] for name in (ANA, BOB, CLEO))
    first = learn(ana, f"a stranger told me that {LIE}")
    thought = learn(ana, "Ana worries about the way to work", evidence=(first,), kind=MemoryKind.REFLECTION)
    at_bob = learn(bob, f"Ana told me that {LIE}", by=ANA)
    at_cleo = learn(cleo, f"Bob told me that {LIE}", by=BOB)
    state.chats[1] = Chat(
        1, "", 0, ended=4, lines=(Line(1, ANA, "The bridge has fallen!", (first,), ((BOB, at_bob),)),)
    )
    state.chats[2] = Chat(
        2,
        "",
        5,
        ended=9,
        lines=(Line(6, BOB, "Have you heard of the bridge?", (at_bob,), ((CLEO, at_cleo),)),),
    )
    return state, first, thought, at_bob, at_cleo


def test_a_memory_goes_with_all_that_was_made_of_it_in_every_mind():
    state, first, thought, at_bob, at_cleo = town_with_a_lie()
    assert descendants(state, ANA, first) == {ANA: (first, thought), BOB: (at_bob,), CLEO: (at_cleo,)}
    play = Play(state)
    play.tick(ForgetMemory(ANA, first))
    for name in (ANA, BOB, CLEO):
        assert not any(LIE in node.text for node in play.state.minds[name].stream.kept())
    assert sorted(play.told("forgot")) == ["1", "1", "2"]


def test_what_others_heard_before_stays():
    state, first, _, at_bob, at_cleo = town_with_a_lie()
    Play(state).tick(ForgetMemory(BOB, at_bob))
    assert first not in state.minds[ANA].stream.forgotten
    assert at_cleo in state.minds[CLEO].stream.forgotten


def test_a_forgotten_memory_is_retrieved_no_more():
    state, first, *_ = town_with_a_lie()
    ana = state.minds[ANA]
    for node in ana.stream.nodes:
        state.vectors.add(node.text, vector_of(node.text))
    query = vector_of(LIE)
    assert retrieve(ana.stream, state.vectors, query, now=9, count=1)[0].id == first
    ana.stream.forget((first,))
    assert first not in [one.id for one in retrieve(ana.stream, state.vectors, query, now=9)]


def test_promises_wants_and_summaries_that_rest_on_it_go_too():
    state, first, *_ = town_with_a_lie()
    ana = state.minds[ANA]
    outcome.apply(
        ana,
        Outcome(
            promises=(Promise(72000, 60, "meet at the bridge", of=first), Promise(80000, 60, "sing", of=-1)),
            wants=(Want("look at the bridge", (first,)), Want("sing", ())),
            relations=(Relation(BOB, "Bob knows of the bridge", seen=first), Relation(CLEO, "old", seen=0)),
            summary="Ana worries about bridges",
        ),
        now=10,
        tick=1,
    )
    Play(state).tick(ForgetMemory(ANA, first))
    assert [one.activity for one in ana.promises] == ["sing"]
    assert [one.text for one in ana.wants] == ["sing"]
    assert (ana.relations[BOB].summary, ana.relations[BOB].seen) == ("", -1)
    assert ana.relations[CLEO].summary == "old"
    assert "bridges" not in ana.summary


def test_what_is_made_of_a_forgotten_memory_later_is_forgotten_at_once():
    state, first, *_ = town_with_a_lie()
    Play(state).tick(ForgetMemory(ANA, first))
    late = learn(state.minds[ANA], "bridges are not safe", evidence=(first,), kind=MemoryKind.REFLECTION)
    assert late in state.minds[ANA].stream.forgotten


def test_what_is_not_there_cannot_be_forgotten():
    state, first, *_ = town_with_a_lie()
    play = Play(state)
    play.tick(ForgetMemory(ANA, 10_000), ForgetMemory("Nobody", 0), ForgetMemory(ANA, first))
    play.tick(ForgetMemory(ANA, first))
    assert play.told("refused") == ["there is no such memory"] * 2 + ["it was forgotten before"]


def test_tombstones_survive_a_save_and_show_in_the_digest():
    state, first, *_ = town_with_a_lie()
    before = digest.parts(state)[f"mind:{ANA}"]
    state.minds[ANA].stream.forget((first,))
    assert digest.parts(state)[f"mind:{ANA}"] != before
    again = unpack(pack(state, SimState), SimState, "a save", "the state")
    assert again.minds[ANA].stream.forgotten == [first]
