import { FaqBlock } from '@chatty/contract/faq-blocks';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { texts } from '#texts/faqs.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';
import { notFound } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';

type FaqBlockRow = Selectable<Tables['faq_blocks']>;

/** What an earlier version has not stored stands at its default. */
const toFaqBlock = ({ id, block, updated_at }: FaqBlockRow): FaqBlock =>
  FaqBlock.parse({ ...block, id, updatedAt: updated_at.toISOString() });

export const faqBlocksOf = (ctx: Ctx) => ctx.db.selectFrom('faq_blocks').where('shop_id', '=', ctx.shopId);

/** Another one after every change of the shop's blocks. It stands in a statement. */
export const markOfFaqBlocks = (shopId: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select md5(string_agg(id::text || xmin::text, ',' order by id)) from faq_blocks where shop_id = ${shopId})`;

/** The shop's blocks in the order in which they were made. */
export async function listFaqBlocks(ctx: Ctx): Promise<FaqBlock[]> {
  const rows = await faqBlocksOf(ctx).selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(toFaqBlock);
}

/** The same for whoever is about to change them: another change waits, and then sees these. */
export async function lockFaqBlocks(tx: TxCtx): Promise<FaqBlock[]> {
  return (await faqBlocksOf(tx).selectAll().orderBy('id').forUpdate().execute()).map(toFaqBlock);
}

const faqBlockOf = (ctx: Ctx, id: string) => faqBlocksOf(ctx).selectAll().where('id', '=', id);

function mustBeThere(row: FaqBlockRow | undefined): FaqBlock {
  if (!row) throw notFound(texts.thisBlock);
  return toFaqBlock(row);
}

/** Throws `not_found`. */
export const findFaqBlock = async (ctx: Ctx, id: string): Promise<FaqBlock> =>
  mustBeThere(await faqBlockOf(ctx, id).executeTakeFirst());

/** A block for whoever is about to change it: another change waits, and then sees this one. Throws `not_found`. */
export const lockFaqBlock = async (tx: TxCtx, id: string): Promise<FaqBlock> =>
  mustBeThere(await faqBlockOf(tx, id).forUpdate().executeTakeFirst());
