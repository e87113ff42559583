import { join } from 'node:path';
import { type EmbedWords, launcherLookOf } from '@chatty/contract/settings/embed-config';
import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { expect, test } from 'vitest';
import { startForTest } from '../../apps/simulator/src/start-for-test.ts';

const extensionDir = join(import.meta.dirname, '../../extensions/chatbox');
const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('the theme embed hands the loader exactly what the store was told, whatever stands in it', async () => {
  const { simulator, ask } = await startForTest({ extensionDir });
  const nasty = `"><script>x</script>' & {{ shop.name }} </div> ü 👋 \\ \n`;
  const settings = ShopSettings.parse({ floatBtnLabel: nasty.slice(0, 40), customCss: nasty });
  const config = { ...launcherLookOf(settings), enabled: true, origin: 'https://chat.example' };
  const { installation } = simulator.store.firstShop.state;
  const field = { id: 1, namespace: 'chatty', key: 'config', type: 'json', updatedAt: '' };
  const words: EmbedWords = { en: [nasty, 'Close', 'Chat', nasty, 'Ask'] };
  installation.metafields = [
    { ...field, value: JSON.stringify(config) },
    { ...field, id: 2, key: 'words', value: JSON.stringify(words) },
  ];

  const page = await (await ask('/')).text();
  const attribute = /data-config="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(JSON.parse(unescaped(attribute))).toEqual(config);
  const said = ['label', 'close', 'dialog', 'welcome', 'ask'].map((name) =>
    unescaped(new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1] ?? ''),
  );
  expect(said).toEqual(words.en);
  expect(page).not.toContain('<script>x</script>');

  installation.metafields = [{ ...field, value: JSON.stringify({ ...config, enabled: false }) }];
  expect(await (await ask('/')).text()).not.toContain('chatty-root');
  await simulator.close();
});
