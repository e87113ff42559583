import { join } from 'node:path';
import { type EmbedWords, launcherLookOf } from '@chatty/contract/settings/embed-config';
import { launcherKinds } from '@chatty/contract/settings/options';
import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestSimulator } from '../../apps/simulator/src/start-for-test.ts';
import { type Browser, openBrowser, openPage } from '../browser.ts';

/** A server that answers nothing: what is seen is what the page draws by itself. */
const origin = 'http://127.0.0.1:9';
let store: TestSimulator;
let browser: Browser;
beforeAll(async () => {
  const extensionDir = join(import.meta.dirname, '../../extensions/chatbox');
  [store, browser] = await Promise.all([startForTest({ extensionDir }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await store?.simulator.close();
});

/** What the theme embed is told of a launcher with this label, in the language of the page as in every other. */
function tell(launcher: object, words: EmbedWords | null): void {
  const config = { ...launcherLookOf(ShopSettings.parse(launcher)), enabled: true, origin };
  const field = { namespace: 'chatty', type: 'json', updatedAt: '' };
  store.simulator.store.firstShop.state.installation.metafields = [
    { ...field, id: 1, key: 'config', value: JSON.stringify(config) },
    ...(words ? [{ ...field, id: 2, key: 'words', value: JSON.stringify(words) }] : []),
  ];
}

/** The launcher as the theme's own page draws it. */
async function seen() {
  const { page, context, errors } = await openPage(browser);
  await page.goto(store.simulator.origin);
  const launcher = page.locator('#chatty-root .launcher');
  await launcher.waitFor();
  const { width = 0, height = 0 } = (await launcher.boundingBox()) ?? {};
  const words = launcher.locator('span');
  const shown = {
    label: (await words.isVisible()) ? await words.textContent() : null,
    hasIcon: await launcher.locator('svg').isVisible(),
    isRound: width === height,
    name: await launcher.getAttribute('aria-label'),
  };
  expect(errors).toEqual([]);
  await context.close();
  return shown;
}

const inEnglish = (label: string): EmbedWords => ({ en: [label, 'Close chat', 'Chat', 'Hello', 'Ask us'] });

test.each(launcherKinds)(
  'a launcher of the kind %s whose label the merchant emptied is a round icon from the first paint on, with a name for screen readers',
  async (floatBtnLauncher) => {
    for (const words of [inEnglish(''), null]) {
      tell({ floatBtnLauncher, floatBtnLabel: '' }, words);
      expect(await seen()).toEqual({ label: null, hasIcon: true, isRound: true, name: 'Chat with us' });
    }
  },
);

test('a label that was chosen, or never touched, is drawn in the language of the page', async () => {
  tell({ floatBtnLabel: 'Ask Tom' }, inEnglish('Ask Tom'));
  expect(await seen()).toMatchObject({ label: 'Ask Tom', hasIcon: true, name: 'Ask Tom' });
  tell({ floatBtnLabel: 'Frag Tom' }, { ...inEnglish('Ask Tom'), de: ['Frag Tom', '', '', '', ''] });
  expect(await seen()).toMatchObject({ label: 'Ask Tom' });
  tell({}, inEnglish('Chat with us'));
  expect(await seen()).toMatchObject({ label: 'Chat with us', isRound: false });
});
