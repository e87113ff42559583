import { newId } from '@chatty/contract/new-id';
import { sql } from 'kysely';
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

test('two that wait for each other both end, and each has been done once', async () => {
  const { ctx } = await w.shop();
  const other = await w.shop();
  const [a, b] = [ctx.shopId, other.id];
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  const count = (id: string, name: string) => (tx: TxCtx) =>
    tx.db
      .updateTable('shops')
      .set({ name: sql<string>`name || ${name}::text` })
      .where('id', '=', id)
      .execute();
  const both = (one: string, next: string, name: string) =>
    transaction(ctx, async (tx) => {
      await count(one, name)(tx);
      holding += 1;
      if (holding === 2) bothHold.resolve();
      await bothHold.promise;
      await count(next, name)(tx);
    });
  await w.services.db.updateTable('shops').set({ name: '' }).where('id', 'in', [a, b]).execute();
  await Promise.all([both(a, b, 'x'), both(b, a, 'y')]);
  expect(holding).toBe(3);
  const rows = await w.services.db.selectFrom('shops').select('name').where('id', 'in', [a, b]).execute();
  for (const { name } of rows) expect([...name].toSorted()).toEqual(['x', 'y']);
});

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
