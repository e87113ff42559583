import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookAt } from '../../apps/server/src/test-kit/at-socket.ts';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

const usd = (amount: string) => ({ amount, currency: 'USD' });

test('what a visitor does in the store stands between the messages, folded, opens by keyboard, and can be hidden for good', async () => {
  const { page, shop, owner, guest, errors, close } = await desk.inbox({ path: null });
  const visitor = await guest('Is the tent in stock?');
  const { contactId } = visitor;
  const look = (path: string, title: string, quantity = 0) =>
    lookAt(
      desk.services.services,
      { shopId: shop.id, contactId },
      { url: `https://${shop.domain}${path}`, title },
      {
        lines: [{ variantId: 'v', title: 'Blue tent', quantity, price: usd('42.00'), imageUrl: null }],
        total: usd(`${42 * quantity}.00`),
      },
    );
  await look('/', 'Home');
  await look('/products/tent', 'Blue tent', 2);
  await visitor.say('And in green?');
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}`);
  const { thread } = partsOf(page);
  const fold = thread.getByRole('button', { name: 'Viewed 2 pages, added 2 items to the cart' });
  await fold.waitFor();
  const order = () => thread.evaluate((it) => it.textContent ?? '');
  expect(await order()).toMatch(/Is the tent in stock.*Viewed 2 pages.*And in green/s);

  // What comes while one looks is there without a reload.
  await look('/products/green-tent', 'Green tent', 2);
  await thread.getByRole('link', { name: 'Green tent (opens in a new tab)' }).waitFor();
  await fold.focus();
  await page.keyboard.press('Enter');
  await thread.getByText('Added 2 × Blue tent, cart total $84.00').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.reload();
  await fold.waitFor();
  await thread.getByRole('link', { name: 'Green tent (opens in a new tab)' }).waitFor();

  const more = async (item: string) => {
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await more('Hide store activity');
  await fold.waitFor({ state: 'hidden' });
  await eventually(async () => (await owner.api('GET /me')).data.desk.showTrail).toBe(false);
  await page.reload();
  await thread.getByText('And in green?').waitFor();
  await more('Show store activity');
  await fold.waitFor();

  await page.goto(`${desk.origin}/contacts/${contactId}`);
  const pages = page.locator('section', { has: page.getByRole('heading', { name: 'Pages', exact: true }) });
  await eventually(() => pages.getByRole('link').allTextContents()).toEqual(['Green tent', 'Blue tent', 'Home']);
  expect(errors).toEqual([]);
  await close();
});

test('a jump to a message of long ago, and what is read above it, stay in place when steps come between', async () => {
  const { page, shop, guest, errors, close } = await desk.inbox({ path: null });
  const visitor = await guest('The very first word');
  const { shopId, contactId } = { shopId: shop.id, contactId: visitor.contactId };
  for (let at = 0; at < 70; at += 1) {
    await visitor.say(`Word ${at}`);
    const place = { url: `https://${shop.domain}/pages/${at}`, title: `Page ${at}` };
    if (at % 10 === 0) await lookAt(desk.services.services, { shopId, contactId }, place);
  }
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}#1`);
  const { thread } = partsOf(page);
  await thread.getByText('Viewed Page 60').waitFor({ state: 'attached' });
  await thread.getByText('Viewed Page 0').waitFor();
  const inSight = () =>
    thread.getByText('The very first word').evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  await eventually(inSight).toBe(true);
  expect(errors).toEqual([]);
  await close();
});

test('a page that calls itself markup, or anything long, stands as words that fit a phone', async () => {
  const { page, shop, guest, errors, close } = await desk.inbox({
    path: '/settings',
    size: { width: 375, height: 740 },
  });
  const visitor = await guest('Hello?');
  const whose = { shopId: shop.id, contactId: visitor.contactId };
  const markup = '<img src=x onerror="document.body.remove()">';
  const look = (path: string, title: string, pieces: number) =>
    lookAt(
      desk.services.services,
      whose,
      { url: `https://${shop.domain}${path}`, title },
      {
        lines: Array.from({ length: pieces }, (_, at) => ({
          variantId: `v${at}`,
          title: `${markup} ${at}`,
          quantity: 1,
          price: usd('1.00'),
          imageUrl: null,
        })),
        total: usd(`${pieces}.00`),
      },
    );
  await look('/a', markup, 0);
  await look('/b', 'Rindfleischetikettierungs'.repeat(12), 8);
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}`);
  const { thread } = partsOf(page);
  await thread.getByRole('button', { name: 'Viewed 2 pages, added 8 items to the cart' }).click();
  await thread.getByText(markup, { exact: true }).waitFor();
  await thread.getByText(/Added 1 × .* 4, 3 more changes, cart total \$8\.00/).waitFor();
  expect(await thread.locator('img[src="x"]').count()).toBe(0);
  const widest = () => thread.evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(await widest()).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousFaults(page)).toEqual([]);
  }
  expect(errors).toEqual([]);
  await close();
});
