import { Problem } from '../../problem.ts';

/** What one caller holds of something bounded. */
export interface Share {
  /** Takes so much more. Throws `too_many` where there is no room for it. */
  add(amount: number): void;
  /** Gives all of it back; a second time does nothing. */
  release(): void;
}

export interface Shares {
  open(who: string): Share;
}

/** Bounds how much of one kind this process holds at once: `total` in all, `each` for one caller. */
export function createShares({ total, each, refusal }: { total: number; each: number; refusal: string }): Shares {
  const held = new Map<string, number>();
  let all = 0;
  return {
    open(who) {
      let own = 0;
      const change = (amount: number) => {
        own += amount;
        all += amount;
        const now = (held.get(who) ?? 0) + amount;
        if (now > 0) held.set(who, now);
        else held.delete(who);
      };
      return {
        add(amount) {
          if (all + amount > total || (held.get(who) ?? 0) + amount > each) throw new Problem('too_many', refusal);
          change(amount);
        },
        release: () => change(-own),
      };
    },
  };
}
