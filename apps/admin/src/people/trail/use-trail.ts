import { trailMaxSteps, type TrailStep } from '@chatty/contract/trail';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../connection/api.ts';
import { useLive, usePassing } from '../../connection/live/live.tsx';

/** What a contact did in the store lately, the oldest first. Read anew wherever it is shown: nothing else keeps it in step. */
const trailQuery = (contactId: string) =>
  queryOptions({
    queryKey: ['contacts', 'trail', contactId] as const,
    staleTime: 0,
    queryFn: async ({ signal }) => (await api('GET /contacts/:id/trail', { params: { id: contactId }, signal })).data,
  });

const inOrder = (a: TrailStep, b: TrailStep) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id);

/** A trail with steps that came, each once. */
export function withSteps(held: readonly TrailStep[], steps: readonly TrailStep[]): TrailStep[] {
  const all = new Map([...held, ...steps].map((it) => [it.id, it]));
  return [...all.values()].sort(inOrder).slice(-trailMaxSteps);
}

/** Within this time of an order, a cart that is empty was bought. */
const boughtWithinMs = 10 * 60_000;

/** A trail without carts that are empty because they were ordered: nobody took anything out. */
export function withoutBought(steps: readonly TrailStep[]): TrailStep[] {
  const placed = steps.filter((it) => it.kind === 'order' && it.news === 'placed').map((it) => Date.parse(it.at));
  const isBought = (at: number) => placed.some((it) => Math.abs(it - at) < boughtWithinMs);
  return steps.filter(
    (it) => it.kind !== 'cart' || it.changes.some(({ to }) => to > 0) || !isBought(Date.parse(it.at)),
  );
}

/** A contact's trail, which grows while it is shown. */
export function useTrail(contactId: string) {
  const client = useQueryClient();
  const query = trailQuery(contactId);
  const { queryKey } = query;
  const { status } = useLive();
  const wasAway = useRef(false);
  usePassing((event) => {
    if (event.type !== 'contact.trail' || event.payload.contactId !== contactId) return;
    client.setQueryData(queryKey, (held) => held && withSteps(held, event.payload.steps));
    // An answer that is on its way may be older.
    if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    // No log keeps what was told meanwhile.
    if (status === 'live' && wasAway.current) void client.invalidateQueries({ queryKey: ['contacts', 'trail'] });
    wasAway.current = status !== 'live';
  }, [client, status]);
  return useQuery({ ...query, select: withoutBought });
}
