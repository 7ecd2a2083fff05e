// The handlers of the log and the chat of a table.

import { arrangeChat, noteLine, useChat } from "./chat.js";
import { comeAndGo, leaveLog, scrolledLog, showEnd, useLog, walkLog } from "./log.js";

// The tab of the log, the chat or the moves.
/** @type {(event: Event, target: Element) => void} */
function showTab(_, target) {
  if (target.getAttribute("name") !== "talk") return;
  showEnd();
  arrangeChat();
}

export const talking = { useLog, walkLog, scrolledLog, comeAndGo, leaveLog, useChat, noteLine, arrangeChat, showTab };
