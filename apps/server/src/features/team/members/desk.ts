import type { Desk, DeskPatch } from '@chatty/contract/desk';
import { firstDesk } from '@chatty/contract/desk-options';
import { knownKeys, macroName } from '@chatty/contract/own-keys';
import { sql } from 'kysely';
import { texts } from '#texts/team.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { MemberCtx, TxCtx } from '../../../ctx.ts';
import { findShop, settingsOf, type ShopRow } from '../../shops/index.ts';
import { findMember, type MemberRow } from '../team.store.ts';

/** How a member's inbox works; what they never chose is the shop's choice or the product's. */
export const deskOf = (shop: Pick<ShopRow, 'widget' | 'primary_locale'>, row: Pick<MemberRow, 'desk'>): Desk => ({
  ...firstDesk,
  messagePreference: settingsOf(shop).inboxSettings.messagePreference,
  ...row.desk,
  // What an earlier version knew and this one does not.
  keys: knownKeys(row.desk.keys ?? {}),
});

function mustBeOwn(ctx: MemberCtx, id: string): void {
  if (id !== ctx.who.memberId && ctx.who.role !== 'admin') throw new Problem('not_allowed', texts.ownDeskOnly);
}

/** One's own desk, or as an admin anybody's in the shop. Throws `not_allowed`, `not_found`. */
export async function readDesk(ctx: MemberCtx, id: string): Promise<Desk> {
  mustBeOwn(ctx, id);
  return deskOf(await findShop(ctx.db, ctx.shopId), await findMember(ctx, id));
}

/** Changes what is named of a desk, and tells its member's other tabs. Throws `not_allowed`, `not_found`. */
export function changeDesk(ctx: MemberCtx, id: string, patch: DeskPatch): Promise<Desk> {
  mustBeOwn(ctx, id);
  // The provider's staff act for the shop, never as the person in whose name they look after it.
  if (ctx.who.isCrmLogin) throw new Problem('not_allowed', texts.deskOfAnother);
  return transaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('members')
      .set({ desk: sql`desk || ${JSON.stringify(patch)}::jsonb` })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .returning('desk')
      .executeTakeFirst();
    if (!row) throw notFound(texts.thisMember);
    const desk = deskOf(await findShop(tx.db, ctx.shopId), row);
    tx.emit('desk.changed', { memberId: id, desk }, { team: true, contactId: null });
    return desk;
  });
}

/** A shortcut is gone: whoever had given it a key may give that to another one. */
export async function freeKeysOf(tx: TxCtx, shortcutId: string): Promise<void> {
  const name = macroName(shortcutId);
  const rows = await tx.db
    .updateTable('members')
    .set({ desk: sql`jsonb_set(desk, '{keys}', (desk -> 'keys') - ${name}::text)` })
    .where('shop_id', '=', tx.shopId)
    .where(sql<boolean>`desk -> 'keys' ? ${name}`)
    .returning(['id', 'desk'])
    .execute();
  if (rows.length === 0) return;
  const shop = await findShop(tx.db, tx.shopId);
  for (const row of rows)
    tx.emit('desk.changed', { memberId: row.id, desk: deskOf(shop, row) }, { team: true, contactId: null });
}
