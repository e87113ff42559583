import type { KnownPage } from '@chatty/contract/data-sources';
import { texts } from '#texts/faqs.ts';
import type { Ctx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/problem.ts';
import { knowledgeChanged } from '../knowledge.events.ts';
import { nextVersion } from '../passages/passage.store.ts';
import { findKnownPage } from './known-pages.ts';

interface Switched {
  used: boolean;
  /** What a passage says; without it the whole page is meant. */
  mark?: string | undefined;
}

/**
 * Says whether the assistant uses a page, or what a passage of it says. What is switched off is found by no question from
 * the next one on; it stays known, so that it is back at once. Throws `not_found`.
 */
export function switchPage(ctx: Ctx, id: string, { used, mark = '' }: Switched): Promise<KnownPage> {
  return transaction(ctx, async (tx) => {
    const { db, shopId } = tx;
    const { kind } = await findKnownPage(tx, id);
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
    const page = await findKnownPage(tx, id);
    tx.emit('page.switched', page, { team: true, contactId: null });
    await tx.raise(knowledgeChanged, {});
    return page;
  });
}
