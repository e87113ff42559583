import type { PopupKind, PopupRule } from '@chatty/contract/settings/popups/popup-rules';

const dayMs = 86_400_000;

/** A visit is over when no popup's moment has come for so long. */
export const visitMs = 30 * 60_000;
/** All popups of a store together show at most so many times in a day, … */
export const mostInADay = 4;
/** … and none so soon after another. */
export const gapMs = 15_000;
/** A popup that was closed, or did what it is for, does not come back for so many days, whatever the merchant wants. */
export const restDays = { dismissed: 1, clicked: 1, subscribed: 365 } as const;
export type Ending = keyof typeof restDays;
/** Nothing older counts for any cap. */
const keptMs = 365 * dayMs;
/** No store shows more in a year to one browser. */
const mostKept = 400;

/** What a browser remembers of a store's popups: when, and nothing else. */
export interface Memory {
  /** When each was shown, in ms since 1970, the latest last. */
  shows: [kind: PopupKind, at: number][];
  /** When each may come back that was closed or used. */
  rests: Partial<Record<PopupKind, number>>;
  /** When this visit began, and when a popup's moment came in it last. */
  visit: { began: number; last: number };
}

export const nothing: Memory = { shows: [], rests: {}, visit: { began: 0, last: 0 } };

/** The moment of a popup has come: the same visit goes on, or a new one begins. */
export function visited(memory: Memory, now: number): Memory {
  const goesOn = now >= memory.visit.last && now - memory.visit.last < visitMs;
  return { ...memory, visit: { began: goesOn ? memory.visit.began : now, last: now } };
}

/** In how many ms a popup may show: 0 for now, infinity for not in this visit as far as is known. */
export function waitFor({ kind, times, days }: PopupRule, memory: Memory, now: number): number {
  const { shows, rests, visit } = memory;
  const since = (from: number, of = shows) => of.filter(([, at]) => at > from && at <= now).length;
  const own = shows.filter((it) => it[0] === kind);
  const isOver = times === 0 ? since(visit.began - 1, own) > 0 : since(now - days * dayMs, own) >= times;
  if (isOver || (rests[kind] ?? 0) > now || since(now - dayMs) >= mostInADay) return Number.POSITIVE_INFINITY;
  const latest = Math.max(...shows.map(([, at]) => at).filter((at) => at <= now));
  return Math.max(0, latest + gapMs - now);
}

export function shown(memory: Memory, kind: PopupKind, now: number): Memory {
  const shows = [...memory.shows, [kind, now] satisfies Memory['shows'][number]];
  return { ...memory, shows: shows.filter(([, at]) => now - at < keptMs).slice(-mostKept) };
}

export function ended(memory: Memory, kind: PopupKind, how: Ending, now: number): Memory {
  const until = Math.max(memory.rests[kind] ?? 0, now + restDays[how] * dayMs);
  return { ...memory, rests: { ...memory.rests, [kind]: until } };
}
