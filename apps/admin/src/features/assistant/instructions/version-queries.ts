import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

/** All versions of the instruction, latest first, without their words. */
export const versionsQuery = queryOptions({
  queryKey: ['assistant', 'instruction-versions'] as const,
  queryFn: async ({ signal }) => (await api('GET /ai_assistant/instruction/versions', { signal })).data,
});

/** A version never changes. */
export const versionQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'instruction-version', id] as const,
    queryFn: async ({ signal }) =>
      (await api('GET /ai_assistant/instruction/versions/:id', { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
