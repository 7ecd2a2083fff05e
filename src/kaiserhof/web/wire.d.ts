// Written by tools.wire_types from kaiserhof.web.wire and kaiserhof.engine.editing: do not edit.

export interface Patch {
  from?: number;
  to: number;
  frame?: string;
  data: Record<string, string>;
  regions: Record<string, [number, number, string[]][]>;
}

export interface SceneData {
  number: string;
  title: string;
  told: string;
  me: string;
  asked: string;
}

export interface PageData {
  number: string;
  title: string;
  told: string;
  me: string;
  asked: string;
  turn: string;
  status: string;
  facts: string;
  owner: string;
}

export interface LessonData {
  number: string;
  title: string;
  told: string;
  me: string;
  asked: string;
  turn: string;
  did: string;
  here: string;
  point: string;
  right: string;
  wrong: string;
}

export interface ReplayData {
  number: string;
  title: string;
  told: string;
  me: string;
  asked: string;
  length: string;
  stops: string;
  film: string;
  seat: string;
}

export type LegalMove = [move: string, label: string, sequels?: number[], unused?: string];

export type MarkData = [spot: string, lit?: number, moves?: string, label?: string | number, turns?: string, dear?: number];

export type PartData = [region: string, id: string, name: string, summary: string, box?: [number, number, number, number], shape?: string];

export interface SceneTold {
  id: string;
  at: number;
  name: string;
  ms: number;
  say: string;
  why: string;
  sign: string;
  tone: string;
  steps: string[];
  beats: [number, string, Record<string, any>][];
}

export interface BoardLists {
  marks: (string | MarkData)[];
  parts: PartData[];
  legal: LegalMove[];
  sequels: LegalMove[];
  prospects: ProspectData[];
  scenes: SceneTold[];
}

export interface PresenceData {
  state: string;
  since: number | null;
  page: string;
}

export interface TimeData {
  left: number;
  until?: number;
  up?: boolean;
  resting?: boolean;
}

export interface Ask {
  text: string;
  href: string;
}

export interface Meeting {
  seats: (PresenceData | null)[];
  times?: TimeData[];
  clock?: string;
  low?: number;
  watchers?: number;
  asks?: Ask[];
}

export interface MeetingEvent {
  seats: (PresenceData | null)[];
  times?: TimeData[];
  clock?: string;
  low?: number;
  watchers?: number;
  asks?: Ask[];
  now: number;
}

export interface Why {
  title: string;
  sentence: string;
  detail: string;
  source: string;
  rule: string;
}

export interface HintedMove {
  move: string;
  label: string;
  chance: number;
  points: number | null;
  why: string;
}

export type ProspectData = [move: string, label: string, gains: [number, number][]];

export interface PlateData {
  id: string;
  group: string;
  title: string;
  places: string[];
  seats: [number, number, number][];
  said: string;
  why: string;
  shown: boolean;
  worth: number;
}

export interface AsItStands {
  number: number;
  totals: number[];
  plates: PlateData[];
}

export interface Hints {
  number: number;
  title: string;
  moves: HintedMove[];
}

export interface CoachedMove {
  move: string;
  label: string;
  why: string;
}

export interface Coaching {
  on: boolean;
  text: string;
  moves: CoachedMove[];
}

export interface Entry {
  key: string;
  kind: "text" | "names" | "whole" | "number" | "choice" | "flag" | "edges";
  choices: string[];
  optional: boolean;
  when: Record<string, string[]>;
  rare: boolean;
}

export interface Kind {
  id: string;
  path: string;
  shape: "area" | "line" | "lines" | "point" | "link" | "cell" | "row" | "plain";
  at: string;
  name: string;
  parent: string;
  joins: string;
  pair: string;
  points: string[];
  more_points: string[];
  single: boolean;
  entries: Entry[];
  first: Record<string, any>;
  colour: string;
  colours: Record<string, Record<string, string>>;
  place_colours: Record<string, string>;
  dashed: boolean;
  scenery: boolean;
  side: string;
  apart: number;
  order: string;
  source: "known" | "ours" | null;
  known: string[];
}

export interface Editing {
  kinds: Kind[];
  empty: Record<string, any>;
  title: string;
  reconstruction: string;
  order: string;
  width: string;
  height: string;
  low: string;
  cures: Record<string, string[]>;
}

export interface DraftContent {
  document: Record<string, any>;
  seen: string[];
  accepted: string[];
}

export interface EditorData {
  editing: Editing;
  said: Record<string, string>;
  draft: string;
  revision: number;
  content: DraftContent;
  shares: Record<string, string>;
}

export interface KeptDraft {
  revision: number;
  content: DraftContent;
}

export interface SavedDraft {
  draft: string;
  revision: number;
}

export interface BoardProblem {
  id: string;
  place: string[];
  sentence: string;
}

export interface CheckedBoard {
  problems: BoardProblem[];
  doubts: BoardProblem[];
  text: string;
  picture: string;
  players: number[];
}

export interface TrialLine {
  label: string;
  points: number;
}

export interface TrialGame {
  ended: boolean;
  moves: number;
  scores: number[];
  lines: TrialLine[];
}
