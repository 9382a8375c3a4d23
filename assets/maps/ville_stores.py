"""The shops: Harvey Oak's supplies, and the Willows with groceries and medicine."""

from __future__ import annotations

from ville_plan import Room, plan

_SUPPLIES = Room(
    "supply store", "supply store product shelf, behind the supply store counter, supply store counter",
    "pine", "shop",
    """
    # along the wall, and the counter
    supply store shelf tools 0,0; supply store shelf nails 2,0; none: supply store shelf paint 8,0 10,0
    step ladder 7,0; shopping baskets 6,0
    behind the supply store counter: counter mat supply 8.4,1.1 @8,1 @9,1 @10,1 @11,1
    supply counter left 8,2; supply counter mid 9,2 10,2 11,2; supply counter mid 12,2; till supply 9,2+22
    open book 10.4,2+26; biscuit jars 11.3,2+26
    # the aisles
    supply store low shelf paint 0,3; supply store low shelf tools 3,3; supply store low shelf garden 0,6
    supply store low shelf nails 3,6; supply store low shelf garden 8,5
    paint display 11,5; garden tools 11,7; soil sacks 4,7 free; menu board shop 4,-1; clock round 12,-1
    poster plant 6,-1+24;  plant roses blue 7,6; lumber rack 8,7
    rug runner green h 4.4,7.7 ; plant camellia red 0,7 free loose; moving boxes 12,6
    """,
    "opens=08:00 closes=18:00", "shop; buy supplies; serve customers; stock the shelves",
)  # fmt: skip

_WILLOWS = Room(
    "store",
    "behind the pharmacy counter, behind the grocery counter, pharmacy store shelf, grocery store shelf,"
    "pharmacy store counter, grocery store counter",
    "shop tile", "shop",
    """
    # groceries
    none: grocery shelf bread 0,0; none: grocery shelf cereal 2,0; cooler 5,0; freezer chest 10,0
    behind the grocery counter: counter mat grocery 0.9,1.1 @1,1 @2,1 @3,1
    grocery counter mid 0,2 1,2 2,2; grocery counter right 3,2; till grocery 2,2+22; scales 0.6,2+24
    bread basket 1.3,2+26
    grocery low shelf fruit 0,4; grocery low shelf bread 3,4; grocery low shelf cans 6,4
    grocery low shelf drinks 0,6; grocery low shelf cereal 3,6; grocery low shelf fruit 6,6
    fruit crate apples 7,2; fruit crate oranges 8,2; fruit crate cabbage 9,2
    fruit crate lemons 7,1 loose free
    magazine rack 10,4; shopping baskets 10,7; shopping trolley 11,7; fruit crate plums 5,2
    fruit crate pears 4,2 free
    # medicine
    pharmacy cross 14,0; none: pharmacy shelf medicine 16,0; none: pharmacy shelf remedies 18,0
    plant fern white 13,0
    behind the pharmacy counter: counter mat pharmacy 16,1.1 @16,1 @17,1 @18,1
    pharmacy counter left 15,2; pharmacy counter mid 16,2 17,2 18,2 19,2; till pharmacy 16,2+22
    mortar 18.2,2+24
    pharmacy low shelf care 12,4; pharmacy low shelf medicine 15,4; pharmacy low shelf remedies 18,4
    pharmacy low shelf medicine 15,6; pharmacy low shelf care 18,6; waiting chairs 12,2; plant palm white 12,6
    plant rubber tree white 19,7 free loose; doormat green 8.6,7.6; menu board shop 3.9,-1
    clock round 9.2,-1; notice board 12,-1; poster plant 15,-1; picture hills 7,-1
    """,
    "opens=08:00 closes=18:00", "shop for groceries; buy medicine; serve customers; stock the shelves",
)  # fmt: skip

SUPPLY = plan(
    "Harvey Oak Supply Store", (56, 43), "brick",
    """
    ######+########
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #SSSSSSSSSSSSS#
    #=####++#####=#
    """,
    front="""
    door double walnut 6,10; door oak 6,0; porch steps double 5.9,11; sign supply store 5.85,10+34
    wall lantern black 5,10 8,10
    shop window supply store 3,10 9,10; awning orange 3 2.5,10; awning orange 3 8.5,10; flower box mixed 1,10
    flower box yellow 13,10; ivy 0,10; ivy corner 14,10; soil sacks 2,11; garden tools 4,11; barrel 9,11
    rain barrel 10,11; crate 11,11; bicycle green 12,11; drainpipe copper 12,10
    """,
    S=_SUPPLIES,
)  # fmt: skip

WILLOWS = plan(
    "The Willows Market and Pharmacy", (73, 43), "siding white",
    """
    #########+############
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #WWWWWWWWWWWWWWWWWWWW#
    #=#######++#########=#
    """,
    cap="white",
    front="""
    door double glass green 9,10; door white 9,0; porch steps double 8.9,11; awning green 4 3,10
    shop window market 3,10 5,10
    sign market 8.6,10+34; wall lantern green 8,10 11,10; flower box mixed 1,10; flower box pink 20,10
    shop window pharmacy 13,10 16,10; awning teal 2 13,10; awning teal 2 16,10; sign pharmacy 18,10
    ivy blossom 0.2,10; ivy 21,10; fruit crate apples 3,11; fruit crate oranges 4,11; fruit crate cabbage 5,11
    fruit crate lemons 6,11; pavement sign fruit 7,11; flower stand 12,11; bench down 15,11; topiary 18,11
    shopping trolley 1,11; drainpipe white 2,10; drainpipe white 12,10
    """,
    W=_WILLOWS,
)  # fmt: skip
