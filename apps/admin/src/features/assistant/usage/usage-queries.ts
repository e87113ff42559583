import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

const minuteMs = 60_000;

/** How much of the plan is used; read again by and by while a page of the area is open. */
export const usageLevelQuery = queryOptions({
  queryKey: ['assistant', 'usage', 'level'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/usage/level', { signal })).data,
  staleTime: minuteMs,
  refetchInterval: minuteMs,
});

export const usageQuery = queryOptions({
  queryKey: ['assistant', 'usage', 'all'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/usage', { signal })).data,
  staleTime: 0,
  refetchInterval: minuteMs,
});
