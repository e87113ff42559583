import { sql } from 'kysely';
import { texts } from '#texts/faqs.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import type { KnownPassage } from '@chatty/contract/data-sources';
import { knowledgeChanged } from '../knowledge.events.ts';
import type { PassageKind } from './keep-passages.ts';
import { nextVersion, passagesOf } from './passage.store.ts';

/** What passages are of. */
export interface SourceOfPassages {
  kind: PassageKind;
  id: string;
}

export interface Switched {
  used: boolean;
  /** What a passage says; without it the whole source is meant. */
  mark?: string | undefined;
}

/**
 * Says whether the assistant uses a source, or what a passage of it says. What is switched off is found by no question from
 * the next one on; it stays known, so that it is back at once. Throws `not_found` for a passage that is not there.
 */
export async function switchSource(tx: TxCtx, { kind, id }: SourceOfPassages, { used, mark = '' }: Switched) {
  const { db, shopId } = tx;
  // The row's lock lets one at a time through. Index entries with this version are read anew.
  const version = await nextVersion(tx);
  const passages = db
    .updateTable('passages')
    .set({ version })
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .where('source_id', '=', id);
  const meant = mark === '' ? passages : passages.where('content_hash', '=', mark);
  const { numUpdatedRows } = await meant.executeTakeFirst();
  if (mark !== '' && numUpdatedRows === 0n) throw notFound(texts.thisPassage);
  if (used) {
    await db
      .deleteFrom('switched_off_pages')
      .where('shop_id', '=', shopId)
      .where('page_id', '=', id)
      .where('content_hash', '=', mark)
      .execute();
  } else {
    await db
      .insertInto('switched_off_pages')
      .values({ shop_id: shopId, page_id: id, content_hash: mark })
      .onConflict((on) => on.doNothing())
      .execute();
  }
  await tx.raise(knowledgeChanged, {});
}

/** The passages of a source in their order, as the assistant reads them. */
export const passagesOfSource = (ctx: Ctx, { kind, id }: SourceOfPassages): Promise<KnownPassage[]> =>
  passagesOf(ctx)
    .select([
      'content_hash as mark',
      'title',
      'text',
      sql<boolean>`not exists (select from switched_off_pages as off where off.shop_id = ${ctx.shopId}
        and off.page_id = ${id} and off.content_hash = passages.content_hash)`.as('used'),
    ])
    .where('kind', '=', kind)
    .where('source_id', '=', id)
    // Their ids end with their places.
    .orderBy(sql`(substring(passages.id from '[0-9]{1,9}$'))::integer`)
    .execute();
