import type { Money } from '@chatty/contract/fields';
import { newId } from '@chatty/contract/new-id';
import type { OrderNews } from '@chatty/contract/trail';
import type { TxCtx } from '../../../ctx.ts';
import { tellSteps } from './tell-steps.ts';
import { addSteps, dropOldest, trailBegins } from './trail.store.ts';

/** What the store tells of an order, and when each of it was. */
export interface ToldOrder {
  /** The store's number of it. */
  orderId: string;
  name: string;
  total: Money;
  customerId: string | null;
  email: string | null;
  news: readonly { what: OrderNews; at: Date }[];
}

/** The contacts whose order it is beyond doubt: an address counts that somebody vouches for, not one that was typed. */
function buyersOf({ db, shopId }: TxCtx, { customerId, email }: ToldOrder) {
  return db
    .selectFrom('contacts')
    .select(['id', 'merged_into'])
    .where('shop_id', '=', shopId)
    .where((q) =>
      q.or([
        ...(customerId === null ? [] : [q('customer_id', '=', customerId)]),
        ...(email === null
          ? []
          : [
              q.and([
                q(q.fn<string>('lower', ['email']), '=', email.toLowerCase()),
                q('email_from', 'in', ['account', 'order', 'team'] as const),
              ]),
            ]),
      ]),
    )
    .execute();
}

/** Keeps what became of an order in the trails of those whose it is, each once however often the store tells it. */
export async function keepOrder(tx: TxCtx, order: ToldOrder): Promise<void> {
  const begins = trailBegins(tx.services);
  const news = order.news.filter((it) => it.at >= begins);
  if (news.length === 0 || (order.customerId === null && order.email === null)) return;
  const buyers = await buyersOf(tx, order);
  const steps = buyers.flatMap(({ id: contact_id }) =>
    news.map(({ what, at }) => ({
      shop_id: tx.shopId,
      id: newId(),
      contact_id,
      at,
      kind: 'order' as const,
      content: JSON.stringify({ news: what, name: order.name, total: order.total }),
      told_as: `${order.orderId} ${what}`,
    })),
  );
  if (steps.length === 0) return;
  const added = await addSteps(tx.db, steps);
  if (added.length === 0) return;
  await dropOldest(
    tx.db,
    buyers.map((it) => ({ shopId: tx.shopId, contactId: it.id })),
  );
  tx.afterCommit(() => {
    for (const { id, merged_into } of buyers) {
      const own = added.filter((it) => it.contact_id === id);
      tellSteps(tx.services, { shopId: tx.shopId, personId: merged_into ?? id }, own);
    }
  });
}
