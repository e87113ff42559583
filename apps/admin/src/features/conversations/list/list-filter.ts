import type { Assignee, Channel, Handler, ListSort, ListStatus, Priority } from '@chatty/contract/conversations';
import { searchMaxChars } from '@chatty/contract/limits';

export type View = 'mine' | 'unassigned' | 'all';

/** What the list shows. It stands in the address, so that a view can be kept as a bookmark. */
export interface ListFilter {
  view: View;
  status: ListStatus;
  unread: boolean;
  waiting: boolean;
  watching: boolean;
  overdue: boolean;
  handler: Handler | null;
  channel: Channel | null;
  assignee: Assignee | null;
  tag: string | null;
  priority: Priority | null;
  sort: ListSort;
  search: string;
}

export const views = ['mine', 'unassigned', 'all'] as const satisfies readonly View[];
export const statuses = [
  'open',
  'snoozed',
  'resolved',
  'spam',
  'blocked',
  'any',
] as const satisfies readonly ListStatus[];
export const handlers = ['assistant', 'waiting', 'person'] as const satisfies readonly Handler[];
export const channels = [
  'online_store',
  'email',
  'facebook',
  'instagram',
  'whatsapp',
] as const satisfies readonly Channel[];
export const priorities = ['urgent', 'high', 'medium', 'low', 'none'] as const satisfies readonly Priority[];
export const sorts = ['latest', 'oldest', 'longest_waiting', 'due', 'priority'] as const satisfies readonly ListSort[];

/** What a list may be narrowed by beside whose it is and its status; each can be taken away by itself. */
export const narrowing = [
  'unread',
  'waiting',
  'watching',
  'overdue',
  'handler',
  'assignee',
  'tag',
  'priority',
  'channel',
] as const;

/** A list that is narrowed by nothing. */
export const wide = {
  unread: false,
  waiting: false,
  watching: false,
  overdue: false,
  handler: null,
  channel: null,
  assignee: null,
  tag: null,
  priority: null,
} as const satisfies Partial<ListFilter>;

export const firstFilter: ListFilter = { ...wide, view: 'all', status: 'open', sort: 'latest', search: '' };

/** A search looks through conversations of any status, unless another was chosen for it, and is over with its words. */
export function searching(filter: ListFilter, search: string): ListFilter {
  if (search === '') return { ...filter, search, status: filter.status === 'any' ? 'open' : filter.status };
  const begins = filter.search === '' && filter.status === 'open';
  return { ...filter, search, status: begins ? 'any' : filter.status };
}

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const idIn = (text: string | null): string | null => (text !== null && id.test(text) ? text : null);

/** The one of a list that an address names. */
const among = <const T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((it) => it === text) ?? null;

/** The filter that an address asks for; what it does not know it leaves out. */
export function readFilter(search: URLSearchParams): ListFilter {
  const assignee = search.get('assignee');
  return {
    view: among(views, search.get('view')) ?? 'all',
    status: among(statuses, search.get('status')) ?? 'open',
    unread: search.get('unread') === 'true',
    waiting: search.get('waiting') === 'true',
    watching: search.get('watching') === 'true',
    overdue: search.get('overdue') === 'true',
    handler: among(handlers, search.get('handler')),
    channel: among(channels, search.get('channel')),
    assignee: assignee === 'nobody' ? assignee : idIn(assignee),
    tag: idIn(search.get('tag')),
    priority: among(priorities, search.get('priority')),
    sort: among(sorts, search.get('sort')) ?? 'latest',
    search: (search.get('search') ?? '').slice(0, searchMaxChars),
  };
}

/** The address's query for a filter, without what is usual anyway. */
export function writeFilter(filter: ListFilter): string {
  const search = new URLSearchParams();
  for (const name of ['view', 'status', ...narrowing, 'sort', 'search'] as const) {
    if (filter[name] !== firstFilter[name]) search.set(name, String(filter[name]));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}
