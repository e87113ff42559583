import { launcherDrawings } from '@chatty/contract/settings/launcher-drawings';
import { launcherFields } from '@chatty/contract/settings/launcher';
import { lookFields } from '@chatty/contract/settings/look';
import type { Page } from 'playwright-core';
import { choose, fill, flip, pick, segment, upload } from '../settings/controls.ts';

const part = (page: Page, selector: string) => page.locator(`#chatty-root ${selector}`).first();
const styleOf = (page: Page, selector: string, name: string): Promise<string> =>
  part(page, selector).evaluate((it, property) => getComputedStyle(it).getPropertyValue(property), name);
const place = (page: Page) =>
  part(page, '.launcher').evaluate((it) => {
    const { left, right, bottom, height } = it.getBoundingClientRect();
    return { left, right: innerWidth - right, bottom: innerHeight - bottom, height };
  });
export const textsOf = (page: Page, selector: string) => page.locator(`#chatty-root ${selector}`).allTextContents();
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Where the effect of a field is looked for: a page with the chat closed, at home, in a conversation; and a phone. */
export type Where = 'closed' | 'home' | 'thread' | 'phone';
/** Changes the field on its page of the admin, to the case's value. */
type Change = (page: Page) => Promise<unknown>;
export interface SettingCase {
  where: Where;
  change: Change;
  /** Read on that page, before and after. */
  see(page: Page): Promise<unknown>;
  before: unknown;
  after: unknown;
}

/** Every field of launcher and look. */
export const settingFields = { ...launcherFields, ...lookFields };
/** Those of them that the advanced page changes. */
export const advancedFields: readonly string[] = [
  'displayPages',
  'displayDevices',
  'hideOnMobile',
  'zIndex',
  'customCss',
];
/** For each, a change and what is seen of it. */
export const settingCases: Record<keyof typeof settingFields, SettingCase> = {
  floatBtnLauncher: {
    where: 'closed',
    change: segment('Launcher style', 'Icon'),
    see: (page) => styleOf(page, '.launcher span', 'display'),
    before: 'block',
    after: 'none',
  },
  icon: {
    where: 'closed',
    change: choose('Heart'),
    see: (page) => part(page, '.launcher path').getAttribute('d'),
    before: launcherDrawings.bubble,
    after: launcherDrawings.heart,
  },
  floatBtnLabel: {
    where: 'closed',
    change: fill('Launcher label', 'Need a hand?'),
    see: async (page) => [
      await textsOf(page, '.launcher span'),
      await part(page, '.launcher').getAttribute('aria-label'),
    ],
    before: [['Chat with us'], 'Chat with us'],
    after: [['Need a hand?'], 'Need a hand?'],
  },
  floatBtnLabelColor: {
    where: 'closed',
    change: fill('Label and icon color', '#ffe680'),
    see: (page) => styleOf(page, '.launcher', 'color'),
    before: rgb('#ffffff'),
    after: rgb('#ffe680'),
  },
  floatBtnSize: {
    where: 'closed',
    change: fill('Size (px)', '72'),
    see: async (page) => (await place(page)).height,
    before: 55,
    after: 72,
  },
  floatBtnPosition: {
    where: 'home',
    change: segment('Position', 'Left'),
    see: async (page) =>
      [(await place(page)).left, (await part(page, '.dialog').boundingBox())?.x].map((it) => it === 20),
    before: [false, false],
    after: [true, true],
  },
  floatBtnOffsetSide: {
    where: 'home',
    change: fill('Space at the side (px)', '90'),
    see: async (page) => [(await place(page)).right, await styleOf(page, '.dialog', 'right')],
    before: [20, '20px'],
    after: [90, '90px'],
  },
  floatBtnOffsetBottom: {
    where: 'home',
    change: fill('Space at the bottom (px)', '120'),
    see: async (page) => [(await place(page)).bottom, await styleOf(page, '.dialog', 'bottom')],
    before: [20, '89px'],
    after: [120, '189px'],
  },
  zIndex: {
    where: 'closed',
    change: fill('Layer (z-index)', '40'),
    // A part of the page lies there at 45.
    see: (page) => page.evaluate(() => document.elementFromPoint(innerWidth - 40, innerHeight - 40)?.localName),
    before: 'div',
    after: 'aside',
  },
  hideOnMobile: {
    where: 'phone',
    change: flip('Hide the launcher on phones'),
    see: (page) => part(page, '.launcher').isVisible(),
    before: true,
    after: false,
  },
  displayDevices: {
    where: 'closed',
    change: segment('Devices', 'Only phones'),
    see: (page) => part(page, '.launcher').isVisible(),
    before: true,
    after: false,
  },
  displayPages: {
    where: 'closed',
    change: async (page) => {
      await choose('All pages except these')(page);
      await fill('Addresses, one per line', '/Tents*/')(page);
    },
    see: (page) => part(page, '.launcher').isVisible(),
    before: true,
    after: false,
  },
  theme: {
    where: 'home',
    change: choose('Ocean'),
    see: async (page) => [
      await styleOf(page, '.head', 'background-color'),
      await styleOf(page, '.launcher', 'background-color'),
    ],
    before: [rgb('#1a5c4c'), rgb('#1a5c4c')],
    after: [rgb('#1d4ed8'), rgb('#1d4ed8')],
  },
  brandColor: {
    where: 'home',
    change: fill('Brand color', '#6B2158'),
    see: async (page) => [
      await styleOf(page, '.head', 'background-color'),
      await styleOf(page, '.launcher', 'background-color'),
    ],
    before: [rgb('#1a5c4c'), rgb('#1a5c4c')],
    after: [rgb('#6b2158'), rgb('#6b2158')],
  },
  textColor: {
    where: 'home',
    change: fill('Text color', 'ffe680'),
    see: (page) => styleOf(page, '.greeting h2', 'color'),
    before: rgb('#ffffff'),
    after: rgb('#ffe680'),
  },
  actionColor: {
    where: 'thread',
    change: fill('Action color', '#86286e'),
    see: async (page) => [
      await styleOf(page, '.bubble-own', 'background-color'),
      await styleOf(page, '.chip', 'color'),
    ],
    before: [rgb('#1a5c4c'), rgb('#1a5c4c')],
    after: [rgb('#86286e'), rgb('#86286e')],
  },
  isGradient: {
    where: 'home',
    change: flip('Gradient header'),
    see: async (page) => (await styleOf(page, '.hero', 'background-image')) === 'none',
    before: false,
    after: true,
  },
  colorMode: {
    where: 'home',
    change: segment('Color mode', 'Dark'),
    see: async (page) => [await styleOf(page, '.dialog', 'background-color'), await styleOf(page, '.card', 'color')],
    before: [rgb('#ffffff'), rgb('#16191f')],
    after: [rgb('#1b1f26'), rgb('#eef0f4')],
  },
  fonts: {
    where: 'home',
    change: pick('Fonts', 'Lora'),
    see: async (page) => (await styleOf(page, '.dialog', 'font-family')).split(',')[0],
    before: 'system-ui',
    after: 'Lora',
  },
  logoHeader: {
    where: 'home',
    change: upload('Logo'),
    see: (page) => page.getByRole('dialog').getByRole('img', { name: 'Test shop' }).count(),
    before: 0,
    after: 1,
  },
  welcomeText: {
    where: 'home',
    change: fill('Greeting', 'Welcome to the woods'),
    see: (page) => textsOf(page, '.greeting h2'),
    before: ['Hi there 👋'],
    after: ['Welcome to the woods'],
  },
  description: {
    where: 'home',
    change: fill('Line under the greeting', 'We know tents.'),
    see: async (page) => (await textsOf(page, '.greeting p'))[0],
    before: 'Ask us anything, or find an answer below.',
    after: 'We know tents.',
  },
  backBtnLabel: {
    where: 'thread',
    change: fill('Back button label', 'Start'),
    see: (page) => textsOf(page, '.head .turn'),
    before: [''],
    after: ['Start'],
  },
  isShowMemberAvatar: {
    where: 'thread',
    change: flip('Show pictures of team members'),
    see: (page) => page.locator('#chatty-root :is(.said-avatar, .head) .avatar:not(.avatar-assistant)').count(),
    before: 2,
    after: 0,
  },
  dateFormat: {
    where: 'thread',
    change: pick('Date format', 'DD.MM.YYYY'),
    see: async (page) => (await textsOf(page, '.day'))[0],
    before: '01/09/2026',
    after: '09.01.2026',
  },
  brandingRemoval: {
    where: 'home',
    change: flip('Hide “Powered by Chatty”'),
    see: (page) => textsOf(page, '.branding'),
    before: ['Powered by Chatty'],
    after: [],
  },
  customCss: {
    where: 'home',
    change: fill('Custom CSS', '.launcher { border-radius: 3px } .dialog { border-radius: 4px }'),
    see: async (page) => [
      await styleOf(page, '.launcher', 'border-radius'),
      await styleOf(page, '.dialog', 'border-radius'),
    ],
    before: ['99px', '18px'],
    after: ['3px', '4px'],
  },
};
