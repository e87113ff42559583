import type { DataOf } from '@chatty/client/api';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';

export type DevZone = DataOf<'GET /dev-zone'>;

const everyMs = 5_000;

/** Jobs have no events: they are looked at again and again while somebody looks. */
export const devZoneQuery = queryOptions({
  queryKey: ['dev zone'],
  queryFn: async ({ signal }) => (await api('GET /dev-zone', { signal })).data,
  refetchInterval: everyMs,
});
