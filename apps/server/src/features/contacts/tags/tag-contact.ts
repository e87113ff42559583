import type { Contact } from '@chatty/contract/contacts';
import { mostTagsOfOne } from '@chatty/contract/limits';
import { tagsAfter } from '@chatty/contract/tag-lists';
import type { TagChange } from '@chatty/contract/tags';
import { sql } from 'kysely';
import { texts as words } from '#texts/contacts.ts';
import { texts } from '#texts/conversations.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { holdTags, type RemovedTag, tagIdsWithout } from '../../tags/index.ts';
import { told } from '../change-contact.ts';
import { personIdOf } from '../merge/person.ts';
import { toContact } from '../contact.store.ts';

/**
 * Puts tags on a contact and takes tags off; the same again changes nothing. Throws `not_found` for a contact or a tag
 * to be put on that is not there, and `conflict` beyond `mostTagsOfOne`.
 */
export function tagContact(ctx: Ctx, id: string, { add, remove }: TagChange): Promise<Contact> {
  return transaction(ctx, async (tx) => {
    const held = await holdTags(tx, add);
    if (held.length < new Set(add).size) throw notFound(texts.tag);
    const personId = await personIdOf(tx, id);
    const row = await tx.db
      .selectFrom('contacts')
      .selectAll()
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', personId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) throw notFound(texts.contact);
    const after = tagsAfter(row.tag_ids, { add: held.map((it) => it.id), remove });
    if (after.length > Math.max(mostTagsOfOne, row.tag_ids.length))
      throw new Problem('conflict', words.mostTagsOfOne(mostTagsOfOne));
    if (after.join() === row.tag_ids.join()) return toContact(row);
    await tx.db
      .updateTable('contacts')
      .set({ tag_ids: after })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', personId)
      .execute();
    return told(tx, { ...row, tag_ids: after });
  });
}

/**
 * Puts tags on contacts and takes tags off. Answers whom that changed: who is gone, or would have more than
 * `mostTagsOfOne`, is left out. Throws `not_found` where a tag to be put on is not there.
 */
export function tagContacts(ctx: Ctx, { ids, add, remove }: TagChange & { ids: readonly string[] }) {
  return transaction(ctx, async (tx) => {
    const held = await holdTags(tx, add);
    if (held.length < new Set(add).size) throw notFound(texts.tag);
    const rows = await tx.db
      .selectFrom('contacts')
      .selectAll()
      .where('shop_id', '=', tx.shopId)
      .where('id', 'in', [...ids])
      .where('merged_into', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const changed = rows.flatMap((row) => {
      const after = tagsAfter(row.tag_ids, { add: held.map((it) => it.id), remove });
      const isSame = after.join() === row.tag_ids.join();
      return isSame || after.length > Math.max(mostTagsOfOne, row.tag_ids.length) ? [] : [{ ...row, tag_ids: after }];
    });
    if (changed.length > 0)
      await sql`
        update contacts as c set tag_ids = array(select t::uuid from jsonb_array_elements_text(r.tags) as t)
        from jsonb_to_recordset(${JSON.stringify(changed.map((it) => ({ id: it.id, tags: it.tag_ids })))}::jsonb)
          as r (id uuid, tags jsonb)
        where c.shop_id = ${tx.shopId} and c.id = r.id`.execute(tx.db);
    for (const row of changed) await told(tx, row);
    return { changed: changed.map((it) => it.id) };
  });
}

/**
 * A tag is gone: contacts that had it get the one that it became, or none. Screens do the same with what they show when
 * they hear of the tag, so that no contact is told of by itself.
 */
export async function replaceTag(tx: TxCtx, gone: RemovedTag): Promise<void> {
  await sql`
    with tagged as materialized (
      select id from contacts where shop_id = ${tx.shopId} and tag_ids @> array[${gone.id}::uuid]
      order by id for no key update
    )
    update contacts as c set tag_ids = ${tagIdsWithout(sql`c.tag_ids`, gone)} from tagged where c.shop_id = ${tx.shopId} and c.id = tagged.id`.execute(
    tx.db,
  );
}
