import type { DataSources, KnownPage } from '@chatty/contract/data-sources';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Ctx } from '../../../ctx.ts';
import { Refused } from '../../../platform/problem.ts';
import { type SimulatedStore, simulatedStore } from '../../../test-kit/simulated-store.ts';
import { retrieve } from '../search/retrieve.ts';
import { syncStorePages } from './sync-store-pages.ts';

type Member = Awaited<ReturnType<SimulatedStore['signIn']>>;

let store: SimulatedStore;
let ctx: Ctx;
let admin: Member;
const patient = { timeout: 60_000, interval: 100 };

const sources = async (): Promise<DataSources> => (await admin('GET /ai_assistant/sources')).data;
const list = async (query: object = {}) => (await admin('GET /ai_assistant/pages', { query })).data;
const pageCalled = async (title: string): Promise<KnownPage> => {
  const { pages } = await list({ search: title });
  return pages.find((it) => it.title === title) ?? expect.unreachable(`no page ${title}`);
};
const read = async (id: string) => (await admin('GET /ai_assistant/pages/:id', { params: { id } })).data;
const use = async (id: string, used: boolean, mark?: string) =>
  (await admin('PUT /ai_assistant/pages/:id/use', { params: { id }, body: { used, ...(mark ? { mark } : {}) } })).data;
const found = async (text: string) => (await retrieve(ctx, { text, limit: 5 })).hits.map((it) => it.passage.title);
/** What the store has, is read before anything follows. */
const sync = () => syncStorePages(ctx);
const storePage = (handle: string) =>
  store.simulator.store.firstShop.pages.find((it) => it.handle === handle) ?? expect.unreachable(handle);

beforeAll(async () => {
  store = await simulatedStore();
  ctx = await store.connect();
  admin = await store.signIn(ctx);
  await vi.waitFor(async () => expect((await sources()).pages.sync.finishedAt).not.toBeNull(), patient);
});
beforeEach(() => store.w.forgetLimits());
afterAll(() => store.close());

test('the pages, articles and policies of the store are listed by title, in pieces without gaps, and searched', async () => {
  const { pages: all, total } = await list({ limit: 100 });
  expect(all).toHaveLength(total ?? 0);
  const titles = all.map((it) => it.title.toLowerCase());
  expect(titles).toEqual([...titles].sort());
  expect(new Set(all.map((it) => it.kind))).toEqual(new Set(['page', 'policy', 'article']));
  const piecewise: KnownPage[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const piece = await list({ limit: 3, ...(cursor ? { cursor } : {}) });
    piecewise.push(...piece.pages);
    cursor = piece.cursor;
  }
  expect(piecewise).toEqual(all);
  const { pages: onlyPolicies } = await list({ kind: 'policy', limit: 100 });
  expect(onlyPolicies.map((it) => it.id)).toEqual(all.filter((it) => it.kind === 'policy').map((it) => it.id));
  expect((await list({ search: 'MERINO' })).pages.map((it) => it.title)).toContain('Care guide');
  expect(await list({ search: '100%_no_such' })).toEqual({ pages: [], total: 0, cursor: null });
  await expect(list({ cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ code: 'bad_input' });
  const { pages } = await sources();
  expect(pages).toMatchObject({ count: total, switchedOff: 0 });
  expect(pages.passages).toBe(all.reduce((sum, it) => sum + it.passages, 0));
});

test('a page opens to its passages in their order, as the assistant reads them', async () => {
  const { id, passages: count } = await pageCalled('Care guide');
  const { page, passages } = await read(id);
  expect(page).toMatchObject({ title: 'Care guide', kind: 'page', url: `${store.simulator.origin}/pages/care-guide` });
  expect(passages).toHaveLength(count);
  expect(passages.map((it) => it.title)).toContain('Care guide › Merino and lambswool');
  await expect(read('gid://shopify/Page/1')).rejects.toMatchObject({ code: 'not_found' });
});

test('a passage that is switched off is found by no question, also after the store was read again, until its text changes', async () => {
  const question = 'How do I wash merino and lambswool?';
  const title = 'Care guide › Merino and lambswool';
  expect(await found(question)).toContain(title);
  const { id } = await pageCalled('Care guide');
  const { mark } = (await read(id)).passages.find((it) => it.title === title) ?? expect.unreachable();
  expect(await use(id, false, mark)).toMatchObject({ used: true, unusedPassages: 1 });
  expect(await found(question)).not.toContain(title);
  expect((await read(id)).passages.filter((it) => !it.used).map((it) => it.title)).toEqual([title]);
  expect((await sources()).pages.switchedOff).toBe(1);
  // Another passage comes before it: it has another place, and says the same.
  const page = storePage('care-guide');
  const before = page.body;
  page.body = `<h2>Axes</h2><p>Oil the handle of an axe.</p>${before}`;
  await sync();
  expect(await found('oil the handle of an axe')).toContain('Care guide › Axes');
  expect(await found(question)).not.toContain(title);
  page.body = page.body.replace(/lambswool/gi, 'lambswool and alpaca');
  await sync();
  expect(await found(question)).toContain('Care guide › Merino and lambswool and alpaca');
  page.body = before;
  await sync();
  expect(await found(question)).not.toContain(title);
  expect(await use(id, true, mark)).toMatchObject({ unusedPassages: 0 });
  expect(await found(question)).toContain(title);
  await expect(use(id, false, 'what nothing says')).rejects.toMatchObject({ code: 'not_found' });
});

test('of a page that is switched off nothing is found, whatever it says by then, and back it is found at once', async () => {
  const { id } = await pageCalled('Care guide');
  expect(await use(id, false)).toMatchObject({ used: false });
  const page = storePage('care-guide');
  const before = page.body;
  page.body = `${before}<h2>Skis</h2><p>Wax skis with beeswax.</p>`;
  await sync();
  expect((await found('wax skis with beeswax')).filter((it) => it.startsWith('Care guide'))).toEqual([]);
  await use(id, true);
  expect(await found('wax skis with beeswax')).toContain('Care guide › Skis');
  page.body = before;
  await sync();
});

test('what a reading of the store changed is told with the titles, and what failed with the reason', async () => {
  const { pages } = store.simulator.store.firstShop;
  const careGuide = storePage('care-guide');
  const gone = storePage('wholesale');
  const added = {
    ...careGuide,
    id: careGuide.id * 100,
    handle: 'bikes',
    title: 'Bikes',
    body: '<p>We rent bikes.</p>',
  };
  careGuide.body += '<h2>Kayaks</h2><p>Rinse them.</p>';
  pages.splice(pages.indexOf(gone), 1, added);
  await sync();
  const { changes, sync: state } = (await sources()).pages;
  expect(changes).toEqual({
    added: { count: 1, titles: ['Bikes'] },
    changed: { count: 1, titles: ['Care guide'] },
    gone: { count: 1, titles: [gone.title] },
  });
  expect(Date.parse(state.nextAt ?? '') - Date.parse(state.finishedAt ?? '')).toBeGreaterThanOrEqual(20 * 3_600_000);
  const readPages = async () => {
    throw new Refused('no access to pages');
  };
  await syncStorePages({ ...ctx, services: { ...ctx.services, commerce: { ...ctx.services.commerce, readPages } } });
  const failed = (await sources()).pages;
  expect(failed.sync).toMatchObject({ running: false, error: 'no access to pages', finishedAt: state.finishedAt });
  expect(failed.changes).toEqual(changes);
  await sync();
  expect((await sources()).pages).toMatchObject({ sync: { error: null }, changes: { added: { count: 0 } } });
});

test('who asks for the pages to be read again sees at once that it is under way, and so does the colleague', async () => {
  const heard = async () =>
    (
      await ctx.db
        .selectFrom('events')
        .select('type')
        .where('shop_id', '=', ctx.shopId)
        .where('type', '=', 'page.sync')
        .execute()
    ).length;
  const before = await heard();
  await admin('GET /customAnswers/resync-store-pages', {});
  expect(await heard()).toBeGreaterThan(before);
  await vi.waitFor(async () => expect((await sources()).pages.sync.running).toBe(false), patient);
});

test('members read what the assistant knows, and admins alone switch', async () => {
  const shop = await store.w.shop();
  const member = await shop.member({ role: 'member' });
  expect((await member.api('GET /ai_assistant/sources')).data).toMatchObject({
    pages: { count: 0, sync: { finishedAt: null, total: -1, nextAt: null }, changes: null },
    products: { count: 0, used: 0 },
    customAnswers: { count: 0 },
  });
  expect((await member.api('GET /ai_assistant/pages', { query: {} })).data.pages).toEqual([]);
  await expect(
    member.api('PUT /ai_assistant/pages/:id/use', { params: { id: 'gid://shopify/Page/1' }, body: { used: false } }),
  ).rejects.toMatchObject({ code: 'not_allowed' });
});

test('an address that names no page, by signs that no id can hold, is that of no page', async () => {
  for (const id of ['gid://shopify/Page/0', 'gid://shopify/Page/1\0', '\0', '\ud800'.toWellFormed()]) {
    await expect(read(id)).rejects.toMatchObject({ code: 'not_found' });
  }
});
