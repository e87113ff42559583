import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Refused } from '../../../platform/problem.ts';
import { findShop, mayWriteCustomers } from '../../shops/index.ts';
import { tellStoreJob } from './newsletter.jobs.ts';
import {
  findSubscriber,
  isAsIt,
  latestOfAddress,
  setInStore,
  type SubscriberRow,
  withheldFromStore,
} from './subscriber.store.ts';

/** Says to the store what a record says. Throws `Unreachable`. */
async function say(ctx: Ctx, it: SubscriberRow): Promise<SubscriberRow['in_store']> {
  if (!mayWriteCustomers(await findShop(ctx.db, ctx.shopId))) return 'no_scope';
  const { email, consented_at: consentedAt, withdrawn_at: withdrawnAt } = it;
  const { commerce } = ctx.services;
  try {
    if (withdrawnAt) await commerce.unsubscribeCustomer(ctx.shopId, { email, withdrawnAt });
    else await commerce.subscribeCustomer(ctx.shopId, { email, consentedAt });
    return 'yes';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    ctx.log.warn({ err: error }, 'the store refused to hear of a consent');
    return 'refused';
  }
}

/**
 * Tells the store how an address stands: that somebody agreed to its mails, which makes them a customer, or took it back.
 * Where the store doesn't let us, it is told once it does; where it says no, that is final. What changes while the store is
 * told is told after it, so that the last word is the person's. Throws `Unreachable`, to be tried again.
 */
export async function tellStore(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const asked = await findSubscriber(ctx, id);
  if (!asked || asked.in_store === 'yes') return;
  let now = await latestOfAddress(ctx, asked.email);
  let told: SubscriberRow | undefined;
  while (now && !isAsIt(now, told)) {
    told = now;
    const outcome = await say(ctx, told);
    const said = told;
    await transaction(ctx, (tx) => setInStore(tx, said, outcome));
    now = await latestOfAddress(ctx, asked.email);
  }
}

/** The store lets us do more than before: it is told of those whom it did not want to hear of. */
export async function tellStoreOfAll(tx: TxCtx): Promise<void> {
  if (!mayWriteCustomers(await findShop(tx.db, tx.shopId))) return;
  for (const id of await withheldFromStore(tx)) tx.enqueue(tellStoreJob, { id });
}
