import type { Money } from '@chatty/contract/fields';
import { newId } from '@chatty/contract/new-id';
import { OrderNews } from '@chatty/contract/trail';
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

/**
 * The people whose order it is beyond doubt: an address counts that somebody vouches for, not one that was typed. Of who
 * is blocked nothing is kept.
 */
async function buyersOf({ db, shopId }: TxCtx, { customerId, email }: ToldOrder): Promise<string[]> {
  const rows = await db
    .selectFrom('contacts')
    .select(({ fn }) => fn.coalesce('merged_into', 'id').as('id'))
    .distinct()
    .where('shop_id', '=', shopId)
    .where('blocked_at', 'is', null)
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
  return rows.map((it) => it.id);
}

/** What is told of the same moment stands in the order in which it comes about: an order is paid after it was placed. */
const inTurn = (what: OrderNews, at: Date): Date => new Date(at.getTime() + OrderNews.options.indexOf(what));

/** Keeps what became of an order in the trails of those whose it is, each once however often the store tells it. */
export async function keepOrder(tx: TxCtx, order: ToldOrder): Promise<void> {
  const begins = trailBegins(tx.services);
  const news = order.news.filter((it) => it.at >= begins);
  if (news.length === 0 || (order.customerId === null && order.email === null)) return;
  const buyers = await buyersOf(tx, order);
  const steps = buyers.flatMap((contact_id) =>
    news.map(({ what, at }) => ({
      shop_id: tx.shopId,
      id: newId(),
      contact_id,
      at: inTurn(what, at),
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
    buyers.map((contactId) => ({ shopId: tx.shopId, contactId })),
  );
  tx.afterCommit(() => {
    for (const personId of buyers) {
      const own = added.filter((it) => it.contact_id === personId);
      tellSteps(tx.services, { shopId: tx.shopId, personId }, own);
    }
  });
}
