import { texts } from '#texts/pages.ts';
import type { Address } from '../../../navigation/path-entry.ts';

const everybody = ['admin', 'member', 'installed'] as const;
const inbox = { in: everybody, menu: 'inbox', title: texts.inbox } as const;

/** The inbox, and the older addresses that lead to it. */
export const inboxPaths: Address[] = [
  { ...inbox, path: '/inbox', fills: true },
  { ...inbox, path: '/inbox/:id', fills: true },
  { ...inbox, path: '/inbox/settings/:memberId' },
  { ...inbox, path: '/my-inbox' },
  { ...inbox, path: '/to-inbox' },
  { ...inbox, path: '/website/:websiteId/inbox' },
  { ...inbox, path: '/website/:websiteId/inbox/:id' },
];
