import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../connection/api.ts';
import { useLive, usePassing } from '../../connection/live/live.tsx';
import { withoutBought, withSteps } from './trail-steps.ts';

/** What a contact did in the store lately, the oldest first. Read anew wherever it is shown: nothing else keeps it in step. */
const trailQuery = (contactId: string) =>
  queryOptions({
    queryKey: ['contacts', 'trail', contactId] as const,
    staleTime: 0,
    queryFn: async ({ signal }) => (await api('GET /contacts/:id/trail', { params: { id: contactId }, signal })).data,
  });

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
