"""What is to be done next."""

PLACE, PAYING, DRAWING, DEALING, DRAWN, REFILL, ENDED = range(7)
"""A seat places, pays or draws; chance deals the first hands, the hidden card drawn, or the open row; nothing more."""
