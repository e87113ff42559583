export type View = 'mine' | 'unassigned' | 'all';

/** What the list shows. It stands in the address, so that a view can be kept as a bookmark. */
export interface ListFilter {
  view: View;
  status: 'open' | 'resolved';
  unread: boolean;
  waiting: boolean;
  sort: 'latest' | 'longest_waiting';
  search: string;
}

export const firstFilter: ListFilter = {
  view: 'all',
  status: 'open',
  unread: false,
  waiting: false,
  sort: 'latest',
  search: '',
};

/** The filter that an address asks for; what it does not know it leaves out. */
export function readFilter(search: URLSearchParams): ListFilter {
  const view = search.get('view');
  return {
    view: view === 'mine' || view === 'unassigned' ? view : 'all',
    status: search.get('status') === 'resolved' ? 'resolved' : 'open',
    unread: search.get('unread') === 'true',
    waiting: search.get('waiting') === 'true',
    sort: search.get('sort') === 'longest_waiting' ? 'longest_waiting' : 'latest',
    search: search.get('search') ?? '',
  };
}

/** The address's query for a filter, without what is usual anyway. */
export function writeFilter(filter: ListFilter): string {
  const search = new URLSearchParams();
  for (const name of ['view', 'status', 'sort', 'search'] as const) {
    if (filter[name] !== firstFilter[name]) search.set(name, filter[name]);
  }
  if (filter.unread) search.set('unread', 'true');
  if (filter.waiting) search.set('waiting', 'true');
  const text = search.toString();
  return text ? `?${text}` : '';
}
