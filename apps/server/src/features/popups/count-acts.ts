import type { PopupAct } from '@chatty/contract/popups';
import type { PopupKind } from '@chatty/contract/settings/popups/popup-rules';
import { sql } from 'kysely';
import type { Ctx } from '../../ctx.ts';
import { mustBeWithin } from '../../platform/caps/caps.ts';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import { findVisitedShop } from '../shops/index.ts';
import { popupActs } from './popups.caps.ts';

/** What is counted of a popup; the last is the server's own word. */
export type CountedAct = PopupAct | 'subscribed';

interface Acts {
  shop: string;
  acts: readonly { kind: PopupKind; act: PopupAct }[];
}

/** The day of a moment, in UTC, `YYYY-MM-DD`: the same for all shops, as the sums are of thirty of them. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Adds acts to those of their day, in one statement. */
export async function addActs(
  { db, services }: Pick<Ctx, 'db' | 'services'>,
  shopId: string,
  acts: readonly { kind: PopupKind; act: CountedAct }[],
): Promise<void> {
  const day = dayOf(services.clock.now());
  await sql`
    insert into popup_counts (shop_id, day, kind, act, times)
    select ${shopId}::uuid, ${day}::date, it.kind, it.act, count(*)
    from jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) as it (kind text, act text)
    group by it.kind, it.act order by it.kind, it.act
    on conflict (shop_id, day, kind, act) do update set times = popup_counts.times + excluded.times`.execute(db);
}

/** Counts what became of popups. Throws `not_found` for a shop that is not ours, `blocked`, `too_many`. */
export async function countActs(ctx: OpenCtx, { shop, acts }: Acts): Promise<void> {
  const { id: shopId } = await findVisitedShop(ctx.db, shop);
  await mustBeWithin(ctx.services, popupActs, { shopId, address: ctx.address }, { points: acts.length });
  await addActs(ctx, shopId, acts);
}
