import type { Replay, ReplayedTurn, ReplayVersion } from '@chatty/contract/decision-log';
import { newId } from '@chatty/contract/new-id';
import { texts } from '#texts/assistant.ts';
import type { Ctx } from '../../../ctx.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { Engine } from '../../../ports/engine.ts';
import { findPlace, readForAssistant } from '../../conversations/index.ts';
import { conclude } from '../conclusion/conclude.ts';
import { explain } from '../conclusion/finish-answer.ts';
import { toDecision } from '../decision.store.ts';
import { askEngine } from '../engine/ask-engines.ts';
import { type Result, unasked, type Unasked } from '../engine/attempt.ts';
import { inquiryAlone } from '../inquiry/inquiry-alone.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import { transcriptOf } from '../inquiry/transcript.ts';
import { answerAlone, instructionOf, type Tried } from '../trial/try-answer.ts';
import { otherVersions, readConfig, readVersion } from './config.store.ts';
import { recordedTools } from './recorded-tools.ts';
import { digestOfDecided, type ReplayRecord } from './replay-record.ts';

const withoutEngine = ['files_only', 'wordless', 'budget_spent'] as const;

/** Why no engine was asked then; null where one was. */
function unaskedAs({ kind, rule }: ReplayRecord): Unasked | null {
  if (rule) return { kind: 'ruled', rule };
  const why = withoutEngine.find((it) => it === kind);
  return why ? { kind: why } : null;
}

/** The engine of this name, where this installation still has it. */
function engineOf({ services: { engine, offlineEngine } }: Ctx, id: string): Engine | undefined {
  return [offlineEngine, engine, ...(engine.spare ? [engine.spare] : [])].find((it) => it.id === id);
}

async function readTurn(ctx: Ctx, id: string) {
  const row = await ctx.db
    .selectFrom('decisions')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(texts.log.turn);
  if (row.replay === null) throw new Problem('refused', texts.log.notKept);
  return { decision: toDecision(row), answer: row.answer, record: JSON.parse(row.replay) as ReplayRecord };
}

/** The settings that a turn is gone through with. Throws `not_found`, and `refused` where they were not kept. */
function assistantOf(ctx: Ctx, record: ReplayRecord, how: Replay, present: Inquiry['assistant']) {
  if (how.with === 'version') return readVersion(ctx, how.version);
  return how.with === 'recorded' ? readConfig(ctx, record.config) : present;
}

/** What the assistant was asked then, read anew from the conversation. */
async function inquiryOf(ctx: Ctx, conversationId: string, record: ReplayRecord, how: Replay): Promise<Inquiry> {
  const view = await readForAssistant(ctx, conversationId, record.upTo);
  // A contact of its own: nothing is counted for whoever asked.
  const contact = { id: newId(), ...record.asker };
  const transcript = view && transcriptOf({ history: view.history, contact });
  if (!view || !transcript) throw new Problem('refused', texts.log.notKept);
  return inquiryAlone(transcript, {
    contact,
    shop:
      how.with === 'recorded'
        ? { ...view.shop, primary_locale: record.shopLocale, recommending: record.recommending ?? null }
        : view.shop,
    assistant: await assistantOf(ctx, record, how, view.assistant),
    conversationId,
    turn: view.turn,
    earlier: record.earlier,
    onPage: record.onPage,
    ...record.cart,
    ...(how.with === 'recorded' && { worded: record.worded ?? { locale: transcript.locale, words: {} } }),
  });
}

/** Goes the way of then again with what the tools said then; the same engine is asked for its words. */
async function asRecorded(
  ctx: Ctx,
  { decision, record }: Awaited<ReturnType<typeof readTurn>>,
  inquiry: Inquiry,
  { signal, before }: Replaying,
): Promise<Tried> {
  const startedAt = performance.now();
  const engine = engineOf(ctx, decision.engine);
  if (!engine) throw new Problem('refused', texts.log.engineGone(decision.engine));
  await before(engine);
  const running = { signal, stopReason: () => (signal.aborted ? ('stopped' as const) : null) };
  const why = unaskedAs(record);
  const asked = why
    ? unasked(engine, inquiry, why)
    : await askEngine(engine, { ctx, inquiry, running, tell: () => {} }, recordedTools(record, decision));
  const result: Result = asked.kind === 'finished' && record.kind === 'quoted' ? { ...asked, kind: 'quoted' } : asked;
  const conclusion = conclude(inquiry, result);
  const plain = conclusion.outcome === 'dropped' ? null : conclusion;
  const said = plain && record.media ? { ...plain, parts: [record.media, ...plain.parts] } : plain;
  const { cost: _, ...explained } = explain(ctx, { inquiry, result, conclusion, startedAt }, said);
  return {
    engine,
    isFirst: false,
    answer: {
      text: said?.text.trim() ?? '',
      parts: said?.parts ?? [],
      onPage: inquiry.onPage?.title ?? null,
      instruction: instructionOf(inquiry, result),
      decision: explained,
    },
  };
}

interface Replaying {
  signal: AbortSignal;
  /** Called with the engine that is about to be asked. */
  before(engine: Engine): Promise<void>;
}

export interface Replayed extends Tried {
  /** The decision is that of then, byte for byte. */
  isSame: boolean;
  /** What was said in the conversation until then is not what it was: it was changed, deleted or merged since. */
  isChanged: boolean;
  former: ReplayedTurn['before'];
}

/**
 * Goes through a turn again: `recorded` with the settings and tool results of then, `present` with those of now,
 * `version` with the settings of another time. Nobody hears of it and nothing of it is kept. Throws `not_found`, and `refused` where too little of it was kept. Not inside a
 * transaction.
 */
export async function replayTurn(ctx: Ctx, id: string, how: Replay, replaying: Replaying): Promise<Replayed> {
  const turn = await readTurn(ctx, id);
  const { decision, answer, record } = turn;
  const inquiry = await inquiryOf(ctx, decision.conversationId, record, how);
  if (how.with !== 'recorded') await replaying.before(ctx.services.engine);
  const tried =
    how.with === 'recorded'
      ? await asRecorded(ctx, turn, inquiry, replaying)
      : await answerAlone(ctx, inquiry, replaying.signal);
  const { text, parts, decision: now } = tried.answer;
  const decided = { outcome: now.outcome, text, parts, verdicts: now.verdicts };
  const place = decision.messageId && (await findPlace(ctx, decision.conversationId, decision.messageId));
  return {
    ...tried,
    isSame: digestOfDecided(decided) === record.decided,
    isChanged: inquiry.heard !== record.heard,
    former: {
      outcome: decision.outcome,
      text: answer,
      parts: place ? place.parts : [],
      verdicts: decision.verdicts,
    },
  };
}

/** The settings by which a turn could be gone through otherwise. Throws `not_found`, and `refused` as `replayTurn`. */
export async function versionsForTurn(ctx: Ctx, id: string): Promise<ReplayVersion[]> {
  const { record } = await readTurn(ctx, id);
  return otherVersions(ctx, record.config);
}
