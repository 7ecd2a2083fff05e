// The handlers by which a person chooses a move on the board.

import { leaveLead } from "./leading.js";
import { pickWay, preview } from "./picking.js";
import { beginTurn, dragTurn, endTurn, turnBy } from "./turning.js";

export const choosing = { beginTurn, dragTurn, endTurn, turnBy, pickWay, leaveLead, preview };
