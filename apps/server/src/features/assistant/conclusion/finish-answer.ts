import { transaction } from '../../../platform/db/transaction.ts';
import type { Ctx } from '../../../ctx.ts';
import { append, type Entry, type GaveUpAs } from '../../conversations/index.ts';
import { type DecisionRecord, insertDecision } from '../decision.store.ts';
import type { Result } from '../engine/attempt.ts';
import { configVersionOf, instructionsFor } from '../engine/instructions.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import { digestOf, replayRecordOf } from '../replay/replay-record.ts';
import { assistantTools } from '../tools/assistant-tools.ts';
import type { Conclusion, Said } from './conclude.ts';
import { settleVerdicts } from './settle-verdicts.ts';
import { withMedia } from './with-media.ts';

/** An answer at the end of its way. */
export interface FinishedAnswer {
  inquiry: Inquiry;
  result: Result;
  conclusion: Conclusion;
  startedAt: number;
}

/** PostgreSQL keeps no NUL in a text, and no half of a sign. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed().trim();

function entriesOf(
  { shopId }: Ctx,
  { conversationId, turn, answerId }: Inquiry,
  { text, parts, handOff }: Said,
): Entry[] {
  const by = { type: 'assistant' as const };
  const said: Entry = {
    shopId,
    conversationId,
    by,
    event: () => ({ type: 'assistant_answered', turn }),
    message: { id: answerId, kind: 'text', text: clean(text), parts, files: [] },
  };
  const gaveUp = (as: GaveUpAs): Entry => ({
    shopId,
    conversationId,
    by,
    event: ({ at }) => ({ type: 'assistant_gave_up', turn, at, as }),
  });
  return handOff ? [said, gaveUp(handOff)] : [said];
}

/** Names the exact configuration that the answer was made with. */
function configOf(ctx: Ctx, { inquiry, result: { attempt } }: FinishedAnswer): string {
  const tools = assistantTools({ ctx, inquiry, findings: attempt.findings });
  return configVersionOf(attempt.engine.id, instructionsFor(inquiry, ''), tools);
}

/** Why an answer became what it is; `sent`: what of it was said. */
export function explain(ctx: Ctx, answer: FinishedAnswer, sent: Said | null) {
  const { inquiry, result, startedAt } = answer;
  const { engine, findings, run } = result.attempt;
  const { inputTokens, outputTokens } = run;
  return {
    question: inquiry.question,
    outcome: sent?.outcome ?? ('dropped' as const),
    engine: engine.id,
    configVersion: configOf(ctx, answer),
    retrieved: findings.retrieved,
    confidence: findings.confidence,
    toolCalls: findings.toolCalls,
    verdicts: settleVerdicts(run.verdicts, sent?.text ?? null),
    secondCalls: run.secondCalls,
    inputTokens,
    outputTokens,
    cost: (inputTokens * engine.price.input + outputTokens * engine.price.output) / 1_000_000,
    latencyMs: Math.round(performance.now() - startedAt),
  };
}

function recordOf(ctx: Ctx, answer: FinishedAnswer, sent: Said | null): DecisionRecord {
  const { answerId, conversationId, earlier } = answer.inquiry;
  const { kind } = answer.result;
  const counted = sent !== null && (kind === 'finished' || kind === 'stopped');
  const explained = explain(ctx, answer, sent);
  const { assistant } = answer.inquiry;
  const { outcome, verdicts } = explained;
  const decided = { outcome, text: sent ? clean(sent.text) : '', parts: sent?.parts ?? [], verdicts };
  return {
    ...explained,
    id: answerId,
    conversationId,
    messageId: sent ? answerId : null,
    answer: decided.text,
    replay: replayRecordOf({ ...answer, decided }),
    config: { id: digestOf(assistant), settings: JSON.stringify(assistant) },
    counted,
    thanked: ctx.services.offlineEngine.saysOnlyThanks(explained.question),
    begins: counted && earlier.every((it) => it === 'failed'),
    createdAt: ctx.services.clock.now(),
  };
}

/**
 * Ends a turn in one transaction: the message, the hand-off that it tells of, and the record of why. An answer whose turn
 * is over is dropped here, whether word of that came or not, and recorded as dropped: this is what guarantees that the
 * assistant never speaks beside a person.
 */
export async function finishAnswer(ctx: Ctx, answer: FinishedAnswer): Promise<void> {
  const { inquiry, conclusion } = answer;
  await transaction(ctx, async (tx) => {
    const concluded = conclusion.outcome === 'dropped' ? null : await withMedia(tx, conclusion);
    const [said] = concluded ? await append(tx, entriesOf(tx, inquiry, concluded)) : [];
    if (said && !said.ok) throw said.problem;
    await insertDecision(tx.db, tx.shopId, recordOf(tx, answer, said?.accepted ? concluded : null));
  });
}
