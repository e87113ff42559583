import type { BulkStep } from '@chatty/contract/bulk-actions';
import type { TxCtx } from '../../../ctx.ts';
import { holdTags } from '../../tags/index.ts';
import { append } from '../append/append.ts';
import type { Mark } from '../append/mark.ts';
import { keyOf, lockConversations } from '../conversation.store.ts';
import { type Deed, stepsOf } from '../deeds/deed-of.ts';
import { readAll } from '../messages/mark-read.ts';
import { type Change, type FormerState, nextChanges, type Run, saveProgress } from './bulk.store.ts';

/** Members who are still there to have their conversations back. */
async function stillThere({ db, shopId }: TxCtx, changes: readonly Change[]): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(changes.flatMap((it) => it.former.assigneeId ?? []))];
  if (wanted.length === 0) return new Set();
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', 'in', wanted)
    .where((q) => q.or([q('active', '=', true), q('role', '=', 'admin')]))
    .execute();
  return new Set(rows.map((it) => it.id));
}

/** What takes marks off again and puts back those that were there, as far as the steps have changed any. */
async function marksBack(tx: TxCtx, steps: readonly BulkStep[]): Promise<(former: FormerState) => Mark> {
  const changes = steps.filter((it) => it.do === 'tags');
  const [added, removed] = [changes.flatMap((it) => it.add), changes.flatMap((it) => it.remove)];
  const held = changes.length > 0 ? await holdTags(tx, [...added, ...removed]) : [];
  const movesPriority = steps.some((it) => it.do === 'priority');
  return ({ tagIds, priority }) => ({
    addTags: held.filter(({ id }) => removed.includes(id) && tagIds.includes(id)),
    removeTags: held.filter(({ id }) => added.includes(id) && !tagIds.includes(id)),
    ...(movesPriority ? { priority } : {}),
  });
}

/** What puts a conversation back, by how it was; null where it cannot be. */
async function wayBack(
  tx: TxCtx,
  steps: readonly BulkStep[],
  changes: readonly Change[],
): Promise<(former: FormerState) => Deed | null> {
  const markBack = await marksBack(tx, steps);
  if (steps.every((it) => it.do === 'tags' || it.do === 'priority'))
    return (former) => ({ event: () => null, mark: markBack(former) });
  const team = await stillThere(tx, changes);
  return (former) => {
    const { tagIds: _, priority: __, ...to } = former;
    const { assigneeId } = to;
    const deed: Deed = { event: () => ({ type: 'restored', to }), mark: markBack(former) };
    if (assigneeId === null) return deed;
    return team.has(assigneeId) ? { ...deed, assigneeId } : null;
  };
}

/** Puts back those in which nothing has happened since. Answers how many. */
async function putBack(tx: TxCtx, run: Run, changes: readonly Change[]): Promise<number> {
  const { action, member_id: memberId } = run;
  const back = action.do === 'read' ? null : await wayBack(tx, stepsOf(action), changes);
  const keyed = changes.map((it) => ({ ...it, shopId: tx.shopId }));
  const held = await lockConversations(tx.db, keyed);
  const untouched = keyed.filter((it) => {
    const now = held.get(keyOf(it));
    return now?.last_seq === it.lastSeq && now.is_read === it.isRead;
  });
  if (action.do === 'read') {
    const ids = untouched.map((it) => it.conversationId);
    return (await readAll(tx, ids, !action.isRead, memberId)).length;
  }
  const entries = untouched.flatMap(({ shopId, conversationId, former }) => {
    const deed = back?.(former);
    return deed ? [{ ...deed, shopId, conversationId, by: { type: 'member' as const, memberId } }] : [];
  });
  const outcomes = await append(tx, entries);
  return outcomes.filter((it) => it.ok && it.accepted).length;
}

/** Puts the next of what the run has changed back to how it was. Answers whether there is more. */
export async function undoBatch(tx: TxCtx, run: Run, limit: number): Promise<boolean> {
  const next = await nextChanges(tx, run, limit + 1);
  const changes = next.slice(0, limit);
  const last = changes.at(-1);
  const ended = next.length === changes.length;
  const restored = last ? await putBack(tx, run, changes) : 0;
  await saveProgress(tx, run, {
    state: ended ? 'undone' : 'undoing',
    gone: run.gone + changes.length,
    restored: run.restored + restored,
    after_id: last?.conversationId ?? run.after_id,
  });
  return !ended;
}
