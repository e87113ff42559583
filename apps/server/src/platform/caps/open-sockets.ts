import { texts } from '#texts/caps.ts';
import type { Services } from '../../ctx.ts';
import { processState } from '../processes/process-state.ts';
import { minute, scaled, tooMany, type Capped } from './caps.ts';

/** Sockets that open, the team's too, and those that never say who they are: so many that strangers lock nobody out. */
export const connections: Capped = {
  name: 'connection',
  said: texts.connections,
  flat: true,
  address: [minute(6_000)],
};
/** Sockets of visitors, when they say who they are. */
export const hellos: Capped = { name: 'hello', said: texts.connections, flat: true, address: [minute(600)] };

/** Sockets that are open at the same time in one process; `everywhere` is one address in all shops. */
const mostSockets = { contact: 20, address: 400, shop: 10_000, everywhere: 1_500 };

const countsOf = processState('caps.open-sockets', () => new Map<string, number>());

/** Holds a place for a socket under a key. Throws `too_many` when all are taken; answers how to give it back. */
function take(services: Services, key: string, by: keyof typeof mostSockets): () => void {
  const counts = countsOf(services);
  const name = `${by}/${key}`;
  const open = counts.get(name) ?? 0;
  if (open >= scaled(services, mostSockets[by])) {
    throw tooMany(texts.pages, by === 'everywhere' ? 'address' : by, 60_000);
  }
  counts.set(name, open + 1);
  return () => {
    const left = (counts.get(name) ?? 1) - 1;
    if (left > 0) counts.set(name, left);
    else counts.delete(name);
  };
}

/** Places of one socket; all are given back when it closes. */
export interface Places {
  /** Throws `too_many`. */
  take(by: keyof typeof mostSockets, key: string): void;
  giveBack(): void;
}

/** Counts the sockets that are open in this process, by whose they are. */
export function placesIn(services: Services): Places {
  const held: (() => void)[] = [];
  return {
    take: (by, key) => void held.push(take(services, key, by)),
    giveBack() {
      for (const it of held.splice(0)) it();
    },
  };
}
