import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@chatty/contract/live';
import type { Later } from '../../ui/later/later.ts';

type Apply = (client: QueryClient, event: LiveEvent, me: string) => void;

/**
 * What logged events change, by code that no first screen needs. The first event fetches it, where nothing has before;
 * events that come until it is there wait for it, in their order.
 */
export function applyLater(code: Later<{ apply: Apply }>): Apply {
  let here: Apply | null = null;
  let waiting: Parameters<Apply>[] = [];
  const arrived = ({ apply }: { apply: Apply }) => {
    here = apply;
    const all = waiting;
    waiting = [];
    for (const it of all) apply(...it);
  };
  return (...heard) => {
    if (here) return here(...heard);
    waiting.push(heard);
    // What could not be fetched is fetched again with the next event.
    code.load().then(arrived, () => {});
  };
}
