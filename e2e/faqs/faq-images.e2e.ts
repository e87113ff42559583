import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeAtOnce } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { type FaqDesk, openFaqDesk } from './faq-desk.ts';

let desk: FaqDesk;
let png: Buffer;
beforeAll(async () => {
  desk = await openFaqDesk();
  const page = await desk.open('/faqs');
  png = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 120 } });
  await page.context().close();
});
afterAll(() => desk?.close());

const answer = (page: Page) => page.getByRole('textbox', { name: 'Answer', exact: true });
const images = (page: Page) => answer(page).locator('figure img');
const uploads = (page: Page) => page.getByRole('list', { name: 'Image uploads' });
const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const file = (name: string, mimeType = 'image/png', buffer = png) => ({ name, mimeType, buffer });

async function newFaq(): Promise<Page> {
  await desk.reset([]);
  const page = await desk.open('/faqs/addFaq');
  await page.getByRole('textbox', { name: 'Question' }).fill('Which size?');
  await answer(page).click();
  await page.keyboard.type('See the chart.');
  return page;
}

async function choose(page: Page, it: ReturnType<typeof file>): Promise<void> {
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload an image' }).click(),
  ]);
  await chooser.setFiles(it);
}

/** Gives files to the text as a paste or a drop does. */
const hand = (page: Page, how: 'paste' | 'drop', name: string) =>
  answer(page).evaluate(
    (text, { how, name, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes), (it) => it.charCodeAt(0))], name, { type: 'image/png' }));
      const { left, top } = text.getBoundingClientRect();
      const at = { clientX: left + 30, clientY: top + 20, bubbles: true, cancelable: true };
      text.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, ...at }),
      );
    },
    { how, name, bytes: png.toString('base64') },
  );

const savedAnswer = async () => {
  const { data } = await desk.api('GET /faqs');
  return (await desk.api('GET /faqs/:id', { params: { id: data[0]?.id ?? '' } })).data.answer;
};

test('an image is chosen, pasted and dropped, described in its place, saved, and there after a reload', async () => {
  const page = await newFaq();
  await choose(page, file('sizes.png'));
  await images(page).waitFor();
  const words = page.getByRole('textbox', { name: 'Describe this image' });
  await words.fill('Sizes from XS to XL');
  await words.press('Enter');
  await page.keyboard.type('And from the back:');
  await hand(page, 'paste', 'back.png');
  await expect.poll(() => images(page).count()).toBe(2);
  await hand(page, 'drop', 'front.png');
  await expect.poll(() => images(page).count()).toBe(3);
  expect(await seriousFaults(page)).toEqual([]);

  await bar(page).getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/faqs\/editFaq\//);
  const html = await savedAnswer();
  expect(html).toContain('alt="Sizes from XS to XL"');
  const addresses = [...html.matchAll(/<img src="([^"]+)"/g)].map((it) => it[1] ?? '');
  expect(addresses).toHaveLength(3);
  for (const it of addresses) {
    const served = await fetch(new URL(it, desk.services.origin));
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
  await page.reload();
  await images(page).nth(2).waitFor();
  await expect
    .poll(() => images(page).evaluateAll((all) => all.map((it) => it instanceof HTMLImageElement && it.naturalWidth)))
    .toEqual([240, 240, 240]);
  expect(
    await page
      .getByRole('textbox', { name: 'Describe this image' })
      .evaluateAll((all) => all.map((it) => it instanceof HTMLInputElement && it.value)),
  ).toContain('Sizes from XS to XL');
  await page.context().close();
});

test('an upload that takes its time shows how far it is; one that fails keeps its name, and nothing is saved without it', async () => {
  const page = await newFaq();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await routeAtOnce(page, '**/api/files?*', async (route) => {
    await held;
    await route.abort();
  });
  await choose(page, file('sizes.png'));
  await uploads(page).getByText('Uploading sizes.png').waitFor();
  await uploads(page).getByRole('progressbar').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+s');
  await page.getByText('Wait for your images to finish uploading.').waitFor();
  go();
  await uploads(page).getByText('sizes.png: No connection. Not uploaded.').waitFor();
  await page.getByText('Wait for your images to finish uploading.').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await page.getByText('An image wasn’t uploaded. Try again or remove it.').waitFor();
  expect(await desk.questions()).toEqual([]);

  await page.unroute('**/api/files?*');
  await uploads(page).getByRole('button', { name: 'Try again' }).click();
  await images(page).waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/faqs\/editFaq\//);
  expect(await savedAnswer()).toContain('/files/');
  await page.context().close();
});

test('what visitors could not see is refused by its name, and can be removed', async () => {
  const page = await newFaq();
  await choose(page, file('terms.pdf', 'application/pdf'));
  await uploads(page).getByText('terms.pdf: Visitors can’t see this type of image.').waitFor();
  await choose(page, file('fake.png', 'image/png', Buffer.from('<svg onload="alert(1)">')));
  await uploads(page).getByText('fake.png:').waitFor();
  await uploads(page).getByRole('button', { name: 'Remove terms.pdf' }).click();
  await uploads(page).getByRole('button', { name: 'Remove fake.png' }).click();
  await uploads(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/faqs\/editFaq\//);
  expect(await savedAnswer()).toBe('<p>See the chart.</p>');
  await page.context().close();
});

test('a video is shown as visitors will see it, and nothing is asked of its site', async () => {
  const page = await newFaq();
  const asked: string[] = [];
  page.on('request', (it) => asked.push(new URL(it.url()).hostname));
  await page.getByRole('button', { name: 'Video', exact: true }).click();
  await page.getByRole('textbox', { name: 'Video link' }).fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByRole('textbox', { name: 'Title' }).fill('Measure your feet');
  await page.getByText('What visitors see').waitFor();
  await page.getByText('Measure your feet').waitFor();
  await page.getByRole('button', { name: 'Insert' }).click();
  await answer(page).getByText('YouTube video. Loads when visitors press play.').waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/faqs\/editFaq\//);
  expect(await savedAnswer()).toContain('title="Measure your feet"');
  expect(asked.filter((it) => it.includes('youtube'))).toEqual([]);
  await page.context().close();
});
