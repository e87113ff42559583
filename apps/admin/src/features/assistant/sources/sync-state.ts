import type { texts } from '#texts/assistant.ts';

/** How a source that is read from the store stands. */
export interface SyncState {
  running: boolean;
  /** So many of all are read; -1 in all means that the number is not known yet. */
  done: number;
  total: number;
  error: string | null;
  finishedAt: string | null;
  nextAt: string | null;
}

export type SourceState = keyof typeof texts.sources.state;

export function stateOf({ running, error, finishedAt }: SyncState): SourceState {
  if (running) return 'syncing';
  if (error !== null) return 'failed';
  return finishedAt === null ? 'never' : 'ready';
}

const dayMs = 24 * 60 * 60_000;

/**
 * The days after which a source is told to be old: pages are read anew each day, products by what the store tells; what people
 * wrote or uploaded is as old as they left it.
 */
export const oldAfterDays = { pages: 2, web: 2, products: 30, written: 365 };

/** Whether so many days have gone since then. */
export const isLongAgo = (moment: string | null, days: number, now: number): boolean =>
  moment !== null && now - Date.parse(moment) > days * dayMs;

/** Whether the last reading is so long ago that answers may be out of date. */
export const isOld = ({ finishedAt, running }: SyncState, days: number, now: number): boolean =>
  !running && isLongAgo(finishedAt, days, now);

/** Percent that is read; null while the number of all is not known. */
export const shareOf = ({ done, total }: SyncState): number | null =>
  total > 0 ? Math.min(100, Math.round((100 * done) / total)) : null;
