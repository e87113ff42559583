import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';
import { momentOfHere, rememberHere } from './live/visitors-here.ts';
import type { ListFilter } from './list/list-filter.ts';

const flag = (wanted: boolean) => (wanted ? ('true' as const) : undefined);

/** A list as the server is asked for it. */
export const askedOf = (
  { unread, waiting, watching, overdue, search, handler, channel, assignee, tag, priority, ...rest }: ListFilter,
  cursor: string | null,
) => ({
  ...rest,
  handler: handler ?? undefined,
  channel: channel ?? undefined,
  assignee: assignee ?? undefined,
  tag: tag ?? undefined,
  priority: priority ?? undefined,
  unread: flag(unread),
  waiting: flag(waiting),
  watching: flag(watching),
  overdue: flag(overdue),
  search: search || undefined,
  cursor: cursor ?? undefined,
});

export const listQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: ['conversations', 'list', filter] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const since = momentOfHere();
      const { data } = await api('GET /conversations', { query: askedOf(filter, pageParam), signal });
      rememberHere(
        data.conversations.map((it) => it.contactId),
        data.here,
        since,
      );
      return data;
    },
    getNextPageParam: (last) => last.cursor,
  });

export const detailQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversations', 'detail', id] as const,
    queryFn: async ({ signal }) => (await api('GET /conversations/:id', { params: { id }, signal })).data,
  });
