import { Problem } from '../../problem.ts';

export interface Slots {
  /** Takes a place for `who` until the answer is called. Throws `too_many` where there is none. */
  take(who: string): () => void;
}

/** Bounds how much of one kind is under way at once in this process: `total` in all, `each` for one caller. */
export function createSlots({ total, each }: { total: number; each: number }): Slots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(who) {
      const own = taken.get(who) ?? 0;
      if (all >= total || own >= each) {
        throw new Problem('too_many', 'Too many files are being sent at once. Wait a moment and try again.');
      }
      all += 1;
      taken.set(who, own + 1);
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        all -= 1;
        const left = (taken.get(who) ?? 1) - 1;
        if (left > 0) taken.set(who, left);
        else taken.delete(who);
      };
    },
  };
}
