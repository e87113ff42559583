import type { Ctx, TxCtx } from '../../../ctx.ts';
import { Refused } from '../../../platform/problem.ts';
import { findShop, mayWriteCustomers } from '../../shops/index.ts';
import { tellStoreJob } from './newsletter.jobs.ts';
import { findSubscriber, setInStore, withheldFromStore } from './subscriber.store.ts';

/**
 * Makes a subscriber a customer of the store who agreed to its mails. Where the store doesn't let us, they stay ours until
 * it does; where it says no, that is final. Throws `Unreachable`, to be tried again.
 */
export async function tellStore(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const subscriber = await findSubscriber(ctx, id);
  if (!subscriber || subscriber.in_store === 'yes') return;
  if (!mayWriteCustomers(await findShop(ctx.db, ctx.shopId))) return setInStore(ctx, id, 'no_scope');
  try {
    const { email, consented_at: consentedAt } = subscriber;
    await ctx.services.commerce.subscribeCustomer(ctx.shopId, { email, consentedAt });
    await setInStore(ctx, id, 'yes');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    ctx.log.warn({ err: error }, 'the store refused a subscriber');
    await setInStore(ctx, id, 'refused');
  }
}

/** The store lets us do more than before: it is told of those whom it did not want to hear of. */
export async function tellStoreOfAll(tx: TxCtx): Promise<void> {
  if (!mayWriteCustomers(await findShop(tx.db, tx.shopId))) return;
  for (const id of await withheldFromStore(tx)) tx.enqueue(tellStoreJob, { id });
}
