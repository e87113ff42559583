import type { QualityBy } from '@chatty/contract/quality';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';

export const qualityKey = ['assistant', 'quality'] as const;

export const qualityQuery = (by: QualityBy) =>
  queryOptions({
    queryKey: [...qualityKey, by] as const,
    queryFn: async ({ signal }) => (await api('GET /ai_assistant/quality', { query: { by }, signal })).data,
    staleTime: 60_000,
    refetchInterval: 60_000,
  });
