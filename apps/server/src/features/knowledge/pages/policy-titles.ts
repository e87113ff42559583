import type { Ctx } from '../../../ctx.ts';

/** What the policies of the store are called that the assistant may use. */
export async function policyTitles(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('store_pages')
    .select('title')
    .where('shop_id', '=', ctx.shopId)
    .where('kind', '=', 'policy')
    .where((q) =>
      q.not(
        q.exists(
          q
            .selectFrom('switched_off_pages as off')
            .select('off.page_id')
            .where('off.shop_id', '=', ctx.shopId)
            .where('off.content_hash', '=', '')
            .whereRef('off.page_id', '=', 'store_pages.id'),
        ),
      ),
    )
    .orderBy('title')
    .execute();
  return rows.map((it) => it.title);
}
