import { mostTags } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import type { Tag } from '@chatty/contract/tags';
import { texts } from '#texts/conversations.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { lockShop } from '../shops/index.ts';
import { findTag, listTags, nameKeyOf, tagNamed } from './tag.store.ts';
import { tagRemoved } from './tags.events.ts';

/** One after the other, so that no two tags get the same name and no tag becomes one that is gone. */
const inTurn = <T>(ctx: Ctx, work: (tx: TxCtx) => Promise<T>): Promise<T> =>
  transaction(ctx, async (tx) => {
    await lockShop(tx);
    return work(tx);
  });

const toTeam = { team: true, contactId: null };

/** Makes a tag; where there is one of that name or id, it is that one. Throws `conflict` beyond `mostTags`. */
export function addTag(ctx: Ctx, { id, name }: Tag): Promise<Tag> {
  return inTurn(ctx, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('tags')
      .values({ shop_id: ctx.shopId, id, name, name_key: nameKeyOf(name), created_at: ctx.services.clock.now() })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return (await tagNamed(tx, name)) ?? findTag(tx, id);
    const { count } = await tx.db
      .selectFrom('tags')
      .select((q) => q.fn.countAll<number>().as('count'))
      .where('shop_id', '=', ctx.shopId)
      .executeTakeFirstOrThrow();
    if (Number(count) > mostTags) throw new Problem('conflict', texts.mostTags(mostTags));
    tx.emit('tag.changed', { id, name }, toTeam);
    return { id, name };
  });
}

/**
 * The tags of these names, by name in small letters, kept from being deleted until the transaction ends; those that are
 * missing are made, as far as there is room.
 */
export async function holdTagsNamed(tx: TxCtx, names: readonly string[]): Promise<Map<string, string>> {
  // The first spelling counts.
  const wanted = new Map(names.toReversed().map((it) => [nameKeyOf(it), it]));
  if (wanted.size === 0) return new Map();
  await lockShop(tx);
  const held = await listTags(tx);
  const found = new Map(held.map((it) => [nameKeyOf(it.name), it.id]));
  let room = mostTags - held.length;
  for (const [key, name] of wanted) {
    if (found.has(key) || room-- <= 0) continue;
    const tag = { id: newId(), name };
    await tx.db
      .insertInto('tags')
      .values({ shop_id: tx.shopId, ...tag, name_key: key, created_at: tx.services.clock.now() })
      .execute();
    tx.emit('tag.changed', tag, toTeam);
    found.set(key, tag.id);
  }
  return found;
}

async function remove(tx: TxCtx, id: string, into: string | null): Promise<void> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('tags')
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!numDeletedRows) throw notFound(texts.tag);
  await tx.raise(tagRemoved, { id, into });
  tx.emit('tag.removed', { id, into }, toTeam);
}

/**
 * Calls a tag something else. Where another tag has that name, `merge` makes this one that other: all that is tagged
 * stays so. Throws `not_found`, and `conflict` where the name is taken and nobody said that they are to be merged.
 */
export function renameTag(ctx: Ctx, id: string, { name, merge }: { name: string; merge: boolean }): Promise<Tag> {
  return inTurn(ctx, async (tx) => {
    await findTag(tx, id);
    const other = await tagNamed(tx, name);
    if (other && other.id !== id) {
      if (!merge)
        throw new Problem('conflict', texts.tagNameTaken(other.name), { name: texts.tagNameTaken(other.name) });
      await remove(tx, id, other.id);
      return other;
    }
    await tx.db
      .updateTable('tags')
      .set({ name, name_key: nameKeyOf(name) })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .execute();
    tx.emit('tag.changed', { id, name }, toTeam);
    return { id, name };
  });
}

/** Deletes a tag and takes it off everything. Throws `not_found`. */
export const deleteTag = (ctx: Ctx, id: string): Promise<void> => inTurn(ctx, (tx) => remove(tx, id, null));
