import type { LiveEvent } from '@chatty/contract/live';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';

interface Heard {
  order: number;
  event: LiveEvent;
}

/** More events than this during one request mean a flood; the answer surely contains the oldest. */
const keptEvents = 2_000;

/**
 * Closes the gap between an answer and the socket. An event that comes while a query is being read finds nothing in the
 * cache to change, and the answer may be older than the event: so what was heard since the reading began is applied
 * again when it ends. Applying must be idempotent. A query that is given up as old while it is read for the first time is
 * read once more, for React Query leaves a first reading as it is.
 */
export function keepInStep(client: QueryClient, apply: (event: LiveEvent) => void) {
  let order = 0;
  let heard: Heard[] = [];
  // A page begins to read as it is drawn, which is before the socket around it is opened.
  const beingRead = client.getQueryCache().findAll({ fetchStatus: 'fetching' });
  const began = new Map(beingRead.map((it) => [hashKey(it.queryKey), order]));
  const outdated = new Set<string>();

  const forget = () => {
    const oldest = Math.min(order, ...began.values());
    heard = heard.filter((it) => it.order > oldest);
  };

  const ended = (query: Query) => {
    const key = hashKey(query.queryKey);
    const from = began.get(key);
    if (from === undefined) return;
    began.delete(key);
    for (const it of heard) if (it.order > from) apply(it.event);
    forget();
    if (outdated.delete(key)) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };

  const stop = client.getQueryCache().subscribe((note) => {
    const key = hashKey(note.query.queryKey);
    if (note.type === 'removed') {
      began.delete(key);
      outdated.delete(key);
    }
    if (note.type !== 'updated') return;
    if (note.action.type === 'fetch') began.set(key, order);
    else if (note.action.type === 'invalidate' && began.has(key) && note.query.state.data === undefined)
      outdated.add(key);
    else if (note.action.type === 'error') ended(note.query);
    else if (note.action.type === 'success' && !note.action.manual) ended(note.query);
  });

  return {
    hear(event: LiveEvent) {
      order += 1;
      if (began.size > 0) heard = [...heard.slice(-keptEvents), { order, event }];
      apply(event);
    },
    stop,
  };
}
