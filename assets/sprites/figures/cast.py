"""Everybody's look: the 25 residents and three visitors.

Told apart by the outline first (hair, hats, buns, braids, beards), then by two colours of cloth,
then by one thing that they never put down.
"""

from __future__ import annotations

from figures.look import Look

CAST = (
    Look(
        "isabella_rodriguez", "medium", "tan", "long", "hair brown", "6b3623", "apron", "red", "plaster",
        "skirt", "violet", "wood", ("lashes", "lipstick", "bow"), second_ramp="red", shorter=1,
        head="heart", gaze="almond", backdrop=("gold", 3),
    ),
    Look(
        "klaus_mueller", "slight", "fair", "messy", "hair black", "2c6cab", "jacket", "grass", "plaster",
        "trousers", "denim", "wood", ("glasses", "satchel"), second_ramp="wood",
        head="oval", gaze="round", backdrop=("grass", 3),
    ),
    Look(
        "maria_lopez", "slight", "tan", "ponytail", "hair brown", "347040", "hoodie", "gold", "violet",
        "trousers", "violet", "white", ("lashes", "headphones", "sneakers"), second_ramp="teal", shorter=1,
        head="round", gaze="wide", backdrop=("violet", 2),
    ),
    Look(
        "latoya_williams", "slight", "dark", "afro", "hair black", "6b3623", "tee", "pink", "white",
        "trousers", "denim", "white", ("lashes", "camera", "earrings", "sneakers"),
        second_ramp="gold", shorter=2,
        head="heart", gaze="almond", backdrop=("gold", 2),
    ),
    Look(
        "rajiv_patel", "medium", "brown", "short", "hair black", "2b161b", "smock", "cream", "red",
        "trousers", "teal", "wood", ("short beard",), hat="beret", hat_ramp="red", shorter=1,
        head="oval", gaze="almond", backdrop=("teal", 2),
    ),
    Look(
        "abigail_chen", "slight", "pale", "space buns", "pink", "53307a", "overalls", "black", "white",
        "trousers", "black", "pink", ("lashes", "pencil", "sneakers"), shorter=2,
        head="round", gaze="wide", backdrop=("violet", 3),
    ),
    Look(
        "francisco_lopez", "slight", "tan", "quiff", "hair chestnut", "347040", "striped shirt",
        "red", "white",
        "trousers", "steel", "white", ("braces", "sneakers"), second_ramp="gold", shorter=2,
        head="square", gaze="round", backdrop=("red", 4),
    ),
    Look(
        "hailey_johnson", "medium", "fair", "side braid", "ginger", "347040", "cardigan", "cream", "leaf",
        "skirt", "leaf", "brown", ("lashes", "round glasses", "tights"), second_ramp="violet", shorter=1,
        head="oval", gaze="narrow", backdrop=("leaf", 2),
    ),
    Look(
        "arthur_burton", "broad", "fair", "bald", "hair auburn", "23427e", "waistcoat", "walnut", "white",
        "trousers", "black", "black", ("long beard", "moustache", "bow tie"), second_ramp="red",
        head="round", gaze="narrow", backdrop=("wood", 3),
    ),
    Look(
        "ryan_park", "medium", "pale", "spiky", "hair black", "47231f", "hoodie", "steel", "white",
        "trousers", "sand", "red", ("backpack", "sneakers"), second_ramp="ginger", shorter=2,
        head="square", gaze="narrow", backdrop=("steel", 3),
    ),
    Look(
        "giorgio_rossi", "slight", "fair", "wild", "hair grey", "347040", "suit", "wood", "white",
        "trousers", "grey", "brown", ("moustache", "tie"), second_ramp="grass",
        head="oval", gaze="round", backdrop=("sand", 2),
    ),
    Look(
        "carlos_gomez", "medium", "tan", "poet", "hair black", "2b161b", "poet shirt", "white", "red",
        "trousers", "brown", "wood", ("moustache", "goatee"), hat="straw hat", hat_ramp="gold", shorter=1,
        head="oval", gaze="almond", backdrop=("water", 3),
    ),
    Look(
        "ayesha_khan", "slight", "brown", "none", "hair black", "47231f", "tunic", "violet", "pink",
        "trousers", "black", "wood", ("lashes", "satchel"), hat="hijab", hat_ramp="teal",
        second_ramp="wood", shorter=2,
        head="heart", gaze="wide", backdrop=("pink", 2),
    ),
    Look(
        "wolfgang_schulz", "medium", "fair", "crop", "blond", "2c6cab", "track top", "water", "white",
        "shorts", "steel", "red", ("socks", "sneakers"), hat="sweatband", hat_ramp="red",
        head="square", gaze="round", backdrop=("water", 2),
    ),
    Look(
        "mei_lin", "slight", "pale", "bob", "hair black", "47231f", "cardigan", "plum", "white",
        "skirt", "steel", "black", ("lashes", "lipstick", "glasses"), second_ramp="gold", shorter=2,
        head="oval", gaze="narrow", backdrop=("steel", 3),
    ),
    Look(
        "john_lin", "medium", "pale", "side part", "hair grey", "2b161b", "white coat", "white", "water",
        "trousers", "denim", "black", ("glasses",), second_ramp="red", shorter=1,
        head="round", gaze="narrow", backdrop=("water", 3),
    ),
    Look(
        "eddy_lin", "slight", "pale", "mop", "hair black", "47231f", "striped jumper", "denim", "white",
        "trousers", "brown", "white", ("scarf", "sneakers"), second_ramp="gold", shorter=2,
        head="round", gaze="wide", backdrop=("gold", 3),
    ),
    Look(
        "tom_moreno", "broad", "tan", "short", "hair grey", "47231f", "apron", "grass", "water",
        "trousers", "brown", "black", ("moustache",), hat="flat cap", hat_ramp="wood", shorter=1,
        head="square", gaze="narrow", backdrop=("grass", 4),
    ),
    Look(
        "jane_moreno", "medium", "tan", "shoulder", "hair chestnut", "6b3623", "pinafore", "gold", "white",
        "skirt", "gold", "wood", ("lashes", "earrings"), hat="kerchief", hat_ramp="red",
        second_ramp="gold", shorter=2,
        head="round", gaze="round", backdrop=("pink", 2),
    ),
    Look(
        "tamara_taylor", "medium", "dark", "none", "hair black", "47231f", "dress", "violet", "gold",
        "long skirt", "violet", "wood", ("lashes", "lipstick", "earrings"), hat="head wrap",
        hat_ramp="gold", second_ramp="gold",
        shorter=2, head="oval", gaze="almond", backdrop=("violet", 2),
    ),
    Look(
        "carmen_ortiz", "broad", "tan", "bun", "hair brown", "47231f", "overalls", "denim", "gold",
        "trousers", "denim", "wood", ("lashes", "boots", "tool belt"), hat="bandana",
        hat_ramp="red", shorter=2,
        head="round", gaze="almond", backdrop=("wood", 4),
    ),
    Look(
        "sam_moore", "broad", "fair", "short", "hair white", "2c6cab", "navy coat", "navy", "white",
        "trousers", "white", "black", ("beard", "moustache"), hat="captain's cap",
        hat_ramp="white", elder=True,
        head="square", gaze="narrow", backdrop=("denim", 2),
    ),
    Look(
        "jennifer_moore", "slight", "pale", "bun", "hair white", "2c6cab", "dress", "violet", "pink",
        "long skirt", "violet", "wood", ("glasses", "shawl", "hair stick"), second_ramp="pink",
        shorter=2, elder=True,
        head="heart", gaze="round", backdrop=("violet", 3),
    ),
    Look(
        "yuriko_yamamoto", "slight", "pale", "very long", "hair violet", "53307a", "suit", "steel", "white",
        "skirt", "steel", "red", ("lashes", "lipstick", "tie"), second_ramp="red", shorter=1,
        head="heart", gaze="almond", backdrop=("pink", 2),
    ),
    Look(
        "adam_smith", "medium", "fair", "half up", "hair chestnut", "347040", "long coat", "sand", "cream",
        "trousers", "brown", "walnut", ("beard", "moustache", "scarf"), second_ramp="red", shorter=1,
        head="oval", gaze="almond", backdrop=("grass", 2),
    ),
    Look(
        "visitor", "medium", "fair", "short", "blond", "16444a", "jacket", "water", "white",
        "trousers", "brown", "red", ("backpack",), hat="cap", hat_ramp="red", second_ramp="ginger",
        head="round", gaze="round", backdrop=("water", 2),
    ),
    Look(
        "visitor2", "medium", "brown", "none", "hair black", "47231f", "raincoat", "gold", "denim",
        "trousers", "denim", "red", ("boots", "lashes", "satchel"), hat="hood", hat_ramp="gold",
        second_ramp="leaf", shorter=1,
        head="heart", gaze="wide", backdrop=("steel", 2),
    ),
    Look(
        "visitor3", "slight", "pale", "twin braids", "ginger", "2c6cab", "dress", "water", "white",
        "skirt", "water", "wood", ("lashes", "socks"), hat="sun hat", hat_ramp="cream",
        second_ramp="water", shorter=1,
        head="round", gaze="wide", backdrop=("teal", 3),
    ),
)  # fmt: skip
"""One row of the sheets each, in this order."""
