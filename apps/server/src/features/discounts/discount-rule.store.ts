import type { DiscountPolicy, DiscountRule } from '@chatty/contract/discounts';
import { type Selectable, sql } from 'kysely';
import type { Ctx, TxCtx } from '../../ctx.ts';
import type { Tables } from '../../tables.ts';

const toRule = (row: Selectable<Tables['discount_rules']>): DiscountRule => ({
  isNamed: row.is_named,
  audience: row.audience,
  minCart: row.min_cart === null ? null : String(row.min_cart),
  until: row.until && row.until.toISOString(),
  budget: row.budget,
  perShopper: row.per_shopper,
});

/** What a shop has decided about its codes. */
export interface Decided extends DiscountPolicy {
  /** By the store's ids. */
  rules: ReadonlyMap<string, DiscountRule>;
  /** Why the last code for a shopper could not be made, by the same ids. */
  failures: ReadonlyMap<string, { reason: string; at: string }>;
}

export async function readDecided({ db, shopId }: Ctx): Promise<Decided> {
  const rows = await db.selectFrom('discount_rules').selectAll().where('shop_id', '=', shopId).execute();
  const policy = await db
    .selectFrom('discount_policies')
    .select('are_new_named')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return {
    rules: new Map(rows.map((it) => [it.discount_id, toRule(it)])),
    failures: new Map(
      rows.flatMap(({ discount_id, failure, failed_at }) =>
        failure === null || failed_at === null
          ? []
          : [[discount_id, { reason: failure, at: failed_at.toISOString() }] as const],
      ),
    ),
    areNewNamed: policy?.are_new_named ?? false,
  };
}

/** What counts for a code: what was decided about it, else what the shop does with new ones. */
export const ruleFor = ({ rules, areNewNamed }: Decided, id: string): DiscountRule =>
  rules.get(id) ?? {
    isNamed: areNewNamed,
    audience: 'everyone',
    minCart: null,
    until: null,
    budget: null,
    perShopper: false,
  };

export async function writeRule({ db, shopId }: TxCtx, id: string, rule: DiscountRule): Promise<void> {
  const row = {
    is_named: rule.isNamed,
    audience: rule.audience,
    min_cart: rule.minCart,
    until: rule.until === null ? null : new Date(rule.until),
    budget: rule.budget,
    per_shopper: rule.perShopper,
    // What stood against it before is tried anew.
    failure: null,
    failed_at: null,
  };
  await db
    .insertInto('discount_rules')
    .values({ shop_id: shopId, discount_id: id, ...row })
    .onConflict((on) => on.columns(['shop_id', 'discount_id']).doUpdateSet(row))
    .execute();
}

export async function writePolicy({ db, shopId }: TxCtx, { areNewNamed }: DiscountPolicy): Promise<void> {
  const row = { are_new_named: areNewNamed };
  await db
    .insertInto('discount_policies')
    .values({ shop_id: shopId, ...row })
    .onConflict((on) => on.column('shop_id').doUpdateSet(row))
    .execute();
}

/** How many shoppers were told each code that anybody was told. */
export async function countTold({ db, shopId }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('told_discounts')
    .select((q) => ['discount_id', q.fn.countAll<number>().as('shoppers')])
    .where('shop_id', '=', shopId)
    .where('discount_id', 'in', ids)
    .groupBy('discount_id')
    .execute();
  return new Map(rows.map((it) => [it.discount_id, Number(it.shoppers)]));
}

/**
 * Writes down that a shopper is told these codes, and answers those that they may be told: of one with a budget only as
 * long as it lasts, of several shoppers at the same time too. Who was told it before is told it again. Nobody, such as a
 * member who tries it, is told what is left, and counts for nothing.
 */
export async function countShopper(
  { db, shopId, services }: TxCtx,
  contactId: string | null,
  ids: readonly string[],
): Promise<Set<string>> {
  // Whoever holds a rule has written down its shopper before the next one counts: in a statement of its own, as a
  // statement sees nothing of what was written while it waited.
  await sql`
    select from discount_rules where shop_id = ${shopId}::uuid and discount_id = any(${ids}::text[]) and budget is not null
    order by discount_id for update`.execute(db);
  const { rows } = await sql<{ id: string }>`
    with told as (
      select discount_id, count(*) as shoppers, bool_or(contact_id is not distinct from ${contactId}::uuid) as is_known from told_discounts
      where shop_id = ${shopId}::uuid and discount_id = any(${ids}::text[]) group by discount_id
    ), open as (
      select asked.id from unnest(${ids}::text[]) as asked (id)
      left join discount_rules r on r.shop_id = ${shopId}::uuid and r.discount_id = asked.id
      left join told on told.discount_id = asked.id
      where r.budget is null or told.is_known or coalesce(told.shoppers, 0) < r.budget
    ), written as (
      insert into told_discounts (shop_id, discount_id, contact_id, told_at)
      select ${shopId}::uuid, open.id, ${contactId}::uuid, ${services.clock.now()}::timestamptz from open
      where ${contactId}::uuid is not null
      on conflict do nothing
    )
    select id from open`.execute(db);
  return new Set(rows.map((it) => it.id));
}

/** Which codes a contact was told, the first ones first. */
export async function toldTo(
  { db, shopId }: Ctx,
  contactId: string,
): Promise<{ id: string; at: string; code?: string }[]> {
  const rows = await db
    .selectFrom('told_discounts')
    .select(['discount_id', 'told_at', 'code'])
    .where('shop_id', '=', shopId)
    .where('contact_id', '=', contactId)
    .orderBy('told_at')
    .orderBy('discount_id')
    .execute();
  return rows.map(({ discount_id, told_at, code }) => ({
    ...{ id: discount_id, at: told_at.toISOString() },
    ...(code === null ? {} : { code }),
  }));
}

/** Forgets whom the codes were named to; says of how many. */
export async function forgetTold({ db, shopId }: TxCtx, contactId: string): Promise<number> {
  const done = await db
    .deleteFrom('told_discounts')
    .where('shop_id', '=', shopId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
