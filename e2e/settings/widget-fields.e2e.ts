import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSettingsDesk, save, type SettingsDesk } from './settings-desk.ts';

let desk: SettingsDesk;
let png: Buffer;
beforeAll(async () => {
  desk = await openSettingsDesk();
  const page = await desk.open('/settings');
  png = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  await page.context().close();
});
afterAll(() => desk?.close());

const fill = (name: string, text: string) => (page: Page) =>
  page.getByRole('textbox', { name, exact: true }).fill(text);
const choose = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true }).check({ force: true });
const flip = (name: string) => (page: Page) => page.getByRole('switch', { name }).press('Space');
const pick = (name: string, option: string) => async (page: Page) => {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
/** A choice of the editor: the preview has some of the same names. */
const segment = (group: string, name: string) => (page: Page) =>
  page.locator('form').getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();
const upload = (group: string) => async (page: Page) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('group', { name: group }).getByRole('button', { name: 'Upload a picture' }).click(),
  ]);
  await chooser.setFiles({ name: 'sign.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('group', { name: group }).getByRole('img', { name: group }).waitFor();
};

type Row = [keyof SavedSettings, (page: Page) => Promise<unknown>, unknown];
const uploaded = expect.stringMatching(/^\/files\/[\w-]+\/[\w-]+\/\w+$/);

const readyMade: Row[] = [
  ['theme', choose('Ocean'), 'ocean'],
  ['icon', choose('Headset'), 'headset'],
];

const appearance: Row[] = [
  ['brandColor', fill('Brand color', '#123456'), '#123456'],
  ['textColor', fill('Text color', 'FFFDE7'), '#fffde7'],
  ['actionColor', fill('Action color', '#804'), '#880044'],
  ['isGradient', flip('Gradient header'), false],
  ['colorMode', segment('Color mode', 'Dark'), 'dark'],
  ['floatBtnLauncher', segment('Launcher style', 'Label'), 'label'],
  ['icon', upload('Your picture'), uploaded],
  ['floatBtnLabel', fill('Launcher label', 'Talk to us'), 'Talk to us'],
  ['floatBtnLabelColor', fill('Label and icon color', '#fafafa'), '#fafafa'],
  ['floatBtnSize', fill('Size (px)', '64'), 64],
  ['floatBtnPosition', segment('Position', 'Left'), 'left'],
  ['floatBtnOffsetSide', fill('Space at the side (px)', '32'), 32],
  ['floatBtnOffsetBottom', fill('Space at the bottom (px)', '48'), 48],
  ['logoHeader', upload('Logo'), uploaded],
  ['welcomeText', fill('Greeting', 'Servus'), 'Servus'],
  ['description', fill('Line under the greeting', 'Ask away.'), 'Ask away.'],
  ['backBtnLabel', fill('Back button label', 'Back to start'), 'Back to start'],
  ['fonts', pick('Fonts', 'Lora'), ['Lora']],
  ['isShowMemberAvatar', flip('Show pictures of team members'), false],
  ['dateFormat', pick('Date format', 'DD.MM.YYYY'), 'DD.MM.YYYY'],
  ['brandingRemoval', flip('Hide “Powered by Chatty”'), true],
];

const advanced: Row[] = [
  [
    'displayPages',
    async (page) => {
      await choose('Only these pages')(page);
      await fill('Addresses, one per line', '/cart\n/products/*')(page);
    },
    { type: 'showSpecific', values: ['/cart', '/products/*'] },
  ],
  ['displayDevices', segment('Devices', 'Only computers'), 'desktop'],
  ['hideOnMobile', flip('Hide the launcher on phones'), true],
  ['zIndex', fill('Layer (z-index)', '900'), 900],
  ['customCss', fill('Custom CSS', '.launcher { border-radius: 0 }'), '.launcher { border-radius: 0 }'],
];

describe('every field of the chatbox’s look and place is changed by an admin, and stands as it was changed', () => {
  test.each([
    ['a ready theme and an icon', 'appearance', readyMade],
    ['all of the appearance', 'appearance', appearance],
    ['all of the advanced page', 'advanced', advanced],
  ] as const)('%s', async (_, tab, rows) => {
    await desk.reset('basic');
    const page = await desk.open(`/widget/${tab}`);
    for (const [, change] of rows) {
      await change(page);
      await page.keyboard.press('Tab');
    }
    await save(page);
    const saved = await desk.saved();
    for (const [field, , expected] of rows) expect(saved[field], field).toEqual(expected);
    await page.context().close();
  });
});
