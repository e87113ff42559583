import { useState } from 'react';
import { refusalOf } from './plain/refusal-of.ts';

interface Attempt {
  busy: boolean;
  /** Why the last attempt failed, in words for the visitor. */
  failure: string | null;
  /** Runs the work unless it is under way; true when it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** For a button that does something and may fail: says that it is at work, and why it failed. */
export function useAttempt(otherwise: string): Attempt {
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
        setFailure(refusalOf(problem) || otherwise);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
