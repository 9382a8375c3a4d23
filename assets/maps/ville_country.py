"""What stands by the lake and in the fields and the orchard in the south-east, in tiles of the map."""

from __future__ import annotations

_LAKE = """
    bridge railing far 42,57 43,57 44,57 45,57 free loose
    bridge railing near 42,59.3 43,59.3 44,59.3 45,59.3 free loose
    bridge railing far 42,75 43,75 44,75 45,75 free loose
    bridge railing near 42,76.3 43,76.3 44,76.3 45,76.3 free loose
    bridge railing far 42,48 43,48 44,48 45,48 free loose
    bridge railing near 42,49.3 43,49.3 44,49.3 45,49.3 free loose
    bench down 16,78 33,77; lantern post 26,77 29,77; bench down 22,77
    willow 1 13,79; willow 2 40,78; willow 1 36,91; birch 1 10,81; oak medium 1 9,78; blossom tree 1 36,77
    willow 2 12,91
    oak medium 2 35,85; bush light 36,85; rock medium 1 34,85; reeds 1 33,86.4 free loose; mushrooms 34.2,84.2
    reeds 2 19,81 22.4,80.4 16.4,88 29,88.9; reeds 1 21.6,80.2 15,81.6 39,86; lilies 2 18,82 28.4,87 41,82
    lilies 3 25,82.4 39.5,84.4
    rock small 1 14,80 free; rock small 2 31,78 free; rock medium 2 40,88 loose; bush pink 31,78
    bush berries 37,78
    campfire 9,86; log 10,88; log 7,88; stump 8,84; stump 7,85; rock large 1 7,82; rock medium 1 35,78
    rock medium 2 20,79
    reeds 1 17.2,80 30.4,79.2 41,81.2 24.2,79.4; reeds 2 18,80.4 31.2,79.4 13,84 40.3,87 33,88.4
    reeds 1 13.5,86 25,88.8
    reeds 2 44,78 43.2,66; reeds 1 43,63 44.2,70 43,53; reeds 2 43.2,51.4 44,55
    lilies 1 20,83 31,87; lilies 2 23,86 38.4,83; lilies 3 32,86.4 17.3,84.4; lilies 1 43.2,61
    duck brown left 22,84; duck white right 31,84; duck brown right 31,85; duck white left 36,82
    duck brown left 19,86
    duck white left 43,69
    mailbox green 19,75; mailbox red 30,75; mailbox blue 40,75; bicycle green 13,74; bush roses 15,74
    bush violet 16,74
    bush pink 24,74; bush white 26,74; bush small 1 31,74; bush light 34,74; bush yellow 36,74
    bench down 12,77; hedge left 12,60; hedge middle 13,60 14,60 15,60; hedge right 16,60; bush 18,60
    bush berries 24,60
    laundry line 27,60; rain barrel 31,60; oak small 2 35,60; bush pink 37,60; bin 39,60; apple tree 2 42,62
    apple tree 1 42,66; bush 42,69; bush light 42,72; apple tree 1 9,64; lime tree 1 9,68; bush berries 10,70
"""

_FIELDS = """
    vegetable bed pumpkin 111,70 115,70; vegetable bed corn 111,72 113,72 115,72; vegetable bed cabbage 113,70
    vegetable bed tomato 111,75; vegetable bed strawberry 113,75 115,75; vegetable bed carrot 111,77 113,77
    vegetable bed corn 115,77
    scarecrow 117,71; scarecrow 117,76; rain barrel 117,69; sacks 111,69; barrel 112,69; crate potatoes 117,77
    well 114,82; flower cart 117,81; crate 111,81; crate apples 112,81; crate cabbages 112,82 ; sacks 117,84
    log 111,86
"""

_ORCHARD = """
    apple tree 1 124,71 130,72 127,75 123,77 131,78; apple tree 2 127,70 124,74 130,75 127,78 132,82
    basket apples 125,72 free 128,76 free; crate apples 126,73; crate plums 129,70
    beehive 124,82 126,82 128,82
    beehive 125,84; picnic blanket red 127,84; oak large 3 131,86; oak medium 2 116,88; bench right 122,84
    blossom tree 1 123,88; blossom tree 2 128,89; log 124,86; lantern post 122,68; bench down 126,67 130,67
    bicycle red 133,68
    bush roses 111,67; bush violet 114,67; bush white 117,67; mushrooms 130,88.2; stump 129,81
"""

_CAMPUS = """
    bench down 113,29 130,29; oak medium 1 114,32; lime tree 2 131,32; bicycle blue 118,29
    bicycle green 116,29; bicycle red 116,30
    statue 122,31; flower garden lavender 119,31; flower garden rose 124,31; topiary 121,28 124,28
    bush roses 113,28
    bush white 115,28; bush pink 131,28; bush violet 132,28; lantern post 117,32; lantern post 128,32
    bin 127,29; signpost 110,31
    blossom tree 1 132,32 loose; bush light 112,32; bicycle green 119,64; bicycle red 127,64
    bench down 117,64; bush 113,64
    bush yellow 115,64; bush pink 129,64; bush small 1 131,64; bin 126,64; mailbox white 122,64
"""

PLACES = {"the lake": _LAKE, "the fields": _FIELDS, "the orchard": _ORCHARD, "the campus": _CAMPUS}
"""Every place in the country by its name."""
