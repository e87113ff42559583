import type { Cart, ContactProfile } from '@chatty/contract/contacts';
import type { ClientFrame } from '@chatty/contract/live';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { shownCart, shownPlace } from './told-by-visitor.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer({ env: { SHOPIFY_SIMULATOR_URL: 'http://localhost:4100' } });
});
afterAll(() => w.close());

const money = { amount: '1.00', currency: 'USD' };
const cartWith = (...images: (string | null)[]): Cart => ({
  lines: images.map((imageUrl, i) => ({ variantId: `${i}`, title: 'Mug', quantity: 1, price: money, imageUrl })),
  total: money,
});

/** What a member of the team is shown of a visitor who says this over the socket. */
async function shown(said: (domain: string) => Omit<Extract<ClientFrame, { t: 'at' }>, 't'>): Promise<ContactProfile> {
  const shop = await w.shop();
  const [visitor, member] = [await shop.visitor(), await shop.member()];
  const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
  const heard = Promise.withResolvers<void>();
  const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
  socket.onopen = () => say({ t: 'hello', token: visitor.token, since: null });
  socket.onmessage = (event) => {
    const { t } = JSON.parse(String(event.data)) as { t: string };
    if (t === 'ready') {
      say({ t: 'at', ...said(shop.domain) });
      say({ t: 'ping' });
    }
    if (t === 'pong') heard.resolve();
  };
  await heard.promise;
  const read = async () => (await member.api('GET /contacts/:id', { params: { id: visitor.contactId } })).data;
  // The place is told after the shop's origins are read.
  await expect.poll(async () => (await read()).cart).not.toBeNull();
  const profile = await read();
  socket.close();
  return profile;
}

describe('what a visitor tells of where they are', () => {
  it.each([
    ['another site', () => 'https://evil.example/admin'],
    ['a script', () => 'javascript:alert(document.domain)'],
    ['a site that begins like the shop', (domain: string) => `https://${domain}.evil.example/`],
    ['the shop in front of an @', (domain: string) => `https://${domain}@evil.example/`],
    ['the shop without encryption', (domain: string) => `http://${domain}/`],
    ['something in the office', () => 'http://192.168.0.1/reboot'],
    ['nothing', () => ''],
  ])('is not shown to the team when it is %s', async (_, url) => {
    const { place } = await shown((domain) => ({
      place: { url: url(domain), title: 'Sign in' },
      cart: cartWith(null),
    }));
    expect(place).toBeNull();
  });

  it('is a page of the shop, without what stands behind its path', async () => {
    const { place } = await shown((domain) => ({
      place: { url: `https://me:secret@${domain}/products/mug?return_to=//evil.example&key=s#x`, title: 'Mug\u202e' },
      cart: cartWith(null),
    }));
    expect(place).toMatchObject({ url: expect.stringMatching(/^https:\/\/shop-[^/@]+\/products\/mug$/), title: 'Mug' });
  });

  it('is never another shop’s page', async () => {
    const other = await w.shop();
    const { place } = await shown(() => ({
      place: { url: `https://${other.domain}/`, title: 'Mug' },
      cart: cartWith(null),
    }));
    expect(place).toBeNull();
  });

  it('shows pictures of the store’s own image host alone', async () => {
    const pictures = [
      'https://cdn.shopify.com/s/files/1/mug.png?v=1',
      'http://localhost:4100/cdn/products/mug.svg',
      'https://evil.example/pixel.gif',
      'https://cdn.shopify.com.evil.example/a.png',
      'https://cdn.shopify.com@evil.example/a.png',
      'http://cdn.shopify.com/a.png',
      '//evil.example/a.png',
      'http://10.0.0.1/switch-off',
      'data:image/svg+xml,<svg/>',
      '/cdn/mug.png',
    ];
    const { cart } = await shown((domain) => ({
      place: { url: `https://${domain}/`, title: 'Mug' },
      cart: cartWith(...pictures),
    }));
    expect(cart?.lines.map((it) => it.imageUrl)).toEqual([...pictures.slice(0, 2), ...Array(8).fill(null)]);
  });

  it('never leads elsewhere, whatever is told', () => {
    const origins = new Set(['https://shop.example']);
    const images = new Set(['https://cdn.shopify.com']);
    const host = fc.constantFrom('shop.example', 'cdn.shopify.com', 'evil.example', 'shop.example@evil.example');
    const address = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc
        .tuple(
          fc.constantFrom('https:', 'http:', 'javascript:', '', 'data:'),
          fc.constantFrom('//', '/', '\\\\', '/\t/'),
          host,
          fc.string(),
        )
        .map((it) => it.join('')),
    );
    fc.assert(
      fc.property(address, address, (url, imageUrl) => {
        const place = shownPlace(origins, { url, title: '' });
        if (place) expect(place.url).toBe(`https://shop.example${new URL(place.url).pathname}`);
        const [line] = shownCart(images, 'https://shop.example', cartWith(imageUrl)).lines;
        if (line?.imageUrl) expect(line.imageUrl).toMatch(/^https:\/\/cdn\.shopify\.com\//);
      }),
      { numRuns: 500 },
    );
  });
});
