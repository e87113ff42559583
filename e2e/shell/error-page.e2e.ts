import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestMember } from '../../apps/server/src/test-kit/test-world.ts';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { goTo, notFoundHeading, visit } from './visits.ts';

let desk: InboxDesk;
let robin: TestMember;
beforeAll(async () => {
  desk = await openInboxDesk();
  robin = await (await desk.world.shop()).member();
});
afterAll(() => desk?.close());

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
    await page.route('**/api/faqs?*', (route) => route.fulfill({ json: { success: true, data: { not: 'a list' } } }));
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
    await page.route('**/assets/faq-list-page-*.js', async (route) => {
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
    await page.route('**/assets/faq-list-page-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'FAQs' }).click();
    await notFoundHeading(page).waitFor();
    expect(loads).toBe(1);
    await close();
  });
});
