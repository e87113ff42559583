import { type LoggedTurn, mostTurnsCounted, type TurnFilter, type TurnQuery } from '@chatty/contract/decision-log';
import type { Outcome } from '@chatty/contract/assistant';
import { Id } from '@chatty/contract/fields';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { cursorOf, positionOf } from '../../../platform/cursor.ts';
import { isMomentText } from '../../../platform/db/moment-text.ts';
import { turnsAsked } from './turns-asked.ts';

type Asked = TurnFilter & { search?: string | undefined };

/** How many there are, up to one more than is counted. */
export async function countTurns(ctx: Ctx, asked: Asked): Promise<number> {
  const some = turnsAsked(ctx, asked)
    .select('id')
    .limit(mostTurnsCounted + 1);
  const { count } = await ctx.db
    .selectFrom(some.as('some'))
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Turns, the newest first, those after a cursor, and how to go on. Throws `bad_input`. */
export async function readTurns(
  ctx: Ctx,
  { cursor, limit, ...asked }: TurnQuery,
): Promise<{ turns: LoggedTurn[]; cursor: string | null }> {
  const isOurs = (it: { value: string; id: string }) => isMomentText(it.value) && Id.safeParse(it.id).success;
  const position = cursor === undefined ? null : positionOf(cursor, isOurs);
  let query = turnsAsked(ctx, asked);
  if (position) {
    const { value, id } = position;
    query = query.where(sql<boolean>`(created_at, id) < (${value}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query
    .select(['id', 'conversation_id', 'message_id', 'question', 'answer', 'outcome', 'engine', 'confidence', 'cost'])
    .select(['latency_ms', 'created_at', 'helpful', 'mark', sql<string>`created_at::text`.as('at')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    turns: shown.map((row) => ({
      id: row.id,
      conversationId: row.conversation_id,
      messageId: row.message_id,
      question: row.question,
      answer: row.answer,
      // Written by us in the contract's words.
      outcome: row.outcome as Outcome,
      engine: row.engine,
      confidence: row.confidence,
      cost: { amount: String(row.cost), currency: 'USD' },
      latencyMs: row.latency_ms,
      createdAt: row.created_at.toISOString(),
      helpful: row.helpful,
      mark: row.mark,
    })),
    cursor: last ? cursorOf({ value: last.at, id: last.id }) : null,
  };
}

/** The engines that have answered in a shop: each is found by its first turn, however many there are. */
async function enginesOf({ db, shopId }: Ctx): Promise<string[]> {
  const { rows } = await sql<{ engine: string }>`
    with recursive one (engine) as (
      (select engine from decisions where shop_id = ${shopId} order by engine limit 1)
      union all
      select (select d.engine from decisions as d where d.shop_id = ${shopId} and d.engine > one.engine order by d.engine limit 1)
      from one where one.engine is not null
    )
    select engine from one where engine is not null`.execute(db);
  return rows.map((it) => it.engine);
}

/** A piece of the log, the first one with how many turns there are. Throws `bad_input`. */
export async function listTurns(ctx: Ctx, query: TurnQuery) {
  const { turns, cursor } = await readTurns(ctx, query);
  if (query.cursor !== undefined) return { turns, total: null, engines: null, cursor };
  const total = cursor === null ? turns.length : await countTurns(ctx, query);
  return { turns, total, engines: await enginesOf(ctx), cursor };
}
