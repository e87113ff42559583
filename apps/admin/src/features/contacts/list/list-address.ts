import { builtInSegments, ContactFilter, ContactSort } from '@chatty/contract/contact-list';
import type { ContactListView } from '../contact-queries.ts';

const keys = ContactFilter.keyof().options;

/** Reads a view from the address's query; whatever makes no sense there is as if it was not there. */
export function readView(query: URLSearchParams): ContactListView {
  const said = keys.flatMap((key) => {
    const value = query.get(key);
    const read = ContactFilter.safeParse({ [key]: value });
    return value !== null && read.success ? [[key, read.data[key]] as const] : [];
  });
  const sort = ContactSort.safeParse(query.get('sort'));
  return {
    filter: ContactFilter.parse(Object.fromEntries(said)),
    search: (query.get('search') ?? '').trim().slice(0, 200),
    sort: sort.success ? sort.data : 'last_seen',
  };
}

/** The query of a view's address; what is not chosen stays out of it. */
export function writeView({ filter, search, sort }: ContactListView): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of keys) if (filter[key] !== undefined) query.set(key, String(filter[key]));
  if (search) query.set('search', search);
  if (sort !== 'last_seen') query.set('sort', sort);
  return query;
}

/** Whether two filters mean the same contacts. */
export const isSame = (one: ContactFilter, other: ContactFilter): boolean =>
  keys.every((key) => one[key] === other[key]);

export const isNarrowed = ({ filter, search }: ContactListView): boolean =>
  search !== '' || !isSame(filter, builtInSegments.all);
