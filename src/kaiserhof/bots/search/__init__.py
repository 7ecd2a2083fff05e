"""How bots look ahead; everything here is compiled."""
