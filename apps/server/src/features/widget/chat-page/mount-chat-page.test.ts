import { standAlonePath } from '@chatty/contract/settings/options';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

test('a chat page is looked for anew each time: what is unchanged is not sent again, and what was switched off is gone at once', async () => {
  const shop = await w.shop();
  const { api } = await shop.member();
  const save = (isEnabled: boolean) =>
    api('POST /settings/widget/:id', { params: { id: shop.id }, body: { chatPageSettings: { isEnabled } } });
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${w.origin}${standAlonePath}${shop.domain}`, { headers });
  await save(true);
  const first = await ask();
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const known = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await ask(known)).status).toBe(304);
  expect((await ask({ ...known, 'accept-language': 'de' })).status).toBe(200);
  await save(false);
  expect((await ask(known)).status).toBe(404);
});
