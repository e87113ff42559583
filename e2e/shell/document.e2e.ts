import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeAtOnce } from '../browser.ts';
import type { TestMember } from '../../apps/server/src/test-kit/test-server.ts';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { goTo, notFoundHeading, visit } from './visits.ts';

let desk: InboxDesk;
let robin: TestMember;
beforeAll(async () => {
  desk = await openInboxDesk();
  const shop = await desk.services.shop();
  // Latin, letters that the Latin part of the font does not have, and some that no part has.
  const { db } = desk.services.services;
  await db.updateTable('shops').set({ name: 'Ship Łódź محل' }).where('id', '=', shop.id).execute();
  robin = await shop.member({ name: 'Robin Alder', owner: true });
});
afterAll(() => desk?.close());

/** What a person sees of a document before any code of ours has run, and what the browser was told. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const isLight = (color: string) => Number(/\d+/.exec(color)?.[0] ?? Number.NaN) > 127;
    return {
      scheme: document.documentElement.dataset.mantineColorScheme,
      isLight: isLight(getComputedStyle(document.body).backgroundColor),
      told: document.querySelector('meta[name="color-scheme"]')?.getAttribute('content'),
    };
  });
const dark = { scheme: 'dark', isLight: false, told: 'dark' };
const light = { scheme: 'light', isLight: true, told: 'light' };

/** Opens the document anew without the app itself: what is there is what the first painting shows. */
async function atFirstPaint(page: Page): Promise<Awaited<ReturnType<typeof seen>>> {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.reload();
  const at = await seen(page);
  await page.unroute('**/assets/index-*.js');
  return at;
}

describe('the color scheme', () => {
  test('is the system’s until somebody chooses, also on the pages before the sign-in, and follows it while open', async () => {
    const { page, context, errors } = await desk.stranger();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${desk.origin}/login`);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(await seen(page)).toEqual(dark);
    expect(await atFirstPaint(page)).toEqual(dark);
    await page.reload();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => seen(page)).toEqual(light);
    const bar = () => page.locator('meta[name="theme-color"]').first().getAttribute('content');
    const paper = await bar();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(bar).not.toBe(paper);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is chosen in the profile, kept in this browser, and there at the first painting', async () => {
    const { page, close } = await visit(desk, robin);
    await page.emulateMedia({ colorScheme: 'light' });
    const choose = async (name: string) => {
      await goTo(page, '/profile');
      await page.getByRole('radiogroup', { name: 'Theme' }).locator('label', { hasText: name }).click();
    };
    await choose('Dark');
    await expect.poll(() => seen(page)).toEqual(dark);
    expect(await atFirstPaint(page)).toEqual(dark);
    await page.reload();
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await choose('Light');
    await expect.poll(() => seen(page)).toEqual(light);
    expect(await atFirstPaint(page)).toEqual(light);
    await page.reload();
    await choose('System');
    await expect.poll(() => seen(page)).toEqual(dark);
    await close();
  });
});

describe('the font', () => {
  test('comes from our own server with the document, in the parts that are needed; other scripts are the system’s', async () => {
    const { page, context } = await desk.stranger();
    const fonts: string[] = [];
    const foreign: string[] = [];
    page.on('response', (it) => {
      const { origin, pathname } = new URL(it.url());
      if (origin !== desk.origin && it.url().startsWith('http')) foreign.push(it.url());
      if (pathname.endsWith('.woff2'))
        fonts.push(`${pathname.replace(/-[\w-]{8}\.woff2$/, '')} ${it.headers()['cache-control']}`);
    });
    await page.goto(`${desk.origin}/login`);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const year = 'public, max-age=31536000, immutable';
    expect(fonts).toEqual([`/assets/inter-latin-wght-normal ${year}`]);
    expect(await familiesOf(page, 'h1')).toEqual(['Inter']);

    const token = await desk.services.services.sessions.makeLink(robin.email);
    await page.goto(`${desk.origin}/sign-in/link?token=${encodeURIComponent(token)}`);
    await page.getByText('Ship Łódź محل').first().waitFor();
    await expect.poll(() => fonts.some((it) => it.startsWith('/assets/inter-latin-ext-'))).toBe(true);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const families = await familiesOf(page, 'header span:text("Ship Łódź")');
    expect(families.toSorted()).toEqual(['Inter', 'system']);
    const parts = new Set(fonts.map((it) => /inter-([\w-]+?)-wght/.exec(it)?.[1]));
    expect([...parts].toSorted()).toEqual(['latin', 'latin-ext']);
    expect(foreign).toEqual([]);
    await context.close();
  });

  test('moves nothing when it comes late', async () => {
    const { page, context } = await desk.stranger();
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', (route) => late.then(() => route.continue()));
    await page.goto(`${desk.origin}/login`, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name: 'Log in' });
    await heading.waitFor();
    const box = () =>
      page.locator('h1, label, button').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
    const before = await box();
    const arrived = page.waitForResponse('**/*.woff2');
    release();
    await (await arrived).finished();
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(done))));
    expect(await box()).toEqual(before);
    await context.close();
  });
});

test('no line is so tight that what hides its overflow cuts the letters that reach below', async () => {
  const { page, guest, close } = await desk.inbox();
  const { conversationId } = await guest('Where is my jacket?');
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((it) =>
          [...it.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim()),
        )
        .filter((it) => {
          const { overflowY, lineHeight, fontSize } = getComputedStyle(it);
          return overflowY !== 'visible' && Number.parseFloat(lineHeight) < 1.2 * Number.parseFloat(fontSize);
        })
        .map((it) => it.outerHTML.slice(0, 120)),
    );
  for (const [path, heading] of [
    [`/inbox/${conversationId}`, 'Inbox'],
    ['/settings/team-members', 'Team members'],
    ['/faqs', 'FAQs'],
  ] as const) {
    await goTo(page, path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    if (path.startsWith('/inbox')) await page.getByRole('button', { name: 'Resolve' }).waitFor();
    expect(await cut(), path).toEqual([]);
  }
  await close();
});

describe('the error page', () => {
  test('goes back, loads anew, and has no button for a support that is not there', async () => {
    const { page, close } = await visit(desk, robin);
    await goTo(page, '/faqs');
    await page.getByRole('heading', { name: 'FAQs', level: 1 }).waitFor();
    await page.goto(`${desk.origin}/no/such/page`);
    await notFoundHeading(page).waitFor();
    expect(await page.title()).toBe('Not Found');
    expect(await page.getByRole('button', { name: 'Contact us' }).count()).toBe(0);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await notFoundHeading(page).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { name: 'FAQs', level: 1 }).waitFor();
    await eventually(() => page.title()).toBe('FAQs · Chatty');
    await close();
  });

  test('is shown when a page fails to render, and is gone with the next navigation', async () => {
    const { page, close } = await visit(desk, robin);
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    // An answer of a shape that no server of ours gives.
    await routeAtOnce(page, '**/api/faqs?*', (route) =>
      route.fulfill({ json: { success: true, data: { not: 'a list' } } }),
    );
    await page.getByRole('link', { name: 'FAQs' }).click();
    await notFoundHeading(page).waitFor();
    expect(await page.title()).toBe('Not Found');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await close();
  });
});

describe('after a deployment', () => {
  test('a tab whose files are gone loads anew once, where it was going', async () => {
    const { page, close } = await visit(desk, robin);
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    let refused = 0;
    await routeAtOnce(page, '**/assets/faq-list-page-*.js', async (route) => {
      refused += 1;
      await (refused === 1 ? route.fulfill({ status: 404 }) : route.continue());
    });
    await page.getByRole('link', { name: 'FAQs' }).click();
    await page.getByRole('heading', { name: 'FAQs', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/faqs');
    expect(refused).toBe(2);
    await close();
  });

  test('a file that stays away ends in the error page, not in a loop', async () => {
    const { page, close } = await visit(desk, robin);
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await routeAtOnce(page, '**/assets/faq-list-page-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'FAQs' }).click();
    await notFoundHeading(page).waitFor();
    // What draws the error page does not wait for the fonts, which the document does.
    await expect.poll(() => loads).toBe(1);
    await close();
  });
});

/** The names of the fonts that the letters of an element are really drawn with; those of the system as “system”. */
async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const handle = await page.locator(selector).first().elementHandle();
  await handle?.evaluate((it) => it.setAttribute('data-looked-at', ''));
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-looked-at]' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await handle?.evaluate((it) => it.removeAttribute('data-looked-at'));
  await client.detach();
  return [...new Set(fonts.map((it) => (it.isCustomFont ? it.familyName : 'system')))];
}
