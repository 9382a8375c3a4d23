"""English verbs bent by rule and by a short list of exceptions; one word at a time.

``ai.prompts.wording`` bends whole phrases with these.
"""

from __future__ import annotations

VOWELS = "aeiou"

LONG_DOUBLING = frozenset(
    (
        "abhor", "acquit", "admit", "allot", "babysit", "begin", "commit", "compel", "confer", "control",
        "defer", "deter", "emit", "equip", "excel", "expel", "forget", "format", "inter", "input", "kidnap",
        "occur", "offset", "omit", "outrun", "output", "overlap", "patrol", "permit", "prefer", "program",
        "propel", "rebel", "recap", "recur", "refer", "refit", "regret", "repel", "replan", "rerun", "reset",
        "sandbag", "submit", "transfer", "transmit", "unplug", "unwrap", "unzip", "uncap", "upset", "worship",
        "zigzag",
    )
)  # fmt: skip
"""Verbs of more than one syllable that double their last letter, being stressed on the end."""

ING_IS_THE_VERB = frozenset(
    ("bring", "cling", "fling", "king", "ping", "ring", "sing", "sling", "spring", "sting", "string", "swing",
     "wring", "zing", "ding", "bling")
)  # fmt: skip
"""Words that end in "ing" without being an ing-form."""

THIRD_PERSONS = {"be": "is", "have": "has", "do": "does", "go": "goes", "quiz": "quizzes", "redo": "redoes"}

VERBS = frozenset(
    """
    accept add address adjust admire admit advise agree air alter announce answer apologize apply arrange
    arrive ask assemble assess attach attend audition babysit bake balance bargain bathe be beat become
    begin bend bike bind blend block boil bind book borrow box braid brainstorm break breathe brew bring
    browse brush build burn button buy calculate calibrate call calm capture care carry carve catch
    categorize celebrate change charge chase chat check cheer chew choose chop clean clear climb close
    code collect color comb combine come comfort compare compile complete compose concentrate confirm
    connect consider consult continue control cook cool copy correct count cover crack create crochet
    crop cross cultivate cut dance darn date deal debate debug decide decorate deliver demonstrate
    deposit describe design develop dice dig dine discuss dish display distribute dive do drain draft
    draw dream dress drink drive drop dry dust dye earn eat edit email empty encourage end enjoy enter
    erase estimate examine exchange exercise experiment explain explore express face fasten feed feel
    fetch file fill film filter find finish fire fish fit fix flip flush fold follow format frame freshen
    fry gather get give glue go grab grade graft grate greet grill grind groom group grow guess guide
    hammer hand handle hang harvest have hear heat help hike hire hit hold host hug hum hunt ice identify
    imagine improve improvise inspect install interview introduce invent invite iron jog join joke juggle
    jump keep kick kiss knead knit knock know label land laugh lay lead learn leave lend let lie lift
    light line listen load lock look lower mail maintain make manage mark marinate mash match measure
    meditate meet memorize mend mentor mingle mix model mop mount move mow name nap narrate negotiate nod
    note observe offer oil open operate order organize outline pace pack paint park paste pat patch pause
    pay peel perform phone photograph pick pin place plan plant plate play plot plow pluck polish ponder
    pour practice praise pray preheat prepare press prime print proofread prune publish pull pump
    purchase push put question quiz raise rake read rearrange recall recite recommend record recycle redo
    reduce refill reflect refresh rehearse relax remember remind remove repair repeat replace reply
    report repot rescue research reserve reset rest restock restore retouch return review revise rewrite
    ride ring rinse rise roast roll rub run sand save say scan schedule score scrape scratch scrub sculpt
    season search seal see select sell send serve set settle sew shake shape share sharpen shave shelve
    shelter shine shop shoot shovel show shower shut sift sign simmer sing sip sit sketch skim skip sleep
    slice smell smile smooth snack soak solve sort sow speak spend spray spread sprinkle squeeze stack
    stamp stand staple start state stay steam stir stream stitch stop store stretch stroll study stuff style
    submit suggest summarize supervise surf swap sweep swim tailor take talk taste teach tell test text
    thank think throw thread tidy tie time toast touch trace track trade train translate travel treat
    trim try tuck tune turn tutor type unbox unload unlock unpack unplug unwind unwrap update upload use
    vacuum visit volunteer wait wake walk warm wash watch water wax wear weave weed weigh welcome whisk
    whistle wind wipe wish wonder work wrap write yawn
    """.split()  # noqa: SIM905  (a list of words reads best as text)
)
"""Verbs that may stand after "and" in an activity."""

OFTEN_NOUNS = frozenset(
    """
    address air balance beat bike book box brush button call care charge chat check color cook cover crop
    cut dance date deal design dish draft dream dress drink drive drop dust dye email end exercise
    experiment face file fill film filter fire fish fit fix frame fry grade greet group guess guide
    hammer hand help hike host hug ice iron joke judge jump kick kiss label land laugh light line lock
    look mail mark match model mop move name nap note offer oil order outline pack paint park paste pat
    patch phone photograph pin place plan plant plate play plot polish practice press prime print program
    pump quiz rake record rest ring roast roll run salt sand score scrub seal season shape share shave
    shop shower sign sketch skip sleep slice smell smile snack spray stack stamp start state steam stitch
    stop store stretch stroll study stuff style surf swim talk taste test text thank thread tie time
    toast touch track trade train treat trim tune turn type use visit wait walk wash watch water wax wind
    wish wonder work wrap yawn
    """.split()  # noqa: SIM905  (a list of words reads best as text)
)
"""Verbs that after "and" are as often a noun ("food and drink"): verbs only when something follows."""

ENDS_A_PHRASE = frozenset(
    ("nap", "pray", "relax", "rest", "sleep", "stretch", "unwind", "listen", "chat", "talk",
     "laugh", "smile", "exercise", "walk", "wait", "dream", "help", "look", "watch", "wonder",
     "season", "rinse")
)  # fmt: skip
"""Verbs that may be the last word of an activity ("lie down and rest")."""

NOT_ADVERBS = frozenset(
    ("apply", "belly", "bully", "comply", "family", "fly", "jelly", "multiply", "rally", "rely",
     "reply", "supply", "tally")
)  # fmt: skip
"""Words in -ly that are no adverbs."""


def _syllables(word: str) -> int:
    """Count groups of vowels, "qu" counting as a consonant and a silent last "e" not at all."""
    letters = word.replace("qu", "qq")
    if letters.endswith("e") and not letters.endswith(("ee", "le")):
        letters = letters[:-1]
    groups, before = 0, False
    for letter in letters:
        vowel = letter in VOWELS or (letter == "y" and groups > 0)
        groups += vowel and not before
        before = vowel
    return groups


def doubles(verb: str) -> bool:
    """Say whether ``verb`` doubles its last letter before "ing": "stop", "begin", not "visit"."""
    if verb in LONG_DOUBLING:
        return True
    if len(verb) < 2 or verb[-1] in VOWELS or verb[-1] in "wxyh" or verb[-2] not in "aeiouy":
        return False
    if len(verb) > 2 and verb[-3] in VOWELS and verb[-3:-1] != "ui":
        return False
    if verb[-3:-1] == "ui" and not verb.startswith(("qu", "squ")):
        return False
    return _syllables(verb) == 1


def ing(verb: str) -> str:
    """Give the ing-form of one verb: "making", "lying", "stopping", "re-reading"."""
    if verb.endswith("ing") and verb not in ING_IS_THE_VERB and len(verb) > 4:
        return verb
    if "-" in verb:
        head, _, tail = verb.rpartition("-")
        return f"{head}-{ing(tail)}"
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("ic"):
        return verb + "king"
    if verb.endswith("e") and not verb.endswith(("ee", "oe", "ye")) and verb != "be":
        return verb[:-1] + "ing"
    return f"{verb}{verb[-1]}ing" if doubles(verb) else f"{verb}ing"


def third(verb: str) -> str:
    """Give the third person singular of one verb: "makes", "goes", "tidies"."""
    if verb in THIRD_PERSONS:
        return THIRD_PERSONS[verb]
    if verb.endswith("y") and len(verb) > 1 and verb[-2] not in VOWELS:
        return verb[:-1] + "ies"
    if verb.endswith(("s", "sh", "ch", "x", "z")) or (verb.endswith("o") and len(verb) > 2):
        return verb + "es"
    return verb + "s"
