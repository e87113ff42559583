import type { DataOf } from '@chatty/client/api';
import { mostTurnsCounted, type TurnFilter } from '@chatty/contract/decision-log';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { texts } from '#texts/assistant-log.ts';
import { api } from '../../../connection/api.ts';
import type { Exported } from '../../../connection/exporting/use-export.ts';

/** Which turns a list shows. */
export interface LogView {
  filter: TurnFilter;
  search: string;
}

export type LogListData = InfiniteData<DataOf<'GET /ai_assistant/log'>, string | null>;

/** Every list is filed under this key followed by its view. */
export const logListKey = ['assistant', 'log', 'list'] as const;

const pieceSize = 50;

const asked = ({ filter, search }: LogView, cursor: string | null) => ({
  ...filter,
  ...(search === '' ? {} : { search }),
  ...(cursor === null ? {} : { cursor }),
});

export const logListQuery = (view: LogView) =>
  infiniteQueryOptions({
    queryKey: [...logListKey, view] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...asked(view, pageParam), limit: pieceSize };
      return (await api('GET /ai_assistant/log', { query, signal })).data;
    },
    getNextPageParam: (last) => last.cursor,
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** One turn; null once it was deleted while somebody looks at it. */
export const turnQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'log', 'one', id] as const,
    queryFn: async ({ signal }): Promise<DataOf<'GET /ai_assistant/log/:id'> | null> =>
      (await api('GET /ai_assistant/log/:id', { params: { id }, signal })).data,
  });

/** The turns of a view, as a file. */
export const exportedTurns = (view: LogView): Exported => ({
  read: async (cursor, signal) =>
    (await api('GET /ai_assistant/log/export', { query: asked(view, cursor), signal })).data,
  mostCounted: mostTurnsCounted,
  done: texts.exported,
  failed: texts.failedToExport,
});

/** The settings of other times with which a turn can be gone through again. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'log', 'versions', id] as const,
    queryFn: async ({ signal }) => (await api('GET /ai_assistant/log/:id/versions', { params: { id }, signal })).data,
  });
