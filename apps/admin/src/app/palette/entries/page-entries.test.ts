import { expect, test } from 'vitest';
import type { Viewer } from '../../../navigation/path-entry.ts';
import { features } from '../../features.ts';
import { redirects } from '../../route-table/redirects.tsx';
import { routeTable } from '../../route-table/route-table.ts';
import { loadPlaces } from '../../settings/load-places.ts';
import { pageEntries } from './page-entries.tsx';

const viewer: Viewer = {
  role: 'admin',
  installed: false,
  isCrmLogin: false,
  setupDone: true,
  blockAccess: false,
  flags: {},
};

async function pagesOf(who: Partial<Viewer>) {
  const places = await loadPlaces(features);
  const went: string[] = [];
  const pages = pageEntries({
    table: routeTable,
    viewer: { ...viewer, ...who },
    memberId: 'me',
    keys: {},
    places,
    go: (to) => went.push(to),
  });
  for (const it of pages) it.run();
  return { names: pages.map((it) => it.label), went };
}

test('each page has one name of its own, and no page of others is offered', async () => {
  const admin = await pagesOf({});
  for (const all of [admin.names, admin.went]) expect(new Set(all).size).toBe(all.length);
  expect(admin.names).toEqual(expect.arrayContaining(['Inbox', 'Inbox settings', 'Contacts', 'Chatbox appearance']));
  const leadOn = Object.keys(redirects.pages ?? {});
  expect(admin.went.filter((it) => it.includes(':') || leadOn.includes(it))).toEqual([]);
  const member = await pagesOf({ role: 'member' });
  expect(member.names.toSorted()).toEqual(
    [
      'Inbox',
      'Settings',
      'Notifications',
      'Shortcuts',
      'Add shortcut',
      'Tags',
      'My account',
      'Inbox settings',
      'Instructions',
      'Scenarios',
      'Recommendations',
      'Size guides',
      'Optimize',
      'Duplicates and contradictions',
      'Data sources',
      'Store pages',
      'Files',
      'Web pages',
      'Custom answers',
      'Products',
      'Discounts',
      'Hand-off',
      'Test the assistant',
      'Test suite',
      'Add test case',
      'Assistant log',
      'Assistant quality',
      'Assistant usage',
      'Assistant settings',
      'Quick answers',
    ].toSorted(),
  );
  expect((await pagesOf({ blockAccess: true })).names).toEqual([]);
});
