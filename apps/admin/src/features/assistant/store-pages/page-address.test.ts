import { expect, test } from 'vitest';
import { idOfPath, pathOfPage } from './page-address.ts';

test('a page is found again by its address, whatever the store calls it', () => {
  for (const id of ['gid://shopify/Page/1', 'gid://shopify/ShopPolicy/22', 'gid://other/Page/1', 'a b?c#d/é']) {
    const part = pathOfPage(id).slice('/ai_assistant/data_sources/pages/'.length);
    expect(part).not.toMatch(/[/?#]/);
    expect(idOfPath(decodeURIComponent(part))).toBe(id);
  }
});
