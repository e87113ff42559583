import type { Tag } from '@chatty/contract/tags';
import { type RawBuilder, sql } from 'kysely';
import { texts } from '#texts/conversations.ts';
import type { Ctx, TxCtx } from '../../ctx.ts';
import type { RemovedTag } from './tags.events.ts';
import { notFound } from '../../platform/problem.ts';

/** A name as names are compared. */
export const nameKeyOf = (name: string): string => name.toLowerCase();

const tagsOf = (ctx: Ctx) => ctx.db.selectFrom('tags').select(['id', 'name']).where('shop_id', '=', ctx.shopId);

/** The shop's tags by name. */
export const listTags = (ctx: Ctx): Promise<Tag[]> => tagsOf(ctx).orderBy('name_key').execute();

export const tagNamed = (ctx: Ctx, name: string): Promise<Tag | undefined> =>
  tagsOf(ctx).where('name_key', '=', nameKeyOf(name)).executeTakeFirst();

/** The ids of the shop's tags whose name is like this, for the query of another feature. */
export const tagsNamed = (shopId: RawBuilder<unknown>, like: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select id from tags where shop_id = ${shopId} and name ilike ${like}`;

/** The ids of tags in a column once one is gone, for the query of another feature. */
export function tagIdsWithout(column: RawBuilder<unknown>, { id, into }: RemovedTag): RawBuilder<string[]> {
  const rest = sql<string[]>`array_remove(${column}, ${id}::uuid)`;
  if (!into) return rest;
  const other = sql`array_replace(${column}, ${id}::uuid, ${into}::uuid)`;
  return sql`case when ${into}::uuid = any (${column}) then ${rest} else ${other} end`;
}

/** Throws `not_found`. */
export async function findTag(ctx: Ctx, id: string): Promise<Tag> {
  const tag = await tagsOf(ctx).where('id', '=', id).executeTakeFirst();
  if (!tag) throw notFound(texts.tag);
  return tag;
}

/** Those of these tags that are there, in the order given, and kept from being deleted until the transaction ends. */
export async function holdTags(tx: TxCtx, ids: readonly string[]): Promise<Tag[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await tagsOf(tx).where('id', 'in', wanted).orderBy('id').forKeyShare().execute();
  const byId = new Map(found.map((it) => [it.id, it]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}
