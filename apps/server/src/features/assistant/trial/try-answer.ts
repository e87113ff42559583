import type { Outcome, TriedDecision } from '@chatty/contract/assistant';
import type { Trial, TriedAnswer } from '@chatty/contract/copilot';
import { newId } from '@chatty/contract/new-id';
import type { Ctx } from '../../../ctx.ts';
import type { Engine } from '../../../ports/engine.ts';
import { readProduct } from '../../catalog/index.ts';
import type { AssistantView } from '../../conversations/index.ts';
import { findShop, languageOfShop, settingsOf } from '../../shops/index.ts';
import { explain } from '../conclusion/finish-answer.ts';
import { withMedia } from '../conclusion/with-media.ts';
import { askEngines } from '../engine/ask-engines.ts';
import { newAttempt, type Result } from '../engine/attempt.ts';
import { chooseCourse } from '../inquiry/choose-course.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import { answerIdFor, transcriptOf } from '../inquiry/transcript.ts';
import { concludeRehearsed } from '../rehearsal/conclude-rehearsed.ts';

/** The handle in the address or path of a product's page. */
const ofProductPage = /\/products\/([^/?#]+)/;

async function productAt(ctx: Ctx, page: string): Promise<Inquiry['onPage']> {
  const handle = ofProductPage.exec(page)?.[1];
  const product = handle === undefined ? null : await readProduct(ctx, { handle: decodeHandle(handle) });
  return product && { id: product.card.id, title: product.card.title };
}

function decodeHandle(handle: string): string {
  try {
    return decodeURIComponent(handle);
  } catch {
    return handle;
  }
}

const historyOf = (turns: Trial['turns']): AssistantView['history'] =>
  turns.map((it) =>
    it.by === 'visitor'
      ? { id: newId(), sender: 'anonymous', text: it.text, products: [], fileCount: 0 }
      : { id: newId(), sender: 'assistant', text: it.text, products: it.products, fileCount: 0 },
  );

/** How the turns before ended, newest first. */
const earlierOf = (turns: Trial['turns']): Outcome[] =>
  turns.flatMap((it) => (it.by === 'assistant' ? it.outcome : [])).toReversed();

/** A stranger's question, in a conversation that is kept nowhere. */
async function inquiryOf(ctx: Ctx, trial: Trial): Promise<Inquiry> {
  const shop = await findShop(ctx.db, ctx.shopId);
  const saved = settingsOf(shop).aiAssistantSettings;
  const assistant = { ...saved, aiAssistantMode: trial.mode ?? saved.aiAssistantMode };
  const contact = { id: newId(), customerId: null, locale: trial.locale || languageOfShop(shop), isByLink: false };
  const transcript = transcriptOf({ history: historyOf(trial.turns), contact });
  if (!transcript) throw new Error('A trial ends with a question');
  const turn = 1;
  return {
    ...transcript,
    ...{ contact, shop, assistant, turn, conversationId: trial.id },
    answerId: answerIdFor(transcript.lastMessageId, turn),
    addressHash: null,
    earlier: earlierOf(trial.turns),
    onPage: await productAt(ctx, trial.page),
  };
}

/** Only a language model that was asked was told it. */
function instructionOf({ assistant }: Inquiry, { kind, attempt }: Result): TriedAnswer['instruction'] {
  if (assistant.customInstruction === '') return 'none';
  return attempt.engine.isGeneral === true && kind === 'finished' ? 'told' : 'not_told';
}

/** What was tried, and by which engine. */
export interface Tried {
  engine: Engine;
  /** Nobody of the shop's team had tried its assistant before. */
  isFirst: boolean;
  answer: Omit<TriedAnswer, 'decision'> & { decision: Omit<TriedDecision, 'cost'> };
}

/**
 * What a visitor would be answered, with the record of why: by the way that every answer takes, of an engine, tools, and
 * validator. Nobody else hears of it, no person is called, and nothing of it is kept. Where the signal ends it, there is
 * what was said until then. Not inside a transaction.
 */
export async function tryAnswer(ctx: Ctx, trial: Trial, signal: AbortSignal): Promise<Tried> {
  const startedAt = performance.now();
  const inquiry = await inquiryOf(ctx, trial);
  const course = await chooseCourse(inquiry, async () => true);
  const { engine: chosen } = ctx.services;
  const running = { signal, stopReason: () => (signal.aborted ? ('stopped' as const) : null) };
  const result: Result =
    course === 'ask_engine'
      ? await askEngines({ ctx, inquiry, running, tell: () => {} })
      : { kind: course, attempt: newAttempt(chosen, inquiry) };
  const conclusion = await concludeRehearsed(ctx, inquiry, result);
  const said = conclusion.outcome === 'dropped' ? null : await withMedia(ctx, conclusion);
  const { cost: _, ...decision } = explain(ctx, { inquiry, result, conclusion, startedAt }, said);
  return {
    engine: result.attempt.engine,
    isFirst: !inquiry.assistant.hasTested,
    answer: {
      text: said?.text ?? '',
      parts: said?.parts ?? [],
      onPage: inquiry.onPage?.title ?? null,
      instruction: instructionOf(inquiry, result),
      decision,
    },
  };
}
