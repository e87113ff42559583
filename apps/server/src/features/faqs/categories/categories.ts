import type { FaqCategory } from '@chatty/contract/faq-categories';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { faqCategoryKey, forgetWording, moveWording } from '../../wording/index.ts';
import { faqsOf } from '../faq.store.ts';
import { faqCategoryRenamed, faqsReordered } from '../faqs.events.ts';

/** The shop's categories in the order of its FAQ page: each where the first of its FAQs stands that visitors see. */
export async function listCategories(ctx: Ctx): Promise<FaqCategory[]> {
  const rows = await faqsOf(ctx)
    .where('category', '<>', '')
    .select(({ fn }) => [
      'category as name',
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('published', '=', true).as('published'),
    ])
    .groupBy('category')
    .orderBy(
      ({ fn }) => fn.min('position').filterWhere('published', '=', true),
      (it) => it.asc().nullsLast(),
    )
    .orderBy(({ fn }) => fn.min('position'))
    .execute();
  return rows.map(({ name, ...counts }) => ({
    name,
    count: Number(counts.count),
    published: Number(counts.published),
  }));
}

/** Lists that show FAQs are read anew. */
const tell = (tx: TxCtx) => tx.emit('faqs.categorized', {}, { team: true, contactId: null });

/**
 * Gives a category another name, in its FAQs, its blocks, and its translations. A name that another one has puts both
 * together; an empty one leaves the FAQs without a category. Answers how many FAQs have changed.
 */
export function renameCategory(ctx: Ctx, from: string, to: string): Promise<{ changed: number }> {
  return transaction(ctx, async (tx) => {
    if (from === to) return { changed: 0 };
    const known = to === '' ? undefined : await faqsOf(tx).select('id').where('category', '=', to).executeTakeFirst();
    const { numUpdatedRows } = await tx.db
      .updateTable('faqs')
      .set({ category: to, updated_at: ctx.services.clock.now() })
      .where('shop_id', '=', ctx.shopId)
      .where('category', '=', from)
      .executeTakeFirst();
    // Together with another one, it is called as that one is, in every language.
    if (to === '' || known) await forgetWording(tx, [faqCategoryKey(from)]);
    else await moveWording(tx, faqCategoryKey(from), faqCategoryKey(to));
    tell(tx);
    await tx.raise(faqCategoryRenamed, { from, to });
    return { changed: Number(numUpdatedRows) };
  });
}

/**
 * Puts categories in this order: the places that their FAQs have are given out anew among them, so that within a category
 * their order stays, and so does the place of every other FAQ.
 */
export function reorderCategories(ctx: Ctx, names: readonly string[]): Promise<void> {
  return transaction(ctx, async (tx) => {
    await sql`
      with named as (
        select id, position, category from faqs
        where shop_id = ${ctx.shopId} and deleted_at is null and category = any(${names}::text[]) for update
      ), places as (
        select position, row_number() over (order by position, id) as n from named
      ), wanted as (
        select id, row_number() over (order by array_position(${names}::text[], category), position, id) as n from named
      )
      update faqs set position = places.position from wanted join places using (n)
      where shop_id = ${ctx.shopId} and faqs.id = wanted.id and faqs.position <> places.position`.execute(tx.db);
    tell(tx);
    await tx.raise(faqsReordered, {});
  });
}
