import type { Outcome } from '@chatty/contract/assistant';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Engine } from '../../../ports/engine.ts';
import type { Ctx } from '../../../services.ts';
import { append, type Entry, type GaveUpAs } from '../../conversations/index.ts';
import { type DecisionRecord, insertDecision } from '../decision.store.ts';
import type { Turn } from '../tools/tool-context.ts';
import type { Conclusion } from './conclude.ts';
import type { EngineRun } from '../engine/run-engine.ts';
import { settleVerdicts } from './settle-verdicts.ts';
import { withMedia } from './with-media.ts';

/** What one engine made of a turn. */
export interface Attempt {
  engine: Engine;
  turn: Turn;
  run: EngineRun;
}

export interface TurnRef {
  ctx: Ctx;
  conversationId: string;
  /** The turn under which the answer was begun. */
  turn: number;
  /** The answer's id, and its decision's. */
  answerId: string;
  question: string;
  configVersion: string;
  startedAt: number;
}

/** PostgreSQL keeps no NUL in a text, and no half of a sign. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed().trim();

function entriesOf({ ctx, conversationId, turn, answerId }: TurnRef, { text, parts, handOff }: Conclusion): Entry[] {
  const by = { type: 'assistant' as const };
  const said: Entry = {
    shopId: ctx.shopId,
    conversationId,
    by,
    event: () => ({ type: 'assistant_answered', turn }),
    message: { id: answerId, kind: 'text', text: clean(text), parts, files: [] },
  };
  const gaveUp = (as: GaveUpAs): Entry => ({
    shopId: ctx.shopId,
    conversationId,
    by,
    event: ({ at }) => ({ type: 'assistant_gave_up', turn, at, as }),
  });
  return handOff ? [said, gaveUp(handOff)] : [said];
}

function recordOf(it: TurnRef, { engine, turn, run }: Attempt, outcome: Outcome, sent: string | null): DecisionRecord {
  const { inputTokens, outputTokens } = run;
  return {
    id: it.answerId,
    conversationId: it.conversationId,
    messageId: outcome === 'dropped' ? null : it.answerId,
    question: it.question,
    outcome,
    engine: engine.id,
    configVersion: it.configVersion,
    retrieved: turn.retrieved,
    confidence: turn.confidence,
    toolCalls: turn.toolCalls,
    verdicts: settleVerdicts(run.verdicts, sent),
    inputTokens,
    outputTokens,
    cost: (inputTokens * engine.price.input + outputTokens * engine.price.output) / 1_000_000,
    latencyMs: Math.round(performance.now() - it.startedAt),
    createdAt: it.ctx.services.clock.now(),
  };
}

/**
 * Ends a turn in one transaction: the message, the hand-off that it tells of, and the record of why. Without a
 * conclusion nothing is said. An answer whose turn is over is dropped, and recorded as dropped.
 */
export async function finishTurn(it: TurnRef, attempt: Attempt, conclusion: Conclusion | null): Promise<Outcome> {
  return transaction(it.ctx, async (tx) => {
    const [said] = conclusion ? await append(tx, entriesOf(it, await withMedia(tx, conclusion))) : [];
    if (said && !said.ok) throw said.problem;
    const sent = conclusion && said?.accepted ? conclusion : null;
    const outcome = sent?.outcome ?? 'dropped';
    await insertDecision(tx.db, it.ctx.shopId, recordOf(it, attempt, outcome, sent?.text ?? null));
    return outcome;
  });
}
