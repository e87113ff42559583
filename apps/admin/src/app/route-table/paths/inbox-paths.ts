import { texts } from '#texts/pages.ts';
import { inboxPages } from '../../../features/conversations/routes.tsx';
import type { PathEntry } from '../../../navigation/path-entry.ts';
import { anyInbox, myInbox, websiteInbox } from '../redirects.tsx';

const everybody = ['admin', 'member', 'installed'] as const;
const inbox = { in: everybody, menu: 'inbox', title: texts.inbox } as const;

/** The inbox, and the older addresses that lead to it. */
export const inboxPaths: PathEntry[] = [
  { ...inbox, path: '/inbox', fills: true, page: inboxPages.inbox },
  { ...inbox, path: '/inbox/:id', fills: true, page: inboxPages.inbox },
  { ...inbox, path: '/inbox/settings/:memberId', page: 'later' },
  { ...inbox, path: '/my-inbox', page: myInbox },
  { ...inbox, path: '/to-inbox', page: anyInbox },
  { ...inbox, path: '/website/:websiteId/inbox', page: websiteInbox },
  { ...inbox, path: '/website/:websiteId/inbox/:id', page: websiteInbox },
];
