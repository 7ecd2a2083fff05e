// The state of a page with a board: everything that changes while it is open, grouped by subject. Modules draw the page
// from it; what never changes, such as an element or a text, is a constant of its module. The server's part of it,
// `position`, is replaced as a whole with every update.

/** @import { AsItStands, BoardLists, Coaching, LessonData, LegalMove, MarkData, MeetingEvent, PageData, PartData, Patch, ProspectData, ReplayData, SceneData, SceneTold } from "../wire" */
/** @import { CoachLine } from "./coach_line.js" */
/** @import { Director } from "./director.js" */
/** @typedef {SceneData & Partial<PageData & LessonData & ReplayData & Record<keyof BoardLists, string>>} Data */
/** @typedef {"wide" | "narrow" | "long"} Form */
/** @typedef {ReturnType<typeof setTimeout> | undefined} Timer */
/** @typedef {{ x: number, y: number }} Point */

/**
 * @typedef {object} Position What the server says.
 * @property {number} number How many acts the table's log has; in a lesson, the step.
 * @property {number} told How many moves have been made.
 * @property {string} status
 * @property {boolean} turn Whether this person is asked for a move.
 * @property {string} me The person's seat; empty for spectators.
 * @property {boolean} owner
 * @property {[view: string, part: string]} asked Where the question is.
 * @property {string} title
 * @property {string} facts
 * @property {Form} form The form that the board is drawn in.
 * @property {Map<string, string>} legal What the legal moves are called, by their texts.
 * @property {Map<string, string>} sequels What moves that may follow a legal one at once are called, by their texts.
 * @property {Map<string, string[]>} after The sequels of each legal move that has any.
 * @property {ProspectData[]} prospects
 * @property {Map<string, string>} unused What legal moves give up that could still be used.
 * @property {(string | MarkData)[]} marks
 * @property {PartData[]} parts
 * @property {SceneTold[]} scenes Those of the latest moves.
 * @property {Pick<LessonData, "did" | "here" | "point" | "right" | "wrong">} lesson
 * @property {Pick<ReplayData, "length" | "seat" | "stops" | "film">} replay
 */

/**
 * @typedef {object} Choice What this person is about to do.
 * @property {HTMLElement | null} spot The spot that is selected.
 * @property {string | null} move Its move, which the button beside the prompt makes.
 * @property {string} label
 * @property {{ spot: HTMLElement, pays: Set<string> } | null} held A card chosen first, and the sequels it is good for.
 * @property {Set<string>} cards The ids of the cards chosen for a move of several.
 * @property {Set<string> | null} among The moves of the spot that led to this view; only they can be chosen.
 * @property {[before: string, now: string]} subtitle What the prompt said before, and what it says while `among` is set.
 */

/** @typedef {{ spot: Element, id: number, first: number, angle: number }} Turn A tile held by the pointer `id`. */
/**
 * @typedef {object} Drag A thing held by the pointer `id`.
 * @property {HTMLElement} thing
 * @property {number} id
 * @property {Point} from
 * @property {HTMLElement | null} float What is drawn under the pointer, once it has moved far enough.
 * @property {HTMLElement | null} over The spot under the pointer.
 * @property {string} verb Of the move where it is dropped; empty if the thing has been picked up by a move.
 */

/**
 * @typedef {object} Gesture What pointers are doing.
 * @property {"" | "press" | "drag" | "turn" | "pan"} taken What the pointer has been used for since it went down: if for
 *   anything, the click that follows is none.
 * @property {Point & { at: number }} down Where and when a finger went down.
 * @property {Point} last Where the pointer was last.
 * @property {Timer} press Runs out when a finger has rested long enough.
 * @property {Turn | null} turn
 * @property {Drag | null} drag
 * @property {Map<number, PointerEvent>} fingers Those on the board, by id of the pointer.
 * @property {boolean} moved Whether they have moved.
 * @property {Point} from Where the last of them went down.
 * @property {number} apart The distance between two of them.
 * @property {[number, number]} speed In pixels per millisecond.
 * @property {Point & { at: number }} tapped The last tap, for a double tap.
 */

/**
 * @typedef {object} Zoom Which part of the board is visible.
 * @property {number} scale
 * @property {number} x Where the board's corner lies in its frame, in pixels.
 * @property {number} y
 * @property {boolean} byHand Whether a person has moved the board since the page did.
 * @property {number} gliding The frame in which the board moves on by itself.
 * @property {[wide: number, high: number, width: number, height: number]} framed Frame and board when last measured.
 * @property {string} ratio The aspect ratio in use.
 * @property {HTMLElement | null} watched The board whose size is observed.
 * @property {{ moved: boolean } | null} held A notification that waits until several changes are done.
 * @property {string} question The question for which the board was last moved.
 */

/**
 * @typedef {object} Views
 * @property {string} open The open view of a phone.
 * @property {string} question The question for which a view was last opened.
 * @property {Set<string>} changed Views that have changed since they were open.
 * @property {string} sheet The sheet that lies over the board.
 */

/**
 * @typedef {object} Log
 * @property {Map<string, boolean>} toggled Rounds that a person has opened or closed, by id.
 * @property {{ from: number, to: number, at: number } | null} away Acts during an absence, and when the person was last here.
 * @property {{ number: number, at: number } | null} left The last act and the time when the page was hidden.
 * @property {boolean} reached Whether the person has seen the end of the log since.
 * @property {Timer} waiting Runs out when the end has been seen for a moment.
 * @property {boolean} pointsOnly
 * @property {boolean} allOpen
 * @property {Element | null} pointed What lights places on the board at the moment.
 */

/**
 * @typedef {object} Chat
 * @property {number} read How many messages the person has read.
 * @property {{ id: string, text: string } | null} quoted The line of the log that the next message is about.
 * @property {Element | null} line The line of the log that was last pointed at.
 * @property {Timer} waiting Runs out when messages have been seen for a moment.
 */

/**
 * @typedef {object} About The explanation beside a thing.
 * @property {Promise<Record<string, string>> | null} texts
 * @property {Timer} timer
 * @property {HTMLElement | null} waiting The thing that the mouse rests on.
 * @property {Element | null} meant What is, or is about to be, explained.
 * @property {Element | null} shown
 * @property {boolean} byPointer Whether the mouse asks for it, and not a finger or the keyboard.
 * @property {Point | null} clicked Where the mouse was last pressed, until it has left the place.
 * @property {Element | null} described The element that the explanation describes to a screen reader.
 * @property {number} asked Counts what has been meant, so that an answer that comes late is dropped.
 */

/**
 * @typedef {object} Scenes
 * @property {number} told How many moves had been made before the last update.
 * @property {Director | null} director Stages scenes, once it is loaded.
 */

/** @typedef {{ last: number, frame?: string, data: Data, regions: Map<string, string[]> }} Known */
/**
 * @typedef {object} Stream
 * @property {Known | null} known The page as received: frame, data and regions in segments; null if events are missing.
 * @property {Map<string, Element>} ready Parsed content of regions, not drawn yet, so that a slow phone can react to touch.
 * @property {{ whole: boolean, changed: Set<string>, data: Data } | null} undrawn What has been received since.
 * @property {number} looked How far this person has read, as told to the server.
 * @property {number} hurried The number of acts at which a bot's pause was last ended.
 * @property {Promise<unknown>} sending Ends when all acts have been sent.
 */

/**
 * @typedef {object} Film The replay of a game.
 * @property {boolean} playing Whether it goes on by itself.
 * @property {Timer} timer Runs out when it does.
 * @property {number} wanted The position that was last asked for.
 * @property {number} pause Between two positions, in milliseconds.
 */

/**
 * @typedef {object} Acts What the script of the page does with a person's wishes.
 * @property {(move: string) => unknown} makeMove
 * @property {(spot: HTMLElement, move: string) => unknown} tellWhy
 * @property {() => unknown} redraw Draws the board in the form that fits now.
 * @property {(number: number) => void} look Tells how far the person has read.
 * @property {(chat: number) => void} read The same for messages.
 * @property {(what: string, data: object) => Promise<boolean>} post
 */

/** @type {(data: Partial<Data & { form: string }>) => Position} */
export function positionOf(data) {
  /** @type {LegalMove[]} */
  const legal = JSON.parse(data.legal || "[]");
  /** @type {LegalMove[]} */
  const sequels = JSON.parse(data.sequels || "[]");
  const [view, part = ""] = (data.asked ?? "").split("/");
  return {
    number: Number(data.number),
    told: Number(data.told),
    status: data.status ?? "",
    turn: data.turn === "yes",
    me: data.me ?? "",
    owner: Boolean(data.owner),
    asked: [view, part],
    title: data.title ?? "",
    facts: data.facts ?? "",
    form: /** @type {Form} */ (data.form ?? "wide"),
    legal: new Map(legal.map(([move, label]) => [move, label])),
    sequels: new Map(sequels.map(([move, label]) => [move, label])),
    after: new Map(
      legal.flatMap(([move, , places]) => (places?.length ? [[move, places.map((place) => sequels[place][0])]] : [])),
    ),
    prospects: JSON.parse(data.prospects || "[]"),
    unused: new Map(legal.flatMap(([move, , , unused]) => (unused ? [[move, unused]] : []))),
    marks: JSON.parse(data.marks || "[]"),
    parts: JSON.parse(data.parts || "[]"),
    scenes: JSON.parse(data.scenes || "[]"),
    lesson: /** @type {Position["lesson"]} */ (data),
    replay: /** @type {Position["replay"]} */ (data),
  };
}

const first = /** @type {Data} */ (/** @type {unknown} */ ({ ...document.getElementById("main")?.dataset }));

export const page = {
  position: positionOf(first),
  /** @type {Choice} */
  choice: { spot: null, move: null, label: "", held: null, cards: new Set(), among: null, subtitle: ["", ""] },
  /** @type {Gesture} */
  gesture: {
    taken: "",
    down: { x: 0, y: 0, at: 0 },
    last: { x: 0, y: 0 },
    press: undefined,
    turn: null,
    drag: null,
    fingers: new Map(),
    moved: false,
    from: { x: 0, y: 0 },
    apart: 0,
    speed: [0, 0],
    tapped: { x: 0, y: 0, at: 0 },
  },
  /** @type {Zoom} */
  zoom: {
    scale: 1,
    x: 0,
    y: 0,
    byHand: false,
    gliding: 0,
    framed: [0, 0, 0, 0],
    ratio: "",
    watched: null,
    held: null,
    question: "",
  },
  /** @type {Views} */
  views: { open: "", question: "", changed: new Set(), sheet: "" },
  /** @type {Log} */
  log: {
    toggled: new Map(),
    away: null,
    left: null,
    reached: true,
    waiting: undefined,
    pointsOnly: false,
    allOpen: false,
    pointed: null,
  },
  /** @type {Chat} */
  chat: { read: 0, quoted: null, line: null, waiting: undefined },
  /** @type {About} */
  about: {
    texts: null,
    timer: undefined,
    waiting: null,
    meant: null,
    shown: null,
    byPointer: false,
    clicked: null,
    described: null,
    asked: 0,
  },
  /** @type {{ told: Promise<AsItStands | null> | null, number: number, lit: Element | null }} How the game stands, after how
   * many acts, and what lights places on the board at the moment. */
  standing: { told: null, number: -1, lit: null },
  /** @type {{ timers: Timer[], until: number }} What is played back on the board, and until when. */
  playback: { timers: [], until: 0 },
  /** @type {Scenes} */
  scenes: { told: Number(first.told), director: null },
  /** @type {{ filled: boolean, opener: Element | null }} The rule book beside the board; `opener` had the focus before. */
  book: { filled: false, opener: null },
  /** @type {{ told: MeetingEvent | null, ahead: number, waitedFor: string }} Who is present; by how many seconds the server's
   * clock is ahead; the turn for which this person chose to wait. */
  meeting: { told: null, ahead: 0, waitedFor: "" },
  /** @type {HTMLElement | null} The small note beside the board. */
  note: null,
  /** @type {Stream} */
  stream: {
    known: { last: 0, data: first, regions: new Map() },
    ready: new Map(),
    undrawn: null,
    looked: -1,
    hurried: -1,
    sending: Promise.resolve(),
  },
  /** @type {Film} */
  film: { playing: false, timer: undefined, wanted: 0, pause: 1500 },
  /** @type {{ decisions: number, from: number, to: number } | null} What was last sent together: the acts before and after. */
  sent: null,
  /** @type {{ timer: Timer, number: number }} Runs out when a turn ends by itself, and the number of acts it ends at. */
  turnEnd: { timer: undefined, number: -1 },
  /**
   * @type {{ on: boolean, asked: number, said: Coaching | null, line: CoachLine | null }} Whether the coach has something
   *   to say here, the number of acts for which it was last asked, its answer, and what shows it.
   */
  coach: { on: true, asked: -1, said: null, line: null },
  /** @type {AbortController | null} The last request of a lesson: an answer to an earlier one is not shown. */
  request: null,
  /** @type {Partial<Acts>} */
  acts: {},
};
