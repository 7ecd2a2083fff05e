"""The smallest valid map: two provinces, no outlines, no scenery."""

SMALL = """\
[map]
reconstruction = false
width = 400
height = 300

[[province]]
id = "wei"
names = { en = "Wei", de = "Wei", zh = "魏" }
colour = "red"
dragon = [300, 150]
fields = [{ id = "wei-1", x = 240, y = 80 }, { id = "wei-2", x = 240, y = 200 }]

[[province]]
id = "chu"
names = { en = "Chu", de = "Chu", zh = "楚" }
colour = "violet"
dragon = [100, 150]
fields = [{ id = "chu-1", x = 160, y = 80 }]

[[alliance]]
number = 1
provinces = ["wei", "chu"]
marker = [200, 150]

[roads]
common = [["wei-1", "chu-1"]]

[roads.side]
"3-4" = []
"4-5" = [["wei-1", "wei-2"]]
"""
