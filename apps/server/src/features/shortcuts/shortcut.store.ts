import type { FileRef } from '@chatty/contract/files';
import type { Shortcut } from '@chatty/contract/shortcuts';
import { type Selectable, sql } from 'kysely';
import { texts } from '#texts/shortcuts.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx, MemberCtx, TxCtx } from '../../ctx.ts';

export type ShortcutRow = Selectable<Tables['shortcuts']>;

/** A shortcut as its users see it, with those of its files that are there. */
export const toShortcut = (row: ShortcutRow, files: readonly FileRef[]): Shortcut => ({
  id: row.id,
  scope: row.owner_id === null ? 'team' : 'personal',
  key: row.key,
  title: row.title,
  body: row.body,
  actions: row.actions,
  tagIds: row.tag_ids,
  priority: row.priority,
  snooze: row.snooze,
  files: row.file_ids.flatMap((id) => files.find((it) => it.id === id) ?? []),
  authorId: row.author_id,
  uses: row.uses,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
});

const ofShop = (ctx: Ctx) => ctx.db.selectFrom('shortcuts').where('shop_id', '=', ctx.shopId);

/** What a member may use: the team's and their own, those that were deleted among them. */
const everyOneOf = (ctx: MemberCtx) =>
  ofShop(ctx).where((q) => q.or([q('owner_id', 'is', null), q('owner_id', '=', ctx.who.memberId)]));

/** What a member may use. */
export const shortcutsOf = (ctx: MemberCtx) => everyOneOf(ctx).where('deleted_at', 'is', null);

/** One that the member may use, also if it was deleted. Throws `not_found`. */
export async function findEvenDeleted(ctx: MemberCtx, id: string): Promise<ShortcutRow> {
  const row = await everyOneOf(ctx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.thisShortcut);
  return row;
}

/** One that the member may use. Throws `not_found`. */
export async function findShortcut(ctx: MemberCtx, id: string): Promise<ShortcutRow> {
  const row = await shortcutsOf(ctx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.thisShortcut);
  return row;
}

/** The same for whoever is about to change it. Throws `not_allowed` for what a colleague made for the team. */
export function mustBeChangeable(ctx: MemberCtx, row: ShortcutRow): void {
  const isOwn = row.owner_id === ctx.who.memberId || row.author_id === ctx.who.memberId;
  if (!isOwn && ctx.who.role !== 'admin') throw new Problem('not_allowed', texts.notYours);
}

/** Changes of a shop's shortcuts come one after the other: who comes second sees which keys are taken by then. */
export const inTurn = (tx: TxCtx) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`shortcuts/${tx.shopId}`}, 0))`.execute(tx.db);

/** How many shortcuts there are beside that one where it stands, and whether one of them has its key. */
export async function besides(tx: Ctx, it: Pick<ShortcutRow, 'id' | 'owner_id' | 'key'>) {
  const others = ofShop(tx)
    .where('deleted_at', 'is', null)
    .where('owner_id', it.owner_id === null ? 'is' : '=', it.owner_id)
    .where('id', '<>', it.id);
  const { count, taken } = await others
    .select((q) => [
      q.fn.countAll<number>().as('count'),
      q.fn.coalesce(q.fn<boolean>('bool_or', [q('key', '=', it.key)]), q.val(false)).as('taken'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), taken };
}
