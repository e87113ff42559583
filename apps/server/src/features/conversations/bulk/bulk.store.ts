import { BulkAction, type BulkRun, type BulkStep, BulkTarget } from '@chatty/contract/bulk-actions';
import { ConversationStatus, Handler, Priority } from '@chatty/contract/conversations';
import { Reminder } from '@chatty/contract/snooze';
import { Id } from '@chatty/contract/fields';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { texts } from '#texts/conversations.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Tables } from '../../../tables.ts';
import { ownershipOf, type KnownConversation } from '../conversation.store.ts';

type RunRow = Selectable<Tables['bulk_runs']>;

/** A bulk action as it is worked on. */
export interface Run extends Omit<RunRow, 'action' | 'target'> {
  action: BulkAction;
  /** None once it goes there no more. */
  target: BulkTarget | null;
}

const MomentOrNull = z.coerce.date().nullable();

/** How a conversation was before a bulk action, in all that one can change. */
const FormerState = z.object({
  status: ConversationStatus,
  snoozedUntil: MomentOrNull,
  reminder: Reminder.nullable().default(null),
  handler: Handler,
  handedOff: z.boolean(),
  assigneeId: Id.nullable(),
  isRead: z.boolean(),
  waitingSince: MomentOrNull,
  blockedFrom: ConversationStatus.exclude(['blocked']).nullable().default(null),
  tagIds: z.array(Id),
  priority: Priority,
});
export type FormerState = z.infer<typeof FormerState>;

export const formerOf = (row: KnownConversation): FormerState => {
  const { turn: _, ...ownership } = ownershipOf(row);
  return { ...ownership, tagIds: row.tag_ids, priority: row.priority };
};

/** What became of one conversation. */
export interface Change {
  conversationId: string;
  former: FormerState;
  lastSeq: number;
  isRead: boolean;
}

export const toRun = (row: RunRow): BulkRun => ({
  id: row.id,
  state: row.state,
  total: row.total,
  gone: row.gone,
  changed: row.changed,
  restored: row.restored,
  problem: row.problem,
});

const ofShop = (ctx: Ctx) => ctx.db.selectFrom('bulk_runs').where('shop_id', '=', ctx.shopId);

/** A member's own. Throws `not_found`. */
export async function findRun(ctx: Ctx, memberId: string, id: string): Promise<RunRow> {
  const row = await ofShop(ctx).selectAll().where('id', '=', id).where('member_id', '=', memberId).executeTakeFirst();
  if (!row) throw notFound(texts.bulkRun);
  return row;
}

/** The latest of a member that goes there or back; undefined where none does. */
export const findRunning = (ctx: Ctx, memberId: string): Promise<RunRow | undefined> =>
  ofShop(ctx)
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', ['running', 'undoing'])
    .orderBy('begun_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What stands in the place of a conversation before the first one. */
export const first = '00000000-0000-0000-0000-000000000000';

/** Keeps others from going on with it meanwhile; null where it is gone. */
export async function holdRun(tx: TxCtx, id: string): Promise<Run | null> {
  const row = await ofShop(tx).selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row
    ? {
        ...row,
        action: BulkAction.parse(row.action),
        target: row.target === null ? null : BulkTarget.parse(row.target),
      }
    : null;
}

/** Begins one; one that was begun under this id is left as it is. Answers whether it is new. */
export async function insertRun(
  tx: TxCtx,
  run: Pick<Run, 'id' | 'member_id' | 'action' | 'target' | 'total'>,
): Promise<boolean> {
  const [action, target] = [JSON.stringify(run.action), JSON.stringify(run.target)];
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('bulk_runs')
    .values({ ...run, shop_id: tx.shopId, action, target, begun_at: tx.services.clock.now() })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Progress = Pick<RunRow, 'state'> &
  Partial<Pick<RunRow, 'total' | 'gone' | 'changed' | 'restored' | 'problem' | 'after_id'>>;

/** What is to be remembered of an action to take it back: nothing that anybody has written. */
function withoutWords(action: BulkAction): BulkAction {
  const plain = (step: BulkStep): BulkStep => (step.do === 'snooze' ? { do: step.do, until: step.until } : step);
  if (action.do === 'several') return { ...action, steps: action.steps.map(plain) };
  return action.do === 'read' ? action : plain(action);
}

/**
 * How far it has come. What goes there no more keeps nobody's name: neither whom it was done to nor where it stands, nor
 * what it left there to be reminded by.
 */
export async function saveProgress(tx: TxCtx, { id, action }: Pick<Run, 'id' | 'action'>, progress: Progress) {
  const { state } = progress;
  const forgotten = { target: null, action: JSON.stringify(withoutWords(action)) };
  const ended = state === 'running' ? {} : { ...forgotten, ...(state === 'undoing' ? {} : { after_id: first }) };
  await tx.db
    .updateTable('bulk_runs')
    .set({ ...progress, ...ended })
    .where('shop_id', '=', tx.shopId)
    .where('id', '=', id)
    .execute();
}

/**
 * Remembers what conversations were, and their latest place, with what followed in the same transaction. Answers in
 * which of them anything has changed.
 */
export async function rememberChanges(
  tx: TxCtx,
  runId: string,
  before: readonly KnownConversation[],
): Promise<string[]> {
  const rows = before.map((it) => ({ id: it.id, seq: it.last_seq, read: it.is_read, former: formerOf(it) }));
  const changed = await sql<{ conversation_id: string }>`
    insert into bulk_changes (shop_id, run_id, conversation_id, former, last_seq, is_read)
    select c.shop_id, ${runId}, c.id, r.former, c.last_seq, c.is_read
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, seq integer, read boolean, former jsonb)
    join conversations as c on c.shop_id = ${tx.shopId} and c.id = r.id
    where c.last_seq <> r.seq or c.is_read <> r.read
    on conflict do nothing
    returning conversation_id`.execute(tx.db);
  return changed.rows.map((it) => it.conversation_id);
}

/** The next of what it has changed, by id. */
export async function nextChanges(tx: TxCtx, run: Run, limit: number): Promise<Change[]> {
  const rows = await tx.db
    .selectFrom('bulk_changes')
    .select(['conversation_id', 'former', 'last_seq', 'is_read'])
    .where('shop_id', '=', tx.shopId)
    .where('run_id', '=', run.id)
    .where('conversation_id', '>', run.after_id)
    .orderBy('conversation_id')
    .limit(limit)
    .execute();
  return rows.map((it) => ({
    conversationId: it.conversation_id,
    former: FormerState.parse(it.former),
    lastSeq: it.last_seq,
    isRead: it.is_read,
  }));
}
