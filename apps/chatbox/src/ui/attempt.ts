import { useState } from 'react';
import { type OwnWords, refusalWords } from './plain/refusal-words.ts';

interface Attempt {
  busy: boolean;
  /** Why the last attempt failed, in words for the visitor. */
  failure: string | null;
  /** Runs the work unless it is under way; true when it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** For a button that does something and may fail: says that it is at work, and why it failed (`refusalWords`). */
export function useAttempt(otherwise: string, own?: OwnWords): Attempt {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    busy,
    failure,
    async run(work) {
      if (busy) return false;
      setBusy(true);
      setFailure(null);
      try {
        await work();
        return true;
      } catch (problem) {
        setFailure(refusalWords(problem, otherwise, own));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
