"""What the game says: the texts are in the `.ftl` files, one a language; the modules build messages for them.

`names` has the parts of messages, `score_sheet` the lines of the score sheet, `standings` what counts at the moment,
for advice. The rules build the messages about moves themselves.
"""
