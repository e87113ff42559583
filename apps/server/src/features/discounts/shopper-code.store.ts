import { type Selectable, sql } from 'kysely';
import type { Ctx, TxCtx } from '../../ctx.ts';
import type { DiscountTerms } from '../../ports/commerce.ts';
import type { Tables } from '../../tables.ts';

type Made = Pick<Selectable<Tables['told_discounts']>, 'code' | 'code_ends_at'>;

/** The code that was made for a shopper; null while there is none. */
export async function codeOf({ db, shopId }: Ctx, contactId: string, discountId: string): Promise<Made | null> {
  const row = await db
    .selectFrom('told_discounts')
    .select(['code', 'code_ends_at'])
    .where('shop_id', '=', shopId)
    .where('contact_id', '=', contactId)
    .where('discount_id', '=', discountId)
    .executeTakeFirst();
  return row?.code ? row : null;
}

interface NewCode {
  contactId: string;
  discountId: string;
  code: string;
  terms: DiscountTerms;
  endsAt: string | null;
  /** The discount of ours that it is of, by the store's id. */
  storeId: string;
}

/** Keeps a code that the store has now, and that nothing stands against such codes any more. */
export async function keepCode(tx: TxCtx, { contactId, discountId, code, terms, endsAt, storeId }: NewCode) {
  const { db, shopId, services } = tx;
  const ends = endsAt === null ? null : new Date(endsAt);
  await db
    .insertInto('shopper_discounts')
    .values({
      ...{ shop_id: shopId, store_id: storeId, discount_id: discountId },
      ...{ terms: JSON.stringify(terms), ends_at: ends, made_at: services.clock.now() },
    })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .updateTable('told_discounts')
    .set({ code, code_ends_at: ends })
    .where('shop_id', '=', shopId)
    .where('contact_id', '=', contactId)
    .where('discount_id', '=', discountId)
    .execute();
  await keepFailure(tx, discountId, null);
}

/** Says why a code could not be made, or that one could; the team is told where that is news. */
export async function keepFailure(tx: TxCtx, discountId: string, reason: string | null): Promise<void> {
  const { db, shopId, services } = tx;
  const { numUpdatedRows } = await db
    .updateTable('discount_rules')
    .set({ failure: reason, failed_at: reason === null ? null : services.clock.now() })
    .where('shop_id', '=', shopId)
    .where('discount_id', '=', discountId)
    .where(sql<boolean>`failure is distinct from ${reason}`)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) tx.emit('discount.failure', { id: discountId }, { team: true, contactId: null });
}

/** Gives back the place in the budget of whom no code could be made for. */
export async function giveBackPlace({ db, shopId }: TxCtx, contactId: string, discountId: string, since: Date) {
  await db
    .deleteFrom('told_discounts')
    .where('shop_id', '=', shopId)
    .where('contact_id', '=', contactId)
    .where('discount_id', '=', discountId)
    .where('code', 'is', null)
    .where('told_at', '>=', since)
    .execute();
}

/** The discount of ours to which codes that give this until then are added; null while there is none. */
export async function holderFor(
  { db, shopId }: Ctx,
  discountId: string,
  { terms, endsAt }: { terms: DiscountTerms; endsAt: string | null },
): Promise<string | null> {
  const row = await db
    .selectFrom('shopper_discounts')
    .select('store_id')
    .where('shop_id', '=', shopId)
    .where('discount_id', '=', discountId)
    .where(sql<boolean>`terms = ${JSON.stringify(terms)}::jsonb`)
    .where(sql<boolean>`ends_at is not distinct from ${endsAt}::timestamptz`)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.store_id ?? null;
}

/** The numbers of the discounts that we have made: none of them is a code of the shop's. */
export async function ownNumbers({ db, shopId }: Ctx): Promise<Set<string>> {
  const rows = await db.selectFrom('shopper_discounts').select('store_id').where('shop_id', '=', shopId).execute();
  return new Set(rows.map((it) => numberOf(it.store_id)));
}

/** The same discount has ids of two kinds in the store, with one number. */
export const numberOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
