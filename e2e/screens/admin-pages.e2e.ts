import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allFaults, fits } from '../serious-faults.ts';
import { openSettingsDesk, type SettingsDesk } from '../settings/settings-desk.ts';
import { sizes } from './clipped-text.ts';

let desk: SettingsDesk;
beforeAll(async () => {
  desk = await openSettingsDesk();
  await desk.reset('basic');
});
afterAll(() => desk?.close());

/** The admin's pages that set the chatbox, its popups, and the store's pages of it. */
const pages = [
  ...['/widget/appearance', '/widget/advanced', '/widget/chat_page', '/settings/chat-availability'],
  ...['welcome', 'newsletter', 'product', 'cart-booster'].map((kind) => `/settings/detail/${kind}-popup`),
  ...['/settings/detail/pre-chat', '/settings/detail/auto-resolve', '/settings/detail/response-targets'],
  ...['/settings/detail/automation/satisfaction-survey', '/settings/integrations/order-tracking'],
  ...['/settings/translations', '/faqs', '/faqs/faqBlock', '/faqs/faqBlock/add-faqs-block'],
];

/** Whether the page fits once it has come to rest at a new width: the preview beside it is drawn to scale a moment later. */
const comesToFit = (page: Page) =>
  expect
    .poll(() => fits(page))
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

// What axe finds it finds at any width: it looks at the smallest. Each page's own tests look at it in the dark.
test('every page that sets the chatbox fits every width, and axe finds nothing on it, however little it matters', async () => {
  const page = await desk.open('/settings', { viewport: sizes[0] ?? null });
  const faults: string[] = [];
  for (const path of pages) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    const here = await allFaults(page, '#root');
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (!(await comesToFit(page))) here.push(`at ${size.width} px it scrolls sideways`);
    }
    await page.setViewportSize(sizes[0] ?? { width: 320, height: 640 });
    faults.push(...here.map((it) => `${path}: ${it}`));
  }
  expect(faults).toEqual([]);
  await page.context().close();
}, 180_000);
