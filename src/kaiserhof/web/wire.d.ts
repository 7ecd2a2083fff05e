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
  me: string;
  asked: string;
}

export interface PageData {
  number: string;
  title: string;
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
  me: string;
  asked: string;
  turn: string;
  did: string;
  here: string;
  point: string;
}

export interface ReplayData {
  number: string;
  title: string;
  me: string;
  asked: string;
  length: string;
  seat: string;
}

export type LegalMove = [move: string, label: string];

export type MarkData = [spot: string, lit?: number, moves?: string, label?: string | number, turns?: string];

export type PartData = [region: string, id: string, name: string, summary: string, box?: [number, number, number, number], shape?: string];

export interface BoardLists {
  marks: (string | MarkData)[];
  parts: PartData[];
  legal: LegalMove[];
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
  asks?: Ask[];
}

export interface MeetingEvent {
  seats: (PresenceData | null)[];
  times?: TimeData[];
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

export interface Hints {
  number: number;
  title: string;
  moves: HintedMove[];
}

export interface Entry {
  key: string;
  kind: "text" | "id" | "whole" | "number" | "choice" | "flag" | "edges" | "cells";
  choices: string[];
  optional: boolean;
  when: Record<string, string[]>;
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
}

export interface Editing {
  kinds: Kind[];
  empty: Record<string, any>;
  order: string;
  width: string;
  height: string;
  low: string;
}

export interface EditorData {
  editing: Editing;
  said: Record<string, string>;
  doc: Record<string, any> | null;
}

export interface BoardProblem {
  place: string[];
  sentence: string;
}

export interface CheckedBoard {
  problems: BoardProblem[];
  text: string;
  picture: string;
  players: number[];
}
