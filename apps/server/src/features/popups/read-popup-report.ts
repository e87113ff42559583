import type { PopupCounts, PopupReport } from '@chatty/contract/popups';
import { type PopupKind, popupKinds } from '@chatty/contract/settings/popups/popup-rules';
import { sql } from 'kysely';
import type { MemberCtx } from '../../ctx.ts';
import { findShop, mayWriteCustomers } from '../shops/index.ts';
import { dayOf } from './count-acts.ts';
import { countSubscribers } from './newsletter/subscriber.store.ts';

/** So many days are summed up, today included. */
const days = 30;
const dayMs = 86_400_000;

const none = (): PopupCounts => ({ shown: 0, dismissed: 0, clicked: 0, subscribed: 0 });

/** What became of each popup lately, and how many subscribers the store does not know of yet. */
export async function readPopupReport(ctx: MemberCtx): Promise<PopupReport> {
  const since = dayOf(new Date(ctx.services.clock.now().getTime() - (days - 1) * dayMs));
  const [shop, rows, subscribers] = await Promise.all([
    findShop(ctx.db, ctx.shopId),
    ctx.db
      .selectFrom('popup_counts')
      .select(({ fn }) => ['kind', 'act', fn.sum<string>('times').as('times')])
      .where('shop_id', '=', ctx.shopId)
      .where(sql<boolean>`day >= ${since}::date`)
      .groupBy(['kind', 'act'])
      .execute(),
    countSubscribers(ctx),
  ]);
  const counts: Record<PopupKind, PopupCounts> = {
    cartBooster: none(),
    newsletter: none(),
    product: none(),
    welcome: none(),
  };
  for (const { kind, act, times } of rows) if (popupKinds.includes(kind)) counts[kind][act] = Number(times);
  return { days, counts, subscribers, mayWriteCustomers: mayWriteCustomers(shop) };
}
