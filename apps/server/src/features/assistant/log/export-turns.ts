import { type LoggedTurn, type TurnQuery } from '@chatty/contract/decision-log';
import { texts } from '#texts/assistant.ts';
import type { Ctx } from '../../../ctx.ts';
import { writeRows } from '../../../platform/csv/write-rows.ts';
import { countTurns, readTurns } from './list-turns.ts';

const { columns, name } = texts.log;

/** Small enough that no part is long in coming. */
const pieceSize = 500;

const rowOf = (turn: LoggedTurn): Record<keyof typeof columns, string> => ({
  createdAt: turn.createdAt,
  conversationId: turn.conversationId,
  question: turn.question,
  answer: turn.answer,
  outcome: turn.outcome,
  confidence: turn.confidence === null ? '' : String(turn.confidence),
  engine: turn.engine,
  cost: turn.cost.amount,
  latencyMs: String(turn.latencyMs),
  helpful: turn.helpful === null ? '' : turn.helpful ? texts.log.yes : texts.log.no,
  mark: turn.mark ?? '',
  id: turn.id,
});
const keys = Object.keys(columns) as (keyof typeof columns)[];

/**
 * The turns that match, in parts that make a file of CSV one behind the other, the newest first: nobody's turn is left
 * out or told twice. Throws `bad_input`.
 */
export async function exportTurns(ctx: Ctx, asked: Omit<TurnQuery, 'limit'>) {
  const { turns, cursor } = await readTurns(ctx, { ...asked, limit: pieceSize });
  const isFirst = asked.cursor === undefined;
  const rows = turns.map(rowOf).map((row) => keys.map((key) => row[key]));
  const total = isFirst && cursor !== null ? await countTurns(ctx, asked) : turns.length;
  return {
    name: `${name}-${ctx.services.clock.now().toISOString().slice(0, 10)}.csv`,
    text: writeRows(isFirst ? [keys.map((key) => columns[key]), ...rows] : rows, { first: isFirst }),
    count: turns.length,
    total: isFirst ? total : null,
    cursor,
  };
}
