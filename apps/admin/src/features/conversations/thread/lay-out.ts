import type { Message } from '@chatty/contract/messages';
import type { ReactNode } from 'react';
import { dayLabel } from '../../../ui/time/time.ts';
import { isVisitor } from '../names.ts';

export interface LaidOut {
  message: Message;
  /** The line above it when a day begins. */
  day: string | null;
  /** The same sender said it shortly after the message before, so the name is not repeated. */
  joined: boolean;
  /** The last of our messages that the visitor has seen. */
  seen: boolean;
  /** What stands below it, before the next message. */
  below: ReactNode;
}

interface BetweenTwo {
  rows: ReactNode;
  /** Of its last row. */
  day: string;
  /** What the rows are made of: where it is the same, they are. */
  madeOf: string;
}

/** What stands between messages that nobody said: by the place of the message before, 0 in front of the first. */
export type Between = ReadonlyMap<number, BetweenTwo>;

export const nothing: Between = new Map();

/** What now stands between messages, with the rows that are drawn already, so that nothing is drawn anew for nothing. */
export function withDrawn(drawn: Between, now: Between): Between {
  const all = new Map<number, BetweenTwo>();
  for (const [seq, it] of now) {
    const held = drawn.get(seq);
    all.set(seq, held?.madeOf === it.madeOf ? held : it);
  }
  return all.size === drawn.size && [...all].every(([seq, it]) => drawn.get(seq) === it) ? drawn : all;
}

const joinedWithinMs = 5 * 60_000;

const speaker = (message: Message) => `${message.kind} ${message.sender} ${message.memberId ?? ''} ${message.name}`;

/** What stands around each message of a thread; `now` in ms since 1970. */
export function laidOut(
  messages: readonly Message[],
  visitorReadSeq: number,
  now: number,
  between: Between = nothing,
): LaidOut[] {
  const lastSeen = messages.findLast(
    (it) => it.kind === 'text' && !it.deletedAt && !isVisitor(it) && it.seq <= visitorReadSeq,
  );
  return messages.map((message, at) => {
    const before = messages[at - 1];
    const day = dayLabel(message.createdAt, now);
    const above = between.get(before?.seq ?? 0);
    const dayBefore = above?.day ?? (before && dayLabel(before.createdAt, now));
    const newDay = dayBefore !== day;
    const close = before !== undefined && Date.parse(message.createdAt) - Date.parse(before.createdAt) < joinedWithinMs;
    return {
      message,
      day: newDay ? day : null,
      joined: !newDay && close && !above && message.kind !== 'activity' && speaker(before) === speaker(message),
      seen: message === lastSeen,
      below: between.get(message.seq)?.rows,
    };
  });
}

/** So many grey lines in a row stand as they are; more are folded. */
const mostUnfolded = 2;

/** What somebody wants to be told is read at once. */
const tells: readonly Message['activity'][] = ['rated', 'reminder'];
const folds = ({ message: { kind, activity } }: LaidOut) => kind === 'activity' && !tells.includes(activity);

/** Rows as they are drawn: each by itself, and grey lines of one day that stand together in one group. */
export function grouped(rows: readonly LaidOut[]): LaidOut[][] {
  const groups: LaidOut[][] = [];
  for (const row of rows) {
    const before = groups.at(-1)?.at(-1);
    if (before && !before.below && folds(before) && folds(row) && row.day === null) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups.flatMap((it) => (it.length > mostUnfolded ? [it] : it.map((row) => [row])));
}

/** Rows that are drawn together, and anew only when one of them changed. */
export interface Chunk {
  key: number;
  groups: readonly LaidOut[][];
}

/** So many places of a conversation make a chunk. */
const chunkSeqs = 40;

/** The same places always make the same chunk, whatever comes before or after it. */
export function chunksOf(groups: readonly LaidOut[][]): Chunk[] {
  const byKey = Map.groupBy(groups, ([first]) => Math.floor((first?.message.seq ?? 0) / chunkSeqs));
  return [...byKey].map(([key, groups]) => ({ key, groups }));
}

const sameRow = (a: LaidOut, b: LaidOut | undefined) =>
  b !== undefined &&
  a.message === b.message &&
  a.day === b.day &&
  a.joined === b.joined &&
  a.seen === b.seen &&
  a.below === b.below;

export const sameChunk = (a: Chunk, b: Chunk): boolean =>
  a.groups.length === b.groups.length &&
  a.groups.every((group, at) => {
    const other = b.groups[at] ?? [];
    return group.length === other.length && group.every((row, i) => sameRow(row, other[i]));
  });

/** The place of the first of a visitor's words that the team had not read; null where there are none. */
export const firstUnread = (messages: readonly Message[], readSeq: number): number | null =>
  messages.find((it) => it.seq > readSeq && it.kind === 'text' && isVisitor(it))?.seq ?? null;
