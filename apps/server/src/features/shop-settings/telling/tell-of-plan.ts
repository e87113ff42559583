import type { TxCtx } from '../../../ctx.ts';
import { findShop, settingsOf, tellVisitors } from '../../shops/index.ts';

/** The shop's plan decides whether the chat names Chatty where the merchant wants that left out: open pages hear of it. */
export async function tellOfPlan(tx: TxCtx): Promise<void> {
  const { brandingRemoval } = settingsOf(await findShop(tx.db, tx.shopId));
  if (brandingRemoval) tellVisitors(tx);
}
