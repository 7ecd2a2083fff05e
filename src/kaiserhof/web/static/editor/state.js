// Everything that changes while the editor is open, except the board itself and what a person is drawing.

/** @import { Kind } from "../../wire" */

/**
 * @typedef {object} View What is shown of the board.
 * @property {Set<string>} hidden The layers that are not shown.
 * @property {Set<string>} locked The layers that cannot be clicked.
 * @property {string} side The only side whose things are shown; empty if all are.
 * @property {number} frame The animation frame in which the page is drawn; 0 if nothing has changed.
 */

/** @type {View} */
export const view = { hidden: new Set(), locked: new Set(), side: "", frame: 0 };

/** @type {(kind: Kind) => boolean} */
export const onSide = (kind) => !view.side || !kind.side || kind.side === view.side;
