import { expect, test } from 'vitest';
import { partAddress } from './host-parameters.ts';

const opened =
  'https://chat.example/inbox/1?embedded=1&hmac=ab&host=aG9zdA&id_token=e.y.J&locale=en&session=s&shop=a.myshopify.com&timestamp=1';

test('no token, proof or shop of the host stays in the address; what is ours does', () => {
  const { address } = partAddress(new URL(`${opened}&view=mine&search=a%20b#end`));
  expect(address).toBe('/inbox/1?view=mine&search=a+b#end');
  expect(partAddress(new URL(opened)).address).toBe('/inbox/1');
});

test('what is kept opens the page in the frame again, and holds nothing that proves anything', () => {
  const { kept } = partAddress(new URL(opened));
  expect(Object.fromEntries(kept)).toEqual({ embedded: '1', host: 'aG9zdA', locale: 'en', shop: 'a.myshopify.com' });
});
