import { mostShortcuts } from '@chatty/contract/limits';
import { doesSomething } from '@chatty/contract/runs-alone';
import type { NewShortcut, Shortcut, ShortcutPatch } from '@chatty/contract/shortcuts';
import { shortcutTexts } from '@chatty/contract/texts';
import { texts } from '#texts/shortcuts.ts';
import type { MemberCtx, TxCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { findFiles, useFiles } from '../files/index.ts';
import { holdTags } from '../tags/index.ts';
import { freeKeysOf } from '../team/index.ts';
import {
  besides,
  findEvenDeleted,
  findShortcut,
  inTurn,
  mustBeChangeable,
  type ShortcutRow,
  toShortcut,
} from './shortcut.store.ts';
import { eraseShortcutJob } from './shortcuts.jobs.ts';

type Tx = TxCtx & MemberCtx;

/** Runs an action of a member in a transaction, in turn with other changes of the shop's shortcuts. */
const change = <Result>(ctx: MemberCtx, action: (tx: Tx) => Promise<Result>): Promise<Result> =>
  transaction(ctx, async (tx) => {
    await inTurn(tx);
    return action({ ...tx, who: ctx.who });
  });

const toTeam = { team: true, contactId: null };

/** What is the team's is told to the team; of what is one's own nobody hears. */
function told(tx: Tx, shortcut: Shortcut): Shortcut {
  if (shortcut.scope === 'team') tx.emit('shortcut.changed', shortcut, toTeam);
  return shortcut;
}

const keyTaken = ({ owner_id, key }: ShortcutRow) => {
  const text = texts.keyTaken[owner_id === null ? 'team' : 'personal'](key);
  return new Problem('conflict', text, { key: text });
};

/** Throws `conflict` where its key is taken, or where there are as many as there may be. */
async function mustHaveRoom(tx: Tx, row: ShortcutRow): Promise<void> {
  const { count, taken } = await besides(tx, row);
  if (taken) throw keyTaken(row);
  if (count >= mostShortcuts) throw new Problem('conflict', texts.most(mostShortcuts));
}

/** Throws `bad_input` where it would put off what it resolves. */
function mustBeOneEnd({ actions, snooze }: Pick<ShortcutRow, 'actions' | 'snooze'>): void {
  if (snooze !== null && actions.includes('resolve'))
    throw new Problem('bad_input', texts.resolvesAndSnoozes, { snooze: texts.resolvesAndSnoozes });
}

/** Throws `bad_input` where it neither says nor does anything. */
function mustBeOfUse({ body, actions, tag_ids: tagIds, priority, snooze }: ShortcutRow): void {
  if (body === '' && !doesSomething({ actions, tagIds, priority, snooze }))
    throw new Problem('bad_input', shortcutTexts.saysNothing, { body: shortcutTexts.saysNothing });
}

/** Those of the tags that are there: what was deleted meanwhile is left out. */
const heldTags = async (tx: Tx, ids: readonly string[]) => (await holdTags(tx, ids)).map((it) => it.id);

const toColumns = (row: ShortcutRow) => ({
  ...row,
  actions: JSON.stringify(row.actions),
  tag_ids: JSON.stringify(row.tag_ids),
  file_ids: JSON.stringify(row.file_ids),
  recent_uses: JSON.stringify(row.recent_uses),
});

/** Adds a shortcut. The same id again is the same shortcut. Throws `conflict`, and `not_found` for a file that is not theirs. */
export const addShortcut = (ctx: MemberCtx, added: NewShortcut & { id: string }): Promise<Shortcut> =>
  change(ctx, async (tx) => {
    const { memberId } = ctx.who;
    const now = tx.services.clock.now();
    const row: ShortcutRow = {
      shop_id: tx.shopId,
      id: added.id,
      owner_id: added.scope === 'personal' ? memberId : null,
      author_id: memberId,
      key: added.key,
      title: added.title,
      body: added.body,
      actions: added.actions,
      tag_ids: await heldTags(tx, added.tagIds),
      priority: added.priority,
      snooze: added.snooze,
      file_ids: added.fileIds,
      uses: 0,
      last_used_at: null,
      recent_uses: [],
      created_at: now,
      updated_at: now,
      deleted_at: null,
    };
    const known = await tx.db
      .selectFrom('shortcuts')
      .select('id')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', added.id)
      .executeTakeFirst();
    if (known) return readShortcut(tx, added.id);
    mustBeOneEnd(row);
    mustBeOfUse(row);
    await mustHaveRoom(tx, row);
    await tx.db.insertInto('shortcuts').values(toColumns(row)).execute();
    const files = await useFiles(tx, { usedBy: row.id, ownerId: memberId, fileIds: row.file_ids });
    return told(tx, toShortcut(row, files));
  });

/** Changes what the patch names. Throws `not_found`, `not_allowed`, and `conflict` where the key is taken. */
export const changeShortcut = (ctx: MemberCtx, id: string, patch: ShortcutPatch): Promise<Shortcut> =>
  change(ctx, async (tx) => {
    const before = await findShortcut(tx, id);
    mustBeChangeable(tx, before);
    if (patch.scope === 'personal' && before.owner_id === null) {
      throw new Problem('bad_input', texts.staysTeams, { scope: texts.staysTeams });
    }
    const row: ShortcutRow = {
      ...before,
      owner_id: patch.scope === 'team' ? null : before.owner_id,
      key: patch.key ?? before.key,
      title: patch.title ?? before.title,
      body: patch.body ?? before.body,
      actions: patch.actions ?? before.actions,
      tag_ids: patch.tagIds ? await heldTags(tx, patch.tagIds) : before.tag_ids,
      priority: patch.priority === undefined ? before.priority : patch.priority,
      snooze: patch.snooze === undefined ? before.snooze : patch.snooze,
      file_ids: patch.fileIds ?? before.file_ids,
      updated_at: tx.services.clock.now(),
    };
    mustBeOneEnd(row);
    mustBeOfUse(row);
    if (row.key !== before.key || row.owner_id !== before.owner_id) await mustHaveRoom(tx, row);
    const { shop_id: _, id: __, created_at: ___, ...columns } = toColumns(row);
    await tx.db.updateTable('shortcuts').set(columns).where('shop_id', '=', tx.shopId).where('id', '=', id).execute();
    const files = await useFiles(tx, { usedBy: id, ownerId: ctx.who.memberId, fileIds: row.file_ids });
    return told(tx, toShortcut(row, files));
  });

/** Takes a shortcut away. It keeps its place for a day, so that it can be restored. Throws `not_found`, `not_allowed`. */
export const deleteShortcut = (ctx: MemberCtx, id: string): Promise<void> =>
  change(ctx, async (tx) => {
    const row = await findShortcut(tx, id);
    mustBeChangeable(tx, row);
    const deletedAt = tx.services.clock.now();
    await setDeleted(tx, id, deletedAt);
    await freeKeysOf(tx, id);
    if (row.owner_id === null) tx.emit('shortcut.deleted', { id }, toTeam);
    tx.enqueue(eraseShortcutJob, { shortcutId: id, deletedAt: deletedAt.toISOString() }, { afterSeconds: 86_400 });
  });

/** Undoes a deletion. Throws `not_found` when it is too late, and `conflict` when its key is another's by now. */
export const restoreShortcut = (ctx: MemberCtx, id: string): Promise<Shortcut> =>
  change(ctx, async (tx) => {
    const row = await findEvenDeleted(tx, id);
    mustBeChangeable(tx, row);
    if (row.deleted_at !== null) {
      await mustHaveRoom(tx, row);
      await setDeleted(tx, id, null);
    }
    return told(tx, toShortcut(row, await findFiles(tx, row.file_ids)));
  });

const setDeleted = (tx: Tx, id: string, deleted_at: Date | null) =>
  tx.db
    .updateTable('shortcuts')
    .set({ deleted_at })
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Throws `not_found`. */
export async function readShortcut(ctx: MemberCtx, id: string): Promise<Shortcut> {
  const row = await findShortcut(ctx, id);
  return toShortcut(row, await findFiles(ctx, row.file_ids));
}
