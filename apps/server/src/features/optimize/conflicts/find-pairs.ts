import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Asked, asksOtherThings, asksTheSame } from '../../assistant/index.ts';
import type { ComparablePassage } from '../../knowledge/index.ts';
import { likeness, readKept } from '../questions/same-question.ts';
import { compareAnswers } from './compare-answers.ts';

/** From here on two questions are one, unless they name other things; of pages only the heading is known. */
const alike = 0.65;
/** From here on where their matters agree as well. */
const akin = 0.45;
/** The event loop gets its turn after so many comparisons. */
const atATime = 20_000;

export interface Side
  extends Pick<ComparablePassage, 'id' | 'kind' | 'sourceId' | 'title' | 'text' | 'hash' | 'vector'> {
  /** What its question asks; read once it is needed. */
  asked(): Asked;
}

export function sideOf(passage: ComparablePassage, language: string): Side {
  let read: Asked | undefined;
  return { ...passage, asked: () => (read ??= readKept(passage.title, language)) };
}

const isOneSource = (a: Side, b: Side) => a.kind === b.kind && a.sourceId === b.sourceId;

/** Whether two answer one question. */
function isOneQuestion(a: Side, b: Side): boolean {
  if (isOneSource(a, b)) return false;
  const near = likeness(a.vector, b.vector);
  if (near < akin) return false;
  return near >= alike ? !asksOtherThings(a.asked(), b.asked()) : asksTheSame(a.asked(), b.asked());
}

export interface Pair extends NonNullable<ReturnType<typeof compareAnswers>> {
  id: string;
  one: Side;
  other: Side;
}

/** The same two that say the same are the same pair, whenever it is found. */
function idOf(one: Side, other: Side): string {
  const named = JSON.stringify([one.id, one.hash, other.id, other.hash]);
  const hash = createHash('sha256').update(named).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Two answers to one question that say the same, or contradict each other. */
export function pairOf(one: Side, other: Side): Pair | null {
  const found = isOneQuestion(one, other) ? compareAnswers(one.text, other.text) : null;
  return found && { ...found, id: idOf(one, other), one, other };
}

/** Compares each with each, at most `most` pairs; tells how many have been compared with all others. */
export async function findPairs(sides: readonly Side[], most: number, tell: (done: number) => Promise<void>) {
  const pairs: Pair[] = [];
  let since = 0;
  for (const [at, one] of sides.entries()) {
    for (const other of sides.slice(at + 1)) {
      const pair = pairOf(one, other);
      if (pair) pairs.push(pair);
      if (pairs.length === most) return pairs;
    }
    since += sides.length - at;
    if (since < atATime) continue;
    since = 0;
    await setImmediate();
    await tell(at + 1);
  }
  return pairs;
}
