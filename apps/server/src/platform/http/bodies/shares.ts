import { Problem } from '../../problem.ts';

/** What one caller holds of something bounded. */
export interface Share {
  /** Takes so much more; others may have to give way to it. Throws `too_many` where there is no room for it. */
  add(amount: number): void;
  /** From now on it gives way to nobody. */
  secure(): void;
  /** Gives all of it back; a second time does nothing. */
  release(): void;
}

export interface Shares {
  /** A share that can `giveWay` is taken back, and told so, when a newcomer needs the room and it stood still longest. */
  open(who: string, giveWay?: () => void): Share;
}

interface Yielding {
  who: string;
  amount(): number;
  takeBack(): void;
}

/** Bounds how much of one kind this process holds at once: `total` in all, `each` for one caller. */
export function createShares({ total, each, refusal }: { total: number; each: number; refusal: string }): Shares {
  const held = new Map<string, number>();
  let all = 0;
  /** What can be taken back, whoever stood still longest first. */
  const yielding = new Set<Yielding>();
  const full = () => new Problem('too_many', refusal);
  /**
   * A caller over `each` gives up their own shares; otherwise the shares that stood still longest give way. No share
   * ends in vain.
   */
  const makeRoom = (who: string, amount: number) => {
    const victims = new Set<Yielding>();
    let free = total - all;
    let freeOwn = each - (held.get(who) ?? 0);
    for (const onlyOwn of [true, false]) {
      for (const holder of yielding) {
        if ((onlyOwn ? freeOwn : free) >= amount) break;
        if (victims.has(holder) || (onlyOwn && holder.who !== who)) continue;
        victims.add(holder);
        free += holder.amount();
        if (holder.who === who) freeOwn += holder.amount();
      }
    }
    if (free < amount || freeOwn < amount) throw full();
    for (const it of victims) it.takeBack();
  };
  return {
    open(who, giveWay) {
      let own = 0;
      let state: 'yields' | 'stays' | 'taken' = giveWay ? 'yields' : 'stays';
      const change = (amount: number) => {
        own += amount;
        all += amount;
        const now = (held.get(who) ?? 0) + amount;
        if (now > 0) held.set(who, now);
        else held.delete(who);
      };
      const release = () => {
        yielding.delete(holder);
        change(-own);
      };
      const holder: Yielding = {
        who,
        amount: () => own,
        takeBack() {
          state = 'taken';
          release();
          giveWay?.();
        },
      };
      return {
        add(amount) {
          if (state === 'taken') throw full();
          yielding.delete(holder);
          makeRoom(who, amount);
          change(amount);
          if (state === 'yields') yielding.add(holder);
        },
        secure() {
          if (state === 'yields') state = 'stays';
          yielding.delete(holder);
        },
        release,
      };
    },
  };
}
