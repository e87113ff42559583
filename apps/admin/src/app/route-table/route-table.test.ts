// @vitest-environment happy-dom
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, it, test } from 'vitest';
import { parts } from '../../features/assistant/area/area-tabs.tsx';
import { type EntryHandle, type PathEntry, type Shown, type Viewer, whatShows } from '../../navigation/path-entry.ts';
import { pathsDocument } from './paths-document.ts';
import { laterPaths } from './paths/later-paths.ts';
import { routeTable as built, withPages } from './route-table.ts';
import { entryOf, routesOf } from './routes-of.tsx';

/** With those addresses that only documents know yet. */
const routeTable = [...built, ...withPages(laterPaths, [])];

const admin: Viewer = {
  role: 'admin',
  installed: false,
  isCrmLogin: false,
  setupDone: true,
  blockAccess: false,
  flags: {},
};
const shows = (path: string, viewer: Viewer) => whatShows(entryOf(routeTable, path), viewer);

/** Section 2 of the specification, as it is written there; `a|b` are tabs, `?` may be absent. */
const ofTheSpecification = [
  '/',
  '/faqs/(faqPage|faqBlock)?',
  '/faqs/addFaq',
  '/faqs/editFaq/1',
  '/faqs/faqBlock/add-faqs-block',
  '/faqs/faqBlock/edit-faqs-block/1',
  '/widget/(appearance|advanced|chat_page)?',
  '/assistant',
  '/assistant/old',
  '/assistant/1',
  '/ai_assistant/(instruction|optimize)?',
  '/ai_assistant/instruction/scenarios/add',
  '/ai_assistant/instruction/scenarios/edit/1',
  '/ai_assistant/instruction/scenarios/edit-default/1',
  '/ai_assistant/instruction/size-guide-scenario',
  '/ai_assistant/instruction/size-guide-scenario/add',
  '/ai_assistant/instruction/size-guide-scenario/edit/1',
  '/ai_assistant/data_sources',
  '/ai_assistant/products',
  '/ai_assistant/products/recommendations',
  '/ai_assistant/products/recommendations/create',
  '/ai_assistant/products/recommendations/edit/1',
  '/ai_assistant/products/recommendations/1',
  '/ai_assistant/settings',
  '/ai_assistant/test',
  '/ai_assistant/log',
  '/ai_assistant/log/1',
  '/ai_assistant/quality',
  '/ai_assistant/usage',
  '/ai_assistant/discounts',
  '/ai_assistant/product-faq/1',
  '/settings/detail/automation/satisfaction-survey',
  '/dev_zone/(flags)?',
  '/inbox/settings/1',
  '/my-inbox',
  '/to-inbox',
  '/inbox/(1)?',
  '/website/1/inbox/(1)?',
  '/contacts',
  '/contacts/1',
  '/partners',
  '/settings',
  '/settings/detail/1',
  '/settings/chat-availability',
  '/settings/reports',
  '/settings/shortcut',
  '/settings/shortcut/create',
  '/settings/shortcut/1',
  '/settings/team-members/1',
  '/settings/translations',
  '/settings/translations/en',
  '/settings/translations/en/(navigation|heading-launcher|contact-us|live-chat|order-tracking|faqs|assistant)?',
  '/settings/translations/en/live-chat/1',
  '/settings/translations/en/order-tracking/1',
  '/settings/translations/en/assistant/1',
  '/settings/translations/en/campaign/1',
  '/settings/channels',
  '/settings/channels/email/(senders|preferences)?',
  '/settings/channels/email/1',
  '/settings/channels/facebook',
  '/settings/channels/whatsApp',
  '/settings/integrations',
  '/settings/integrations/joy',
  '/settings/integrations/order-tracking',
  '/settings/integrations/klaviyo',
  '/settings/integrations/snippet',
  '/subscription',
  '/settings/subscription',
  '/analytics/(overview|faqs|conversations|ai)?',
  '/campaigns',
  '/campaigns/templates',
  '/campaigns/1/1',
  '/profile',
  '/embed',
].flatMap((path) => {
  const [, before = path, tabs] = /^(.*)\/\((.*)\)\?$/.exec(path) ?? [];
  return tabs ? [before, ...tabs.split('|').map((tab) => `${before}/${tab}`)] : [path];
});

test('every path of the specification stands in the table, and the router chooses the same entry', () => {
  const routes = routesOf(routeTable);
  for (const path of ofTheSpecification) {
    const entry = entryOf(routeTable, path);
    expect(entry, path).toBeDefined();
    const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as EntryHandle | undefined;
    expect(handle?.entry.path, path).toBe(entry?.path);
  }
});

test('a page whose address the table does not have is refused, and an address without a page is for later', () => {
  const page = async () => ({ Component: () => null });
  const address = { path: '/poems', title: 'Poems', in: ['admin'] } as const;
  expect(withPages([address], [{ pages: { '/poems': page } }])).toEqual([{ ...address, page }]);
  expect(withPages([address], [])).toEqual([{ ...address, page: 'later' }]);
  expect(() => withPages([address], [{ pages: { '/songs': page } }])).toThrow('/songs');
});

test('no path stands in the table twice', () => {
  const paths = routeTable.map((it) => it.path.replace(/:\w+/g, ':'));
  expect(paths.filter((it, i) => paths.indexOf(it) !== i)).toEqual([]);
});

test('the navigation of the assistant has its parts in their order, and exactly those that have a page', () => {
  const all = [
    'instruction',
    'optimize',
    'data_sources',
    'products',
    'discounts',
    'hand_off',
    'test',
    'log',
    'quality',
    'usage',
    'settings',
  ];
  const paths = all.map((it) => `/ai_assistant/${it}`);
  const built = paths.filter((it) => entryOf(routeTable, it)?.page !== 'later');
  expect(parts.map((it) => it.to)).toEqual(built);
});

describe('what an address shows', () => {
  it('is its page for those who have it, and the not-found page for all others', () => {
    expect(shows('/faqs', admin)).toBe('page');
    expect(shows('/faqs', { ...admin, role: 'member' })).toBe('not-found');
    expect(shows('/faqs', { ...admin, installed: true })).toBe('not-found');
    expect(shows('/inbox', { ...admin, role: 'member', installed: true })).toBe('page');
    expect(shows('/settings/team-members/1', { ...admin, role: 'member', installed: true })).toBe('not-found');
    expect(shows('/nowhere', admin)).toBe('not-found');
  });

  it('asks for the beta flag', () => {
    expect(shows('/campaigns', admin)).toBe('not-found');
    expect(shows('/campaigns', { ...admin, flags: { campaign: true } })).not.toBe('not-found');
  });

  it('is a gate first: blocked before set-up, and neither at the dev zone', () => {
    expect(shows('/inbox', { ...admin, blockAccess: true, setupDone: false })).toBe('blocked');
    expect(shows('/inbox', { ...admin, setupDone: false })).toBe('onboarding');
    expect(shows('/nowhere', { ...admin, setupDone: false })).toBe('onboarding');
    const staff = { ...admin, isCrmLogin: true, blockAccess: true, setupDone: false };
    expect(shows('/dev_zone/jobs', staff)).toBe('page');
    expect(shows('/dev_zone/jobs', { ...staff, isCrmLogin: false })).toBe('not-found');
  });

  it('never gives somebody with fewer rights a page that somebody with more does not have', () => {
    const anyEntry = fc.constantFrom<PathEntry | undefined>(undefined, ...routeTable);
    const anyViewer = fc.record<Viewer>({
      role: fc.constantFrom('admin', 'member'),
      installed: fc.boolean(),
      isCrmLogin: fc.boolean(),
      setupDone: fc.boolean(),
      blockAccess: fc.boolean(),
      flags: fc.record({ campaign: fc.boolean(), smartRecommendations: fc.boolean() }),
    });
    fc.assert(
      fc.property(anyEntry, anyViewer, (entry, viewer) => {
        const isPage = (shown: Shown) => shown === 'page';
        if (!isPage(whatShows(entry, viewer))) return;
        const everything = { setupDone: true, blockAccess: false, installed: false, isCrmLogin: true };
        expect(whatShows(entry, { ...viewer, ...everything, role: 'admin' })).toBe('page');
        expect(entry?.page).not.toBe('later');
      }),
    );
  });
});

test('docs/paths.md says what the table says', async () => {
  await expect(pathsDocument(routeTable)).toMatchFileSnapshot('../../../../../docs/paths.md');
});
