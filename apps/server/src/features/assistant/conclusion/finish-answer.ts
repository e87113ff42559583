import { transaction } from '../../../platform/db/transaction.ts';
import type { Ctx, TxCtx } from '../../../ctx.ts';
import { append, type Entry, type GaveUpAs } from '../../conversations/index.ts';
import { questionLeft } from '../outcomes/question-left.ts';
import { type DecisionRecord, handOffRule, insertDecision } from '../decision.store.ts';
import { newAttempt, type Result } from '../engine/attempt.ts';
import { configVersionOf, instructionsFor } from '../engine/instructions.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import type { RunningScenario } from '../tools/tool-context.ts';
import { entriesOfScenario } from '../scenarios/entries.ts';
import { digestOf, replayRecordOf } from '../replay/replay-record.ts';
import { assistantTools } from '../tools/assistant-tools.ts';
import { conclude, type Conclusion, type Said } from './conclude.ts';
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

/** The entries of a turn, and whether the assistant was found to be stopped when they were to be written. */
function entriesOf(
  { shopId }: Ctx,
  { conversationId, turn, answerId }: Inquiry,
  { text, parts, handOff }: Said,
): { entries: Entry[]; isStopped(): boolean } {
  const by = { type: 'assistant' as const };
  // That it was stopped is all that it may say then.
  const isStop = handOff === 'assistant_stopped';
  let isStopped = false;
  const said: Entry = {
    shopId,
    conversationId,
    by,
    event: ({ maySpeak }) => {
      isStopped = !maySpeak && !isStop;
      return { type: 'assistant_answered', turn, isStopped };
    },
    message: { id: answerId, kind: 'text', text: clean(text), parts, files: [] },
  };
  const gaveUp = (as: GaveUpAs): Entry => ({
    shopId,
    conversationId,
    by,
    event: ({ at }) => (isStopped ? null : { type: 'assistant_gave_up', turn, at, as }),
  });
  return { entries: handOff ? [said, gaveUp(handOff)] : [said], isStopped: () => isStopped };
}

/** Names the exact configuration that the answer was made with. */
function configOf(ctx: Ctx, { inquiry, result: { attempt } }: FinishedAnswer): string {
  const tools = assistantTools({ ctx, inquiry, findings: attempt.findings });
  return configVersionOf(attempt.engine.id, { instructions: instructionsFor(inquiry, ''), tools, inquiry });
}

/** Which rule of the shop's it was, as the record names what was done. */
const ruleCall = (rule: Said['rule']): DecisionRecord['toolCalls'] =>
  rule ? [{ name: handOffRule, input: { rule: rule.name, about: rule.about }, output: {}, ms: 0 }] : [];
const scenarioOf = (running: RunningScenario | null) =>
  running && { id: running.id, title: running.title, next: running.next };

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
    scenario: scenarioOf(findings.scenario),
    recommendation: findings.recommendation,
    retrieved: findings.retrieved,
    confidence: findings.confidence,
    toolCalls: [...findings.toolCalls, ...ruleCall(sent?.rule)],
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
  const { conclusion } = answer;
  await transaction(ctx, async (tx) => {
    const concluded = conclusion.outcome === 'dropped' ? null : await withMedia(tx, conclusion);
    const { sent, isStopped } = concluded ? await send(tx, answer, concluded) : nothing;
    if (sent) await doBeside(tx, answer);
    // Word that it was stopped came too late, or got lost: nobody hears what it has to say.
    const last = isStopped ? (await send(tx, answer, stopOf(answer))).sent : sent;
    const record = recordOf(tx, answer, last);
    await insertDecision(tx.db, tx.shopId, record);
    const { conversationId } = record;
    if (record.outcome === 'refused') await tx.raise(questionLeft, { conversationId });
  });
}

/** What a scenario does beside what it says. */
async function doBeside(tx: TxCtx, { inquiry, result }: FinishedAnswer): Promise<void> {
  const beside = await entriesOfScenario(tx, inquiry, result.attempt.findings.scenario);
  if (beside.length > 0) await append(tx, beside);
}

const nothing = { sent: null, isStopped: false };

function stopOf({ inquiry, result }: FinishedAnswer): Said {
  const said = conclude(inquiry, { kind: 'switched_off', attempt: newAttempt(result.attempt.engine, inquiry) });
  if (said.outcome === 'dropped') throw new Error('Who is stopped says so');
  return said;
}

async function send(tx: TxCtx, { inquiry }: FinishedAnswer, said: Said) {
  const { entries, isStopped } = entriesOf(tx, inquiry, said);
  const [appended] = await append(tx, entries);
  if (appended && !appended.ok) throw appended.problem;
  return { sent: appended?.accepted ? said : null, isStopped: isStopped() };
}
