import type { Outcome, TriedDecision } from '@chatty/contract/assistant';
import type { Trial, TriedAnswer } from '@chatty/contract/copilot';
import { newId } from '@chatty/contract/new-id';
import { assistantWith } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import type { Ctx } from '../../../ctx.ts';
import type { Engine } from '../../../ports/engine.ts';
import { readProduct } from '../../catalog/index.ts';
import type { AssistantView } from '../../conversations/index.ts';
import { findContact } from '../../contacts/index.ts';
import { findShop, languageOfShop, settingsOf, type ShopRow } from '../../shops/index.ts';
import { withSentences } from '../../wording/index.ts';
import { explain } from '../conclusion/finish-answer.ts';
import { withMedia } from '../conclusion/with-media.ts';
import { askEngines } from '../engine/ask-engines.ts';
import { type Result, unasked } from '../engine/attempt.ts';
import { freeCourse } from '../inquiry/choose-course.ts';
import { inquiryAlone } from '../inquiry/inquiry-alone.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import { waitingScenario } from '../inquiry/waiting-scenario.ts';
import { transcriptOf } from '../inquiry/transcript.ts';
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

/** The scenario that goes on with what is asked now. */
function waitingIn(turns: Trial['turns'], question: string): Inquiry['scenario'] {
  const last = turns.at(-2);
  return last?.by === 'assistant' ? waitingScenario({ id: '', scenario: last.scenario }, '', question) : null;
}

/** How the turns before ended, newest first. */
const earlierOf = (turns: Trial['turns']): Outcome[] =>
  turns.flatMap((it) => (it.by === 'assistant' ? it.outcome : [])).toReversed();

/**
 * As whom it is asked. Nobody's tries are counted: the id is nobody's, and only what the store knows of a customer who is
 * signed in is theirs. Throws `not_found`.
 */
async function askerOf(ctx: Ctx, { contactId, locale }: Trial, shop: ShopRow): Promise<Inquiry['contact']> {
  const contact = contactId === null ? null : await findContact(ctx, contactId);
  return {
    id: newId(),
    customerId: contact?.customer_id ?? null,
    locale: locale || contact?.locale || languageOfShop(shop),
    isByLink: false,
    tagIds: contact?.tag_ids ?? [],
  };
}

/** A question in a conversation that is kept nowhere. */
export async function inquiryOf(ctx: Ctx, trial: Trial): Promise<Inquiry> {
  const shop = await withSentences(ctx, await findShop(ctx.db, ctx.shopId));
  const assistant = assistantWith(settingsOf(shop).aiAssistantSettings, trial.assistant);
  const contact = await askerOf(ctx, trial, shop);
  const transcript = transcriptOf({ history: historyOf(trial.turns), contact });
  if (!transcript) throw new Error('A trial ends with a question');
  return inquiryAlone(transcript, {
    ...{ contact, shop, assistant, turn: 1, conversationId: trial.id },
    earlier: earlierOf(trial.turns),
    scenario: waitingIn(trial.turns, transcript.question),
    onPage: await productAt(ctx, trial.page),
  });
}

/** Only a language model that was asked was told it. */
export function instructionOf({ assistant }: Inquiry, { kind, attempt }: Result): TriedAnswer['instruction'] {
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
 * what was said until then. `only` answers in the place of the chosen engine. Throws `not_found` where the customer is gone. Not
 * inside a transaction.
 */
export const tryAnswer = async (ctx: Ctx, trial: Trial, signal: AbortSignal, only?: Engine): Promise<Tried> =>
  answerAlone(ctx, await inquiryOf(ctx, trial), signal, only);

/** The same for an inquiry, whichever it is. */
export async function answerAlone(ctx: Ctx, inquiry: Inquiry, signal: AbortSignal, only?: Engine): Promise<Tried> {
  const startedAt = performance.now();
  const course = await freeCourse(inquiry);
  const running = { signal, stopReason: () => (signal.aborted ? ('stopped' as const) : null) };
  const asking = { ctx, inquiry, running, tell: () => {} };
  const result =
    course.kind === 'ask_engine' || course.kind === 'quote_faqs'
      ? await askEngines(asking, only)
      : unasked(only ?? ctx.services.engine, inquiry, course);
  const conclusion = await concludeRehearsed(ctx, inquiry, result);
  const said = conclusion.outcome === 'dropped' ? null : await withMedia(ctx, conclusion);
  const { cost: _, ...decision } = explain(ctx, { inquiry, result, conclusion, startedAt }, said);
  return {
    engine: result.attempt.engine,
    isFirst: !inquiry.assistant.hasTested,
    answer: {
      text: said?.text.trim() ?? '',
      parts: said?.parts ?? [],
      onPage: inquiry.onPage?.title ?? null,
      instruction: instructionOf(inquiry, result),
      decision,
    },
  };
}
