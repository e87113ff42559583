import { CallFailed } from '@chatty/client/api';
import type { BulkRun } from '@chatty/contract/bulk-actions';
import { create } from 'zustand';
import { api } from '../../../../connection/api.ts';

/** A long one, for as long as it runs. */
export const useRunning = create<{ run: BulkRun | null }>(() => ({ run: null }));

const firstPauseMs = 700;
const longestPauseMs = 15_000;
export const goesBack = ({ state }: BulkRun): boolean => state === 'undoing' || state === 'undone';
const hasEnded = ({ state }: BulkRun) => state === 'done' || state === 'undone';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const look = async (id: string): Promise<BulkRun> =>
  (await api('GET /conversations/bulk/:id', { params: { id } })).data;

/**
 * Waits for the end of what the server does little by little, and shows how far it has come. An answer that gets lost says
 * nothing of the action: it is asked again, after longer and longer pauses, until the server says how it is.
 */
export async function toTheEnd(run: BulkRun): Promise<BulkRun> {
  let [now, pauseMs] = [run, firstPauseMs];
  try {
    while (!hasEnded(now)) {
      useRunning.setState({ run: now });
      await pause(pauseMs);
      try {
        // Somebody may have stopped it meanwhile: what waits for its end waits for that.
        now = await look(run.id);
        pauseMs = firstPauseMs;
      } catch (problem) {
        if (!(problem instanceof CallFailed && problem.passing)) throw problem;
        pauseMs = Math.min(longestPauseMs, 2 * pauseMs);
      }
    }
    return now;
  } finally {
    useRunning.setState({ run: null });
  }
}

/** Begins one, there or back, and waits for its end. Where no answer came, it may have begun all the same: then it is followed, too. */
export async function followed(
  id: string,
  begin: () => Promise<{ data: BulkRun }>,
  hasBegun: (run: BulkRun) => boolean = () => true,
): Promise<BulkRun> {
  try {
    return await toTheEnd((await begin()).data);
  } catch (problem) {
    if (!(problem instanceof CallFailed && problem.passing)) throw problem;
    const begun = await look(id).catch(() => null);
    if (!begun || !hasBegun(begun)) throw problem;
    return toTheEnd(begun);
  }
}
