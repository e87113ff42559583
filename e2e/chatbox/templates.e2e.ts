import { newId } from '@chatty/contract/new-id';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Ctx } from '../../apps/server/src/ctx.ts';
import { simulatedStore, type SimulatedStore } from '../../apps/server/src/test-kit/simulated-store.ts';
import { type Browser, openBrowser, openPage } from '../browser.ts';
import { visitorOf } from './visitor.ts';

let store: SimulatedStore;
let browser: Browser;
let ctx: Ctx;
let block: string;
beforeAll(async () => {
  [store, browser] = await Promise.all([simulatedStore(), openBrowser()]);
  ctx = await store.connect();
  const here = { storefront_url: store.simulator.origin };
  await ctx.db.updateTable('shops').set(here).where('id', '=', ctx.shopId).execute();
  const api = await store.signIn(ctx);
  await api('POST /settings/widget/:id', { params: { id: ctx.shopId }, body: { isEnableAIAssistant: false } });
  await api('POST /faqs', { body: { question: 'How do I fold the tent?', answer: '<p>Twice.</p>', featured: true } });
  block = newId();
  const place = { place: 'allProducts', source: 'featured' } as const;
  await api('POST /faq-blocks', { body: { id: block, name: 'Block', title: 'Good to know', ...place } });
  const published = () => store.simulator.store.firstShop.state.installation.metafields.map((it) => it.key);
  await vi.waitUntil(() => ['config', 'faq_blocks'].every((it) => published().includes(it)), { timeout: 60_000 });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await store?.close();
});

const shop = () => store.simulator.store.firstShop;
const product = () => shop().products.find((it) => it.status === 'ACTIVE')?.handle ?? '';
const blog = () => shop().blogs[0];

interface Template {
  path(): string;
  /** Whom the store has signed in; nobody else sees the page. */
  isForCustomers?: boolean;
  /** The theme has no sections there, and so no place for blocks. */
  hasNoBlocks?: boolean;
  /** The store stands behind a password, which the visitor does not know. */
  isClosed?: boolean;
}

/** Every template of a theme that Shopify renders app embeds in. */
const templates: Record<string, Template> = {
  index: { path: () => '/' },
  'list-collections': { path: () => '/collections' },
  collection: { path: () => '/collections/jackets' },
  product: { path: () => `/products/${product()}` },
  cart: { path: () => '/cart' },
  page: { path: () => `/pages/${shop().pages[0]?.handle}` },
  policy: { path: () => `/policies/${shop().policies[0]?.handle}`, hasNoBlocks: true },
  blog: { path: () => `/blogs/${blog()?.handle}` },
  article: { path: () => `/blogs/${blog()?.handle}/${blog()?.articles[0]?.handle}` },
  search: { path: () => '/search?q=tent' },
  404: { path: () => '/no-such-page' },
  'customers/login': { path: () => '/account/login' },
  'customers/register': { path: () => '/account/register' },
  'customers/account': { path: () => '/account', isForCustomers: true },
  'customers/addresses': { path: () => '/account/addresses', isForCustomers: true },
  password: { path: () => '/password', isClosed: true },
};

/** Somebody on a page of this template; `asked` grows by what is asked of our server. */
async function visit({ path, isForCustomers, isClosed }: Template, query: Record<string, string> = {}) {
  const { theme } = shop().state;
  if (isClosed) theme.password = 'tents';
  else delete theme.password;
  const opened = await openPage(browser);
  const { page } = opened;
  const { origin } = store.simulator;
  if (isForCustomers) {
    const email = shop().state.customers[0]?.email ?? '';
    await page.request.post(`${origin}/account/login`, { form: { email } });
  }
  const asked: string[] = [];
  page.on('request', (it) => it.url().startsWith(store.w.origin) && asked.push(new URL(it.url()).pathname));
  page.on('websocket', (it) => asked.push(new URL(it.url()).pathname));
  const address = new URL(path(), origin);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  await page.goto(address.href, { waitUntil: 'load' });
  return { ...opened, asked, ...visitorOf(page) };
}

const launchers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#chatty-root')].map((it) => !!it.shadowRoot?.querySelector('.launcher')),
  );
const contacts = async () => {
  const of = ctx.db.selectFrom('contacts').where('shop_id', '=', ctx.shopId);
  return Number((await of.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow()).n);
};

describe.each(Object.entries(templates))('on the template %s', (_, template) => {
  test('the chatbox asks for nothing before it is wanted, opens, and takes what is written', async () => {
    const { page, context, errors, asked, launcher, open, begin, say, sent, dialog } = await visit(template);
    await launcher.waitFor();
    expect(await launchers(page)).toEqual([true]);
    // A page that draws nothing may wait long for its idle moment.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
    expect(asked).toEqual([]);
    await open();
    await dialog.getByText('Powered by Chatty').waitFor();
    await begin();
    await say('Where is my tent?');
    await sent().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('in the theme editor there is one launcher however often it is drawn anew, and nobody becomes a visitor', async () => {
    const before = { contacts: await contacts(), seen: await seenAt() };
    const { page, context, errors, asked, launcher, open, begin, say, thread } = await visit(template, {
      editor: 'on',
    });
    await launcher.waitFor();
    for (let i = 0; i < 3; i += 1) {
      await redraw(page);
      await launcher.waitFor();
    }
    expect(await launchers(page)).toEqual([true]);
    expect(asked.filter((it) => it.startsWith('/client/'))).toEqual([]);
    await open();
    await begin();
    await say('Does anybody read this?');
    await thread.getByText('Does anybody read this?').waitFor();
    await page.locator('#chatty-root').getByText('This is the theme editor, so nothing is sent.').first().waitFor();
    const told = asked.filter((it) => it.startsWith('/client/') || it === '/realtime');
    expect([...new Set(told)].toSorted()).toEqual(['/client/api/boot', '/client/api/visitors']);
    // What was written there is not sent by a later visit from the same browser either.
    const later = await context.newPage();
    await later.goto(new URL(template.path(), store.simulator.origin).href);
    const visitor = visitorOf(later);
    expect({ contacts: await contacts(), seen: await seenAt() }).toEqual(before);
    await visitor.open();
    await visitor.dialog.getByText('Powered by Chatty').waitFor();
    expect(await visitor.dialog.getByText('Does anybody read this?').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

const seenAt = async () =>
  (
    await ctx.db.selectFrom('shops').select('embed_seen_at').where('id', '=', ctx.shopId).executeTakeFirstOrThrow()
  ).embed_seen_at?.toISOString() ?? null;

/** As the theme editor does: takes the section out, puts it in anew as the server renders it, and tells of both. */
const redraw = (page: Page) =>
  page.evaluate(() => {
    const old = document.querySelector('#chatty-root');
    if (!old) throw new Error('there is no launcher to redraw');
    const tell = (name: string) => document.dispatchEvent(new CustomEvent(name, { bubbles: true }));
    tell('shopify:section:unload');
    // Without its shadow root, as it comes from the server.
    old.replaceWith(old.cloneNode());
    tell('shopify:section:load');
    tell('shopify:section:reorder');
  });

const withSections = Object.entries(templates).filter(([, { hasNoBlocks }]) => !hasNoBlocks);

test.each(withSections)(
  'a block of FAQs that the merchant put on the template %s shows its FAQs',
  async (_, template) => {
    const { page, context, errors } = await visit(template, { 'block.block_id': block });
    await page.getByRole('heading', { name: 'Good to know' }).waitFor();
    await page.locator('.chatty-block').getByText('How do I fold the tent?').first().waitFor();
    expect(await page.locator('.chatty-block').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('the checkout has no chatbox', async () => {
  const { page, context } = await visit({ path: () => `/products/${product()}` });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('1');
  await page.goto(`${store.simulator.origin}/checkout`);
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  expect(await launchers(page)).toEqual([]);
  await context.close();
});
