import type { ExplainedTurn } from '@chatty/contract/decision-log';
import { texts } from '#texts/assistant.ts';
import type { Ctx } from '../../../ctx.ts';
import { notFound } from '../../../platform/problem.ts';
import { findPlace } from '../../conversations/index.ts';
import { ratingsOf } from '../../satisfaction/index.ts';
import { toDecision } from '../decision.store.ts';

/** One turn, with all of why and what was thought of it. Throws `not_found`. */
export async function explainTurn(ctx: Ctx, id: string): Promise<ExplainedTurn> {
  const row = await ctx.db
    .selectFrom('decisions')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(texts.log.turn);
  const { mark, mark_note: note, marked_by: by, marked_at: at, message_id, conversation_id } = row;
  return {
    id,
    decision: toDecision(row),
    answer: row.answer,
    seq: message_id === null ? null : ((await findPlace(ctx, conversation_id, message_id))?.seq ?? null),
    isReplayable: row.replay !== null,
    helpful: row.helpful,
    rating: (await ratingsOf(ctx, conversation_id)).at(-1)?.rating ?? null,
    mark: mark && at ? { mark, note, by, at: at.toISOString() } : null,
  };
}
