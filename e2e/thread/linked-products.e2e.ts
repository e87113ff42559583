import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test.each([
  ['on a desktop', undefined],
  ['on a phone', phone],
])(
  'a link to a product of the store shows what it costs and whether it is there; no other link is opened (%s)',
  async (_, size) => {
    const { page, guest, shop, errors, close } = await desk.inbox({ ...(size && { size }) });
    const price = { price: '12.00', compareAtPrice: null, available: true, stock: 3 };
    const mug = {
      ...{
        shop_id: shop.id,
        id: 'mug',
        handle: 'trail-mug',
        title: 'Trail mug',
        url: '/products/trail-mug',
        image_url: null,
      },
      ...{
        status: 'ACTIVE',
        content_hash: 'mug',
        variants: JSON.stringify([{ id: 'v', title: 'Default', ...price }]),
      },
    };
    await desk.services.services.db.insertInto('products').values(mug).execute();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await guest(
      `Is https://${shop.domain}/products/trail-mug like https://other.example/products/trail-mug or https://${shop.domain}/products/gone?`,
    );
    const { rows, thread } = partsOf(page);
    await rows.first().click();
    const cards = thread.getByRole('list', { name: 'Products behind the links' });
    await cards.getByRole('link', { name: 'Trail mug' }).waitFor();
    expect(await cards.getByRole('listitem').count()).toBe(1);
    await cards.getByText('$12.00').waitFor();
    expect(asked.filter((it) => it.includes('other.example'))).toEqual([]);
    expect(await seriousFaults(page, '#root')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    expect(errors).toEqual([]);
    await close();
  },
);
