import type { PageChanges } from '@chatty/contract/data-sources';
import type { Ctx, TxCtx } from '../../../ctx.ts';

/** So many are named; all are counted. */
const mostNamed = 50;

type Titled = readonly { title: string }[];

export const named = (pages: Titled) => ({
  count: pages.length,
  titles: pages.slice(0, mostNamed).map((it) => it.title),
});

/** Keeps what a whole reading of the store's pages found new, changed and gone, in the place of what the one before found. */
export async function keepPageChanges(tx: TxCtx, found: Record<keyof PageChanges, Titled>): Promise<void> {
  const row = {
    added: JSON.stringify(named(found.added)),
    changed: JSON.stringify(named(found.changed)),
    gone: JSON.stringify(named(found.gone)),
  };
  await tx.db
    .insertInto('page_changes')
    .values({ shop_id: tx.shopId, ...row })
    .onConflict((on) => on.column('shop_id').doUpdateSet(row))
    .execute();
}

/** What the last whole reading found; null while there was none. */
export async function readPageChanges(ctx: Ctx): Promise<PageChanges | null> {
  const row = await ctx.db
    .selectFrom('page_changes')
    .select(['added', 'changed', 'gone'])
    .where('shop_id', '=', ctx.shopId)
    .executeTakeFirst();
  return row ?? null;
}
