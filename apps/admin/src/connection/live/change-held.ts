import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes what is held under a key and all that begin with it. `setQueryData` takes what it is given for freshly read; an
 * event changes only what it names, so what was to be read again before it is shown still is.
 */
export function changeHeld<Held>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (held: Held, key: QueryKey) => Held,
): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const held = client.getQueryData<Held>(query.queryKey);
    if (held === undefined) continue;
    const changed = change(held, query.queryKey);
    if (changed === held) continue;
    const { isInvalidated } = query.state;
    client.setQueryData<Held>(query.queryKey, changed);
    if (isInvalidated) query.invalidate();
  }
}
