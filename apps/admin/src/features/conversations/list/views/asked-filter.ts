import type { ViewFilter } from '@chatty/contract/saved-views';
import { firstFilter, type ListFilter } from '../list-filter.ts';

/** A list as a bulk action or a view is told of it. */
export const toAsked = ({ search, ...filter }: ListFilter): ViewFilter => ({
  view: filter.view,
  status: filter.status,
  sort: filter.sort,
  unread: filter.unread || undefined,
  waiting: filter.waiting || undefined,
  watching: filter.watching || undefined,
  overdue: filter.overdue || undefined,
  handler: filter.handler ?? undefined,
  channel: filter.channel ?? undefined,
  assignee: filter.assignee ?? undefined,
  tag: filter.tag ?? undefined,
  priority: filter.priority ?? undefined,
  search: search || undefined,
});

/** The list that a view shows. */
export const fromAsked = ({ unread, waiting, watching, overdue, ...asked }: ViewFilter): ListFilter => ({
  ...firstFilter,
  view: asked.view,
  status: asked.status,
  sort: asked.sort,
  unread: unread ?? false,
  waiting: waiting ?? false,
  watching: watching ?? false,
  overdue: overdue ?? false,
  handler: asked.handler ?? null,
  channel: asked.channel ?? null,
  assignee: asked.assignee ?? null,
  tag: asked.tag ?? null,
  priority: asked.priority ?? null,
  search: asked.search ?? '',
});
