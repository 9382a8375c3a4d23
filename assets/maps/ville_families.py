"""The three family houses with their front gardens."""

from __future__ import annotations

from ville_plan import bathroom, bedroom, common_room, garden, kitchen, plan
from ville_recipes import bath, kitchen_row, night, study, table_for_two

_HOUSE = """
    ##=##=###=###=##
    #TTTTT#BBB#OOOO#
    #TTTTT#BBB#OOOO#
    #TTTTT#BBB#OOOO#
    #TTTTT#BBB#OOOO#
    #TTTTT#BBB#OOOO#
    #TTTTT#BBB#OOOO#
    #####+##+###+###
    #KKK#CCCCCCCCCC#
    #KKK#CCCCCCCCCC#
    #KKK:CCCCCCCCCC#
    #KKK:CCCCCCCCCC#
    #KKK#CCCCCCCCCC#
    #KKK#CCCCCCCCCC#
    ##%###=#+#=#%%##
    ~GGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGG~
    ~GGGGGGGGGGGGGG~
    ~~~~~~~~G~~~~~~~
    """

TAMARA_AND_CARMEN = plan(
    "Tamara Taylor and Carmen Ortiz's house", (50, 63), "stucco rose", _HOUSE,
    cap="white",
    front="""
    door teal 8,14; porch steps wood 7.9,15; house number 7 7,14; fence white gate 8,20 free
    stepping stones 1 8,16 8,18
    stepping stones 2 8,17 8,19; wall lantern black 9,14
    flower box wide violet 1.5,14; flower box pink 6,14 10,14; flower box wide pink 12,14; ivy 0,14
    ivy blossom 3.6,14
    trellis pink 11,14; trellis white 14,14; chimney red 10,0; drainpipe white 5,14
    """,
    T=bedroom(
        "Tamara Taylor's room", "bed, closet, desk", "walnut", "lilac",
        f"""
        rug round violet large 1.0,1.8
        bed white violet 0,0; {night("white", "pink", 1)} {study("white", "violet", 2)} closet white 4,0
        moving boxes 0,3; moving box 4,2; toys 3,4; presents 1,4 free; none: bookcase white 1 0,4 loose
        floor lamp pink 4,3
        poster plant 0,-1; wall shelf books 2.5,-1+26
        """,
        "Tamara Taylor 2,3",
    ),
    O=bedroom(
        "Carmen Ortiz's room", "bed, closet, guitar", "oak", "cream stripe",
        f"""
        rug striped red medium 0.5,1.9
        guitar red 0,0; closet oak 1,0; {night("oak", "red", 2)} bed oak red 3,0
        plant cactus yellow 0,3; record player 3,3; pouf red 2,4; plant palm red 0,4; poster band 0,-1+28
        picture autumn 3,-1
        """,
        "Carmen Ortiz 1,3",
    ),
    B=bathroom(bath("violet", "violet", "washing machine 0,3; plant fern white 0,4"), "bath rose",
    "tiles white"),
    C=common_room(
        "common room table, shelf", "oak", "sage",
        f"""
        rug persian teal large 2.5,1.2
        shelf oak 1,0 2,0; fireplace brick 4,0; log basket 6,0 free loose; none: bookcase oak 1 8,0
        plant palm blue 9,0
        common room table oak 4,2 @3,2 @6,2; armchair teal right 3,2 free; armchair yellow left 6,2 free
        {table_for_two("oak", "blue", "yellow", 8, 3)} vase mixed white 8,3+22; floor lamp yellow 1,3
        cat ginger 5,3 free
        plant roses white 0,4; umbrella stand 2,4; moving box 9,1 free loose; book pile 6,4 free
        picture hills 6,-1+28; picture cat 9,-1; clock round 2,-1+38
        """,
    ),
    K=kitchen(kitchen_row("red", "white",
    "white") + "kitchen table white red 0,3; chair white red up 0,4; plant fern red 2,4"),
    G=garden(
        "house garden",
        """
        house garden: vegetable bed carrot 1,1; house garden: vegetable bed tomato 4,1
        house garden: flower garden mixed 1,3; none: flower garden rose 4,3
        laundry line 10,1; garden table 11,3; garden chair 10,3 12,3; bird bath 6,1; swing 8,4
        basket bread 13,1
        bush roses 0,0; bush pink 5,0; bush white 9,0; bush violet 13,0; bush light 0,4
        tulips pink 6,0.1 8,0.1; topiary 13,4
        """,
    ),
)  # fmt: skip

MORENO = plan(
    "Moreno family's house", (68, 63), "red brick", _HOUSE,
    front="""
    door green 8,14; porch steps sandstone 7.9,15; house number 8 7,14; fence white gate 8,20 free
    stepping stones 1 8,16 8,18
    stepping stones 2 8,17 8,19; wall lantern brass 9,14
    flower box wide yellow 1.5,14; flower box yellow 6,14 10,14; flower box wide yellow 12,14; ivy wide 0,14
    ivy hanging 3.6,14
    ivy 11,14; ivy roses 14,14; chimney brick 10,0; drainpipe copper 5,14
    """,
    T=bedroom(
        "Tom and Jane Moreno's bedroom", "bed, closet, desk", "carpet blue", "sky",
        f"""
        rug persian navy medium 1.0,2.1
        bed double oak blue 0,0; closet oak 2,0; {study("oak", "blue", 3)}
        dressing table oak 0,3; plant fern blue 0,4; armchair blue left 4,3; drawers oak 1,3 loose
        picture portrait 0.5,-1; picture flowers 3.5,-1+26
        """,
        "Tom Moreno 2,3; Jane Moreno 3,3",
    ),
    O=bedroom(
        "empty bedroom", "bed, closet, guitar", "pine", "cream stripe",
        """
        rug striped green small 1.0,2.0
        guitar 0,0; closet pine 1,0; nightstand pine 2,0; bed pine green 3,0
        moving boxes 0,3; moving box 3,3; suitcase 0,4; bucket and broom 2,4 free
 picture hills 3,-1; laundry basket 0,2 loose free
        """,
    ),
    B=bathroom(bath("blue", "blue", "washing machine 0,3; plant snake blue 0,4"), "bath blue", "tiles blue"),
    C=common_room(
        "common room table, harp, shelf", "walnut", "rose",
        f"""
        rug persian red large 2.5,1.2
        shelf walnut 1,0 2,0; fireplace stone 4,0; none: bookcase walnut 1 6,0; plant palm red 9,0; harp 8,0
        common room table walnut 4,2 @3,2 @6,2; armchair red right 3,2 free; armchair brown left 6,2 free
        {table_for_two("walnut", "red", "red", 8, 3)} tea set 8,3+22; floor lamp red 1,3
        music stand 9,1 free loose
        grandfather clock walnut 9,4 loose; plant camellia yellow 0,4; coat stand walnut 2,4
        pet basket blue 6,4; picture portrait tall 9,-1+20; clock pendulum 7.9,-1
        """,
    ),
    K=kitchen(kitchen_row("blue", "cream",
    "oak") + "kitchen table oak blue 0,3; chair oak blue up 0,4; plant roses blue 2,4"),
    G=garden(
        "house garden, garden chair",
        """
        house garden: vegetable bed cabbage 1,1; house garden: vegetable bed pumpkin 4,1
        house garden: vegetable bed tomato 1,3; none: vegetable bed carrot 4,3
        garden chair 10,2 12,2; garden table 11,2; parasol red 11,2 loose; laundry line 10,4; bird bath 9,1
        barrel 0,4
        bush yellow 0,0; bush 5,0; bush berries 9,0; bush roses 13,0; tulips red 6,0.1 8,0.1; topiary 8,4
        crate cabbages 0,2
        rain barrel 13,1; bush light 13,4
        """,
    ),
)  # fmt: skip

LIN = plan(
    "Lin family's house", (88, 63), "siding yellow", _HOUSE,
    cap="white",
    front="""
    door red 8,14; porch steps stone 7.9,15; house number 9 7,14; fence white gate 8,20 free
    stepping stones 1 8,16 8,18
    stepping stones 2 8,17 8,19; wall lantern green 9,14
    flower box wide red 1.5,14; flower box white 6,14 10,14; flower box wide red 12,14; trellis yellow 0,14
    ivy wisteria 3.4,14; trellis red 11,14; ivy corner 14,14; chimney stone 10,0; drainpipe white 5,14
    banner blue oak 5,14
    """,
    T=bedroom(
        "Mei and John Lin's bedroom", "bed, closet, desk", "carpet red", "rose",
        f"""
        rug persian brown medium 1.0,2.1
        bed double walnut red 0,0; closet walnut 2,0; {study("walnut", "red", 3)}
        none: bookcase walnut 1 0,3; none: bookcase walnut 2 1,3; plant palm white 4,3; book pile 4,4 free
        picture night wide 0.5,-1; picture certificate 3.5,-1+28
        """,
        "Mei Lin 2,3; John Lin 3,3",
    ),
    O=bedroom(
        "Eddy Lin's bedroom", "bed, closet, desk", "carpet blue", "sky",
        f"""
        rug round blue large 0.5,1.8
        {study("pine", "blue", 0)} closet pine 2,0; bed pine blue 3,0
        keyboard 0,3; skateboard 2,4 free; clothes heap 1,4 free; none: guitar blue 3,3; record player 3,4
        speaker 0,4; music stand 2,3 free loose
        poster band 3,-1; wall shelf trophies 0.5,-1+26
        """,
        "Eddy Lin 1,2",
    ),
    B=bathroom(bath("teal", "teal", "washing machine 0,3; plant fern white 0,4"), "bath blue", "tiles white"),
    C=common_room(
        "common room table, shelf", "oak", "cream stripe",
        f"""
        rug persian blue large 2.5,1.2
        shelf walnut 1,0 2,0; piano upright 4,0; none: bookcase walnut 1 6,0; aquarium 8,0
        plant orange tree blue 9,0
        common room table walnut 4,2 @3,2 @6,2; armchair blue right 3,2 free; armchair cream left 6,2 free
        {table_for_two("walnut", "yellow", "red", 8, 3)} tea set 8,3+22; floor lamp blue 1,3
        folding screen red 0,4 loose
        plant rubber tree white 9,4 free; coat stand walnut 2,4; none: piano stool 4,1 free
        picture sea 9,-1+26; picture certificate 8,-1+30
        """,
    ),
    K=kitchen(kitchen_row("teal", "steel",
    "walnut") + "kitchen table walnut green 0,3; chair walnut green up 0,4; plant fern teal 2,4"),
    G=garden(
        "house garden",
        """
        house garden: vegetable bed tomato 1,1; house garden: vegetable bed cabbage 1,3
        house garden: flower garden rose 4,1; none: flower garden mixed 4,3
        picnic table 10,2; parasol yellow 12,2; statue 9,4; garden chair 13,1; beehive 13,3; bird bath 6,1
        lantern post 6,3
        bush roses 0,0; bush white 5,0; bush pink 9,0; bush violet 13,0; tulips gold 6,0.1 8,0.1
        topiary 0,4; bush small 1 12,4
        """,
    ),
)  # fmt: skip
