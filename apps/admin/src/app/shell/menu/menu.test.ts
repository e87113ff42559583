// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { PathEntry, Viewer } from '../../../navigation/path-entry.ts';
import { routeTable } from '../../route-table/route-table.ts';
import { menuFor } from './menu.ts';

const admin: Viewer = {
  role: 'admin',
  installed: false,
  isCrmLogin: false,
  setupDone: true,
  blockAccess: false,
  flags: {},
};
/** The table as it will be once everything is built. */
const whole: PathEntry[] = routeTable.map((entry) => ({
  ...entry,
  page: async () => ({ Component: () => null }),
  ...(entry.path === '/' ? { menu: 'dashboard', in: ['admin'] } : {}),
}));
const labels = (viewer: Viewer, campaignsPublished = false, table: readonly PathEntry[] = whole) =>
  menuFor(table, viewer, { campaignsPublished }).map((it) => it.label);

test('the menu has the order of the product, and campaigns only with their beta flag', () => {
  expect(labels({ ...admin, flags: { campaign: true } })).toEqual([
    'Dashboard',
    'Inbox',
    'Contacts',
    'FAQs',
    'Chatbox',
    'AI assistant',
    'Proactive chat',
    'Automation',
    'Analytics',
    'Subscription',
    'Settings',
  ]);
  expect(labels(admin)).not.toContain('Proactive chat');
});

test('automation gives way once campaigns are published', () => {
  expect(labels(admin, true)).not.toContain('Automation');
});

test('members and the installed app have the inbox, the assistant and settings', () => {
  const own = ['Inbox', 'AI assistant', 'Settings'];
  expect(labels({ ...admin, role: 'member' })).toEqual(own);
  expect(labels({ ...admin, installed: true })).toEqual(own);
  expect(labels({ ...admin, role: 'member', installed: true })).toEqual(own);
});

test('an entry whose pages are not built is not shown, and behind a gate there is no menu', () => {
  const nothingBuilt = routeTable.map((it) => ({ ...it, page: 'later' as const }));
  expect(labels(admin, false, nothingBuilt)).toEqual([]);
  expect(labels({ ...admin, setupDone: false })).toEqual([]);
  expect(labels({ ...admin, blockAccess: true })).toEqual([]);
});

test('the menu of today has no entry that leads to the not-found page', () => {
  const today = menuFor(routeTable, admin, { campaignsPublished: false });
  expect(today.map((it) => it.id)).toContain('inbox');
  expect(today.map((it) => it.id)).not.toContain('dashboard');
});
