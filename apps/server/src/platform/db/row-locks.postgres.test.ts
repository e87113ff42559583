import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TxCtx } from '../../ctx.ts';
import { lockShop } from '../../features/shops/index.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { transaction } from './transaction.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

test('what happens in a shop is written while somebody changes the shop, and neither waits for the other in a circle', async () => {
  const { ctx, id: shopId } = await w.shop();
  const tell = (tx: TxCtx) => tx.emit('faq.deleted', { id: newId() }, { team: true, contactId: null });
  const happen = () => transaction(ctx, async (tx) => tell(tx));
  await happen();
  const last = () =>
    w.services.db.selectFrom('event_counters').select('n').where('shop_id', '=', shopId).executeTakeFirstOrThrow();
  const before = Number((await last()).n);
  await transaction(ctx, async (tx) => {
    await lockShop(tx);
    // Takes the shop's counter, then looks whether the shop is there.
    await happen();
    tell(tx);
  });
  expect(Number((await last()).n)).toBe(before + 2);
});
