import type { ContactColumn, ContactKind, ContactSort } from '@chatty/contract/contact-list';

const kinds: Record<ContactKind, string> = { customer: 'Customer', lead: 'Lead', anonymous: 'Anonymous' };
const sorts: Record<ContactSort, string> = { last_seen: 'Last seen first', newest: 'Newest first', name: 'By name' };
const columns: Record<ContactColumn, string> = {
  email: 'Email',
  phone: 'Phone',
  kind: 'Type',
  tags: 'Tags',
  place: 'Current page',
  locale: 'Language',
  subscribed: 'Newsletter',
  lastSeen: 'Last seen',
  created: 'First seen',
};

const contacts = (count: string, one: boolean) => `${count} ${one ? 'contact' : 'contacts'}`;

/** What the pages of the contacts say. */
export const texts = {
  contacts: 'Contacts',
  subtitle: 'Everyone who has opened your chat, written to you, or subscribed',

  list: {
    loading: 'Loading contacts',
    notLoaded: 'Couldn’t load your contacts',
    count: (total: number) => contacts(total.toLocaleString('en-US'), total === 1),
    moreThan: (total: number) => contacts(`More than ${total.toLocaleString('en-US')}`, false),
    noneTitle: 'No contacts yet',
    none: 'Visitors show up here as soon as they open the chat on your store.',
    noMatchTitle: 'No contacts match',
    noMatch: 'Try other words, or clear your filters.',
    clear: 'Clear search and filters',
    more: 'Load more',
    news: 'New activity',
    refresh: 'Refresh',
    name: 'Name',
    online: 'Online now',
    blocked: 'Blocked',
    subscribed: 'Subscribed',
    never: 'Never',
    nowhere: '–',
    kinds,
  },

  profile: {
    title: 'Contact',
    neverSeen: 'Not seen on your store yet',
    notLoaded: 'Couldn’t load this contact',
    newsletter: 'Newsletter consent',
    consented: (email: string, when: string, page: string) => [email, when, page].filter((it) => it !== '').join(' · '),
  },

  segments: {
    label: 'Segments',
    builtIn: {
      all: 'All',
      customers: 'Customers',
      leads: 'Leads',
      anonymous: 'Anonymous',
      online: 'Online now',
      blocked: 'Blocked',
    },
    save: 'Save segment',
    saveTitle: 'Save segment',
    saveHint: 'Keeps these filters under a name for all admins.',
    name: 'Name',
    namePlaceholder: 'Subscribers in Germany',
    saved: 'Segment saved',
    delete: 'Delete segment',
    deleteTitle: (name: string) => `Delete the segment “${name}”?`,
    deleteMeans: 'Only the segment goes. Its contacts stay.',
    deleted: 'Segment deleted',
  },

  filters: {
    search: 'Search contacts',
    searchPlaceholder: 'Search name, email, or phone',
    clearSearch: 'Clear search',
    kind: 'Type',
    anyKind: 'All types',
    email: 'Email',
    anyEmail: 'Email: any',
    hasEmail: 'Has email',
    noEmail: 'No email',
    subscribed: 'Newsletter',
    anySubscribed: 'Newsletter: any',
    isSubscribed: 'Subscribed',
    notSubscribed: 'Not subscribed',
    seen: 'Last seen',
    anySeen: 'Seen: any time',
    seenDays: (days: number) => (days === 1 ? 'Seen in 24 hours' : `Seen in ${days} days`),
    locale: 'Language',
    anyLocale: 'All languages',
    tag: 'Tag',
    anyTag: 'All tags',
    goneTag: 'Deleted tag',
    sort: 'Sort by',
    sorts,
    columns: 'Columns',
    columnsNotSaved: 'Failed to save your columns',
    columnNames: columns,
  },
};
