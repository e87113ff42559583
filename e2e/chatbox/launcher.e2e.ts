import { describe, expect, test } from 'vitest';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();

const wide = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const small = { width: 320, height: 640 };

describe('the launcher, before a visitor reaches for it', () => {
  test('is drawn as the store was told, and asks the server for nothing', async () => {
    const store = await stores.open();
    await store.save({
      ...{ theme: 'lemon', floatBtnLauncher: 'label', floatBtnLabel: `"Tents" & <b>'stoves'</b>`, floatBtnSize: 64 },
      ...{ floatBtnPosition: 'left', floatBtnOffsetSide: 31, floatBtnOffsetBottom: 47, floatBtnLabelColor: '#fffbe0' },
    });
    await expect.poll(store.told).toBeTruthy();
    const { page, launcher, context, errors } = await store.visit();
    const asked: string[] = [];
    page.on('request', (it) => void (it.url().startsWith(stores.server.origin) && asked.push(it.url())));
    expect(await launcher.textContent()).toBe(`"Tents" & <b>'stoves'</b>`);
    expect(await launcher.locator('svg').isVisible()).toBe(false);
    const { x, y, height } = (await launcher.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    expect([x, 860 - y - height, height]).toEqual([31, 47, 64]);
    // What was chosen cannot be read on yellow.
    const colors = await launcher.evaluate((it) => [getComputedStyle(it).color, getComputedStyle(it).backgroundColor]);
    expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 216, 77)']);
    await page.setViewportSize(phone);
    expect(await launcher.locator('span').isVisible()).toBe(true);
    await expect.poll(() => fits(page)).toBe(true);
    expect([asked, errors]).toEqual([[], []]);
    await context.close();
    store.close();
  });

  test.each([
    ['nothing', null],
    ['what an earlier version told', { brandColor: '#6b2158', label: 'Old' }],
    ['what nobody tells', { floatBtnSize: 'huge', icon: {}, displayPages: null, floatBtnLabel: 7, zIndex: [] }],
  ])('takes the product’s defaults where the store was told %s', async (_, config) => {
    const store = await stores.open();
    store.tell(config);
    const { launcher, context, errors } = await store.visit();
    expect(await launcher.textContent()).toBe('Chat with us');
    expect((await launcher.boundingBox())?.height).toBe(55);
    expect(errors).toEqual([]);
    await context.close();
    store.close();
  });

  test('shows a picture in place of its icon, and the bubble where the picture is not there', async () => {
    const store = await stores.open();
    await store.save({ icon: `${store.home}/logo.svg` });
    await expect.poll(store.told).toBeTruthy();
    const first = await store.visit();
    expect(await first.launcher.locator('img').isVisible()).toBe(true);
    expect(await first.launcher.locator('svg').isVisible()).toBe(false);
    store.tell({ picture: `${store.home}/broken.png` });
    await first.page.reload();
    await expect.poll(() => first.launcher.locator('svg').isVisible()).toBe(true);
    expect(await first.launcher.locator('img').isVisible()).toBe(false);
    await first.context.close();
    store.close();
  });
});

describe('where the merchant does not want the chatbox', () => {
  test('nothing is drawn or loaded, not even an open chat of the page before; a link opens it all the same', async () => {
    const store = await stores.open({ displayPages: { type: 'hideSpecific', values: ['/cart', '/blogs/*'] } });
    await store.save({});
    await expect.poll(store.told).toBeTruthy();
    const { page, open, dialog, launcher, context } = await store.visit('/');
    await open();
    await page.goto(`${store.home}/FR/cart/?root=/fr`);
    const loaded: string[] = [];
    page.on('request', (it) => void (it.url().startsWith(stores.server.origin) && loaded.push(it.url())));
    // After what would have been loaded in the idle moment before this one.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_500 })));
    expect(await launcher.isVisible()).toBe(false);
    expect(await page.locator('#chatty-root .dialog').count()).toBe(0);
    expect(loaded).toEqual([]);

    await page.goto(`${store.home}/cart#chatty`);
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close chat' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => window.Chatty?.open())).toBe(true);
    await dialog.waitFor();
    await context.close();
    store.close();
  });

  test('a device is told by its width, also while that changes', async () => {
    const store = await stores.open();
    for (const [displayDevices, shown] of [
      ['desktop', [true, false]],
      ['mobile', [false, true]],
    ] as const) {
      await store.save({ displayDevices });
      await expect.poll(store.told).toMatchObject({ displayDevices });
      const { page, launcher, context } = await store.visit('/', tablet);
      expect(await launcher.isVisible()).toBe(shown[0]);
      await page.setViewportSize({ width: 767, height: 1024 });
      expect(await launcher.isVisible()).toBe(shown[1]);
      await context.close();
    }
    store.close();
  });
});

test('a merchant’s own style reaches the chatbox and nothing else, and is never markup', async () => {
  const store = await stores.open();
  const escapes = [
    '</style><img src=x onerror="window.broken=1"><style>',
    `@import url("${store.home}/imported.css");`,
    ':host { position: static !important; width: 700px !important; height: 300px !important }',
    '@media all { :host { background: red !important; height: 500px !important } }',
    '@scope { :scope { width: 700px !important } }',
    '@property --paper { syntax: "<color>"; inherits: true; initial-value: red }',
    'header, body, :root { background: red !important }',
    '.launcher { background: rgb(1, 2, 3) }',
    '@media all { .launcher { border-radius: 5px } }',
  ];
  await store.save({ customCss: escapes.join('\n') });
  await expect.poll(store.told).toBeTruthy();
  const { page, launcher, open, context, errors } = await store.visit();
  const strangers: string[] = [];
  page.on('request', (it) => void (it.url().includes('imported') && strangers.push(it.url())));
  await page.reload();
  await open();
  const seen = await page.evaluate(() => {
    const host = document.getElementById('chatty-root');
    const { width, height } = host?.getBoundingClientRect() ?? { width: 1, height: 1 };
    const header = document.querySelector('header');
    return [width, height, header && getComputedStyle(header).backgroundColor, 'broken' in window];
  });
  expect(seen).toEqual([0, 0, 'rgb(255, 255, 255)', false]);
  const own = await launcher.evaluate((it) => [
    getComputedStyle(it).backgroundColor,
    getComputedStyle(it).borderRadius,
  ]);
  expect(own).toEqual(['rgb(1, 2, 3)', '5px']);
  expect([strangers, errors]).toEqual([[], []]);
  await context.close();
  store.close();
});

describe('the chat’s window', () => {
  test.each([
    ['ltr', 'right'],
    ['ltr', 'left'],
    ['rtl', 'right'],
    ['rtl', 'left'],
  ] as const)('stands in its corner on every width, %s, %s', async (dir, floatBtnPosition) => {
    const store = await stores.open();
    await store.save({ floatBtnPosition, floatBtnOffsetSide: 200, floatBtnOffsetBottom: 200, floatBtnSize: 80 });
    await expect.poll(store.told).toBeTruthy();
    for (const size of [small, phone, tablet, wide]) {
      const { page, dialog, launcher, open, context } = await store.visit(`/?dir=${dir}`, size);
      const button = (await launcher.boundingBox()) ?? { x: -1, width: 0 };
      expect(button.x).toBeGreaterThanOrEqual(0);
      expect(button.x + button.width).toBeLessThanOrEqual(size.width);
      await open();
      const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      expect([x >= 0, y >= 0, x + width <= size.width, y + height <= size.height]).toEqual([true, true, true, true]);
      expect(height).toBeGreaterThanOrEqual(440);
      if (size.width >= 768) expect(floatBtnPosition === 'left' ? x : size.width - x - width).toBe(200);
      expect(await fits(page)).toBe(true);
      await context.close();
    }
    store.close();
  });

  test('opens and closes in 300 ms, and at once where the visitor wants no motion', async () => {
    const store = await stores.open();
    const { page, dialog, open, context } = await store.visit();
    const motion = (selector: string) =>
      page.locator(`#chatty-root ${selector}`).evaluate((it) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(it);
        return { animationName, animationDuration, transitionDuration };
      });
    await open();
    await dialog.getByText('Powered by Chatty').waitFor();
    expect(await motion('.dialog')).toEqual({
      animationName: 'none',
      animationDuration: '0s',
      transitionDuration: '0s',
    });
    await dialog.getByRole('button', { name: 'Close chat' }).click();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open();
    expect(await motion('.dialog')).toMatchObject({ animationName: 'rise', animationDuration: '0.3s' });
    // Asked before it closes: what moves for 300 ms may be over when a busy machine looks.
    const moving = page.locator('#chatty-root .dialog').evaluate(
      (it) =>
        new Promise<number[]>((resolve) => {
          const tell = () =>
            resolve(it.getAnimations().map((each) => Number(each.effect?.getComputedTiming().duration)));
          it.addEventListener('animationstart', tell, { once: true });
          it.addEventListener('transitionrun', tell, { once: true });
        }),
    );
    await dialog.getByRole('button', { name: 'Close chat' }).click();
    const closing = await moving;
    expect(closing.length).toBeGreaterThan(0);
    expect(new Set(closing)).toEqual(new Set([300]));
    await dialog.waitFor({ state: 'hidden' });
    await context.close();
    store.close();
  });

  test('is dark where the device is, with colorMode auto, and turns with it', async () => {
    const store = await stores.open({ colorMode: 'auto' });
    const { page, dialog, open, context } = await store.visit();
    await open();
    await dialog.getByText('Powered by Chatty').waitFor();
    const paper = () => dialog.evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(await paper()).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(paper).toBe('rgb(27, 31, 38)');
    await context.close();
    store.close();
  });

  test.each([
    ['dark', phone, '#1f2430'],
    ['dark', wide, '#ffffff'],
    ['light', phone, '#ffffff'],
    ['light', wide, '#ffd84d'],
  ] as const)('can be read on every screen, %s, in any color', async (colorMode, size, color) => {
    const merchant = { brandColor: color, textColor: color, actionColor: color, floatBtnLabelColor: color };
    const store = await stores.open({ colorMode, backBtnLabel: 'Back', ...merchant });
    const member = await store.shop.member();
    const body = {
      question: 'How do I fold the tent?',
      answer: '<p>Fold it <a href="https://x.example">twice</a>.</p>',
    };
    await member.api('POST /faqs', { body: { ...body, featured: true } });
    await store.save({});
    await expect.poll(store.told).toBeTruthy();
    const { page, dialog, launcher, open, begin, say, context, errors } = await store.visit('/', size);
    await launcher.waitFor();
    const faults = () => seriousFaults(page, '#chatty-root');
    expect(await faults()).toEqual([]);
    await open();
    const question = dialog.getByRole('button', { name: body.question });
    await question.waitFor();
    expect(await faults()).toEqual([]);
    await question.click();
    await dialog.getByText('twice').waitFor();
    expect(await faults()).toEqual([]);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await begin();
    await say(body.question);
    await dialog.getByText('Was this helpful?').waitFor();
    expect(await faults()).toEqual([]);
    await dialog.getByRole('button', { name: 'Talk to a person' }).first().click();
    await dialog.getByRole('button', { name: 'Get the answer by email' }).click();
    await dialog.getByRole('textbox', { name: 'Where should we send the answer?' }).fill('ida@visitor');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText('Email is invalid').waitFor();
    expect(await faults()).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
    store.close();
  });
});
