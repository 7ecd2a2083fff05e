// Everything that changes while the editor is open, except the board itself and what a person is drawing.

/** @import { Kind } from "../../wire" */

/**
 * @typedef {object} View What is shown of the board.
 * @property {Set<string>} hidden The layers that are not shown.
 * @property {Set<string>} locked The layers that cannot be clicked.
 * @property {string} side The only side whose things are shown; empty if all are.
 * @property {string} fade How strong the finished drawing below the sheet is, in percent; empty if as at first.
 * @property {number} frame The animation frame in which the page is drawn; 0 if nothing has changed.
 */

/** @type {View} */
export const view = { hidden: new Set(), locked: new Set(), side: "", fade: "", frame: 0 };

// Keeps what is shown of a draft on this device.
/** @type {(draft: string) => void} */
export function keepView(draft) {
  const { hidden, locked, side, fade } = view;
  try {
    localStorage.setItem(place(draft), JSON.stringify({ hidden: [...hidden], locked: [...locked], side, fade }));
  } catch {
    // Without storage it is as at first after a reload.
  }
}

/** @type {(draft: string) => void} */
export function recallView(draft) {
  try {
    const { hidden, locked, side, fade } = JSON.parse(localStorage.getItem(place(draft)) ?? "{}");
    Object.assign(view, { hidden: new Set(hidden), locked: new Set(locked), side: side ?? "", fade: fade ?? "" });
  } catch {
    // Nothing is kept.
  }
}

/** @type {(draft: string) => string} */
const place = (draft) => `kaiserhof-view-${draft}`;

/** @type {(kind: Kind) => boolean} */
export const onSide = (kind) => !view.side || !kind.side || kind.side === view.side;
