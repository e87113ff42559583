import type { Decision, ExportedDecision, Outcome } from '@chatty/contract/assistant';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';
import type { Tables } from '../../tables.ts';
import type { Ctx } from '../../ctx.ts';
import type { ConversationsMerged } from '../conversations/index.ts';

const costDecimals = 6;

export function toDecision(row: Selectable<Tables['decisions']>): Decision {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    messageId: row.message_id,
    question: row.question,
    outcome: row.outcome as Outcome,
    engine: row.engine,
    configVersion: row.config_version,
    scenario: row.scenario,
    recommendation: row.recommendation,
    retrieved: row.retrieved as Decision['retrieved'],
    confidence: row.confidence,
    toolCalls: row.tool_calls as Decision['toolCalls'],
    verdicts: row.verdicts as Decision['verdicts'],
    secondCalls: row.second_calls as Decision['secondCalls'],
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    cost: { amount: String(row.cost), currency: 'USD' },
    latencyMs: row.latency_ms,
    createdAt: row.created_at.toISOString(),
  };
}

export type DecisionRecord = Omit<Decision, 'createdAt' | 'cost'> & {
  /** What was said; empty where nothing was. */
  answer: string;
  /** An engine was asked for what was said: it counts against the plan. */
  counted: boolean;
  /** It counts, and none did in its conversation before. */
  begins: boolean;
  /** All that the visitor said was thanks. */
  thanked: boolean;
  /** What it needs to be gone through again, as text; null where that is not kept. */
  replay: string | null;
  /** The assistant's settings, by their digest. */
  config: { id: string; settings: string };
  /** US dollars. */
  cost: number;
  createdAt: Date;
};

/** As JSON that can be kept: PostgreSQL keeps no NUL and no half of a sign, and a model may write both. */
export const kept = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  );

/**
 * Writes the record of a turn with its line in the ledger, and ends what was counted for it: where it does not count after
 * all, it is given back. One statement, so that an answer costs no more. A turn that a second try has gone through again
 * keeps its first record.
 */
export async function insertDecision(db: Db, shopId: string, decision: DecisionRecord): Promise<void> {
  const isOwn = { shop_id: shopId, id: decision.id };
  await db
    .with('ended', (q) =>
      q
        .deleteFrom('answers_under_way')
        .where((it) => it.and(isOwn))
        .returning('day'),
    )
    .with('given_back', (q) =>
      q
        .updateTable('answer_counts as c')
        .from('ended')
        .set({ answers: sql`c.answers - 1` })
        .where('c.shop_id', '=', shopId)
        .whereRef('c.day', '=', 'ended.day')
        .where(sql<boolean>`not ${decision.counted}::boolean`),
    )
    .with('noted', (q) =>
      q
        .insertInto('replies')
        .values({
          ...isOwn,
          day: decision.createdAt.toISOString().slice(0, 10),
          outcome: decision.outcome,
          engine: decision.engine,
          counted: decision.counted,
          begins: decision.begins,
          input_tokens: decision.inputTokens,
          output_tokens: decision.outputTokens,
          cost: decision.cost.toFixed(costDecimals),
        })
        .onConflict((on) => on.columns(['shop_id', 'id']).doNothing()),
    )
    .with('used', (q) =>
      q
        .insertInto('assistant_configs')
        .values({ shop_id: shopId, ...decision.config, used_at: decision.createdAt })
        .onConflict((on) => on.columns(['shop_id', 'id']).doNothing()),
    )
    .insertInto('decisions')
    .values({
      ...isOwn,
      replay: decision.replay,
      thanked: decision.thanked,
      conversation_id: decision.conversationId,
      message_id: decision.messageId,
      question: decision.question,
      answer: decision.answer,
      outcome: decision.outcome,
      engine: decision.engine,
      config_version: decision.configVersion,
      scenario: decision.scenario === null ? null : kept(decision.scenario),
      recommendation: decision.recommendation === null ? null : kept(decision.recommendation),
      retrieved: kept(decision.retrieved),
      confidence: decision.confidence,
      tool_calls: kept(decision.toolCalls),
      verdicts: kept(decision.verdicts),
      second_calls: kept(decision.secondCalls),
      input_tokens: decision.inputTokens,
      output_tokens: decision.outputTokens,
      cost: decision.cost.toFixed(costDecimals),
      latency_ms: decision.latencyMs,
      created_at: decision.createdAt,
    })
    .onConflict((on) => on.columns(['shop_id', 'id']).doNothing())
    .execute();
}

/** There are no further words for more refusals in a row than this. */
const mostOutcomes = 20;

/** How the latest turns of a conversation ended, newest first; a dropped turn says nothing. */
export async function latestTurns(
  ctx: Ctx,
  conversationId: string,
): Promise<Pick<Decision, 'id' | 'outcome' | 'scenario'>[]> {
  const rows = await ctx.db
    .selectFrom('decisions')
    .select(['id', 'outcome', 'scenario'])
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', '=', conversationId)
    .where('outcome', '<>', 'dropped')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOutcomes)
    .execute();
  return rows.map((it) => ({ ...it, outcome: it.outcome as Outcome }));
}

const rowsOf = ({ db, shopId }: Ctx, conversationId: string) =>
  db
    .selectFrom('decisions')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .orderBy('id');

export const decisionsOf = async (ctx: Ctx, conversationId: string): Promise<Decision[]> =>
  (await rowsOf(ctx, conversationId).execute()).map(toDecision);

/** The same with all that is kept of each. */
export async function exportedDecisions(ctx: Ctx, conversationId: string): Promise<ExportedDecision[]> {
  const rows = await rowsOf(ctx, conversationId).execute();
  return rows.map((row) => ({
    ...toDecision(row),
    answer: row.answer,
    mark: row.mark && { mark: row.mark, note: row.mark_note, by: row.marked_by },
    replay: row.replay === null ? null : (JSON.parse(row.replay) as unknown),
  }));
}

/** Forgets how the answers in these conversations came about; says of how many. */
export async function dropDecisions(ctx: Ctx, conversationIds: readonly string[]): Promise<number> {
  const done = await ctx.db
    .deleteFrom('decisions')
    .where('shop_id', '=', ctx.shopId)
    .where('conversation_id', 'in', [...conversationIds])
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

const mostQuestions = 60;
/** What a visitor wrote of themselves stands hidden in these words: nobody else can ask them. */
const hidden = '%[%:%]%';

/** How the record of a turn names a rule of the shop's that held. */
export const handOffRule = 'hand_off_rule';

/** What visitors asked last that was answered or refused, in words that anybody could ask. */
export async function latestQuestions(ctx: Ctx) {
  const rows = await ctx.db
    .selectFrom('decisions')
    .select(['conversation_id', 'question', 'outcome'])
    .where('shop_id', '=', ctx.shopId)
    .where('outcome', 'in', ['answered', 'refused'])
    .where('question', '<>', '')
    .where('question', 'not like', hidden)
    .orderBy('created_at', 'desc')
    .limit(mostQuestions)
    .execute();
  return rows.map(({ conversation_id, question, outcome }) => ({
    conversationId: conversation_id,
    question,
    outcome: outcome === 'answered' ? ('answered' as const) : ('refused' as const),
  }));
}

/** How answers came about goes with them to the conversation in which they stand now. */
export async function moveDecisions({ db, shopId }: Ctx, { fromId, intoId }: ConversationsMerged): Promise<void> {
  await db
    .updateTable('decisions')
    .set({ conversation_id: intoId })
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', fromId)
    .execute();
}
