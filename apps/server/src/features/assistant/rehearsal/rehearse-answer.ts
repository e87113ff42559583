import { newId } from '@chatty/contract/new-id';
import type { Ctx } from '../../../ctx.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import { type Language, frames } from '../../../language/languages.ts';
import type { AssistantView } from '../../conversations/index.ts';
import { languageOfShop } from '../../shops/index.ts';
import { conclude, type Conclusion } from '../conclusion/conclude.ts';
import { askEngine } from '../engine/ask-engines.ts';
import type { Result } from '../engine/attempt.ts';
import { chooseCourse } from '../inquiry/choose-course.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import { answerIdFor, transcriptOf } from '../inquiry/transcript.ts';
import { saysWhatIsAsked } from './says-what-is-asked.ts';

/**
 * What a question would come to; `tracks_order`: to asking for an order's number, or to the order. An answer that says
 * something else than what is asked counts as refused.
 */
export type Rehearsal = 'answered' | 'refused' | 'tracks_order';

type Asker = Pick<AssistantView, 'shop' | 'botName'>;

/** A stranger's first message in a conversation that is kept nowhere. */
function inquiryOf(question: string, { shop, botName }: Asker, locale: string): Inquiry | null {
  const id = newId();
  const contact = { id: newId(), customerId: null, locale, isByLink: false };
  const transcript = transcriptOf({
    history: [{ id, sender: 'anonymous', text: question, products: [], fileCount: 0 }],
    contact,
  });
  if (!transcript) return null;
  const turn = 1;
  const answerId = answerIdFor(id, turn);
  return {
    ...transcript,
    ...{ contact, shop, botName, turn, answerId },
    conversationId: newId(),
    addressHash: null,
    earlier: [],
  };
}

/** The languages that a question may be taken for, by where the visitor's browser is from. */
function languagesOf(question: string, shop: Asker['shop']): Language[] {
  const hints = [languageOfShop(shop), ...(Object.keys(frames) as Language[])];
  return [...new Set(hints.map((hint) => detectLanguage(question, hint)))];
}

function rehearsalOf({ question, language, shop }: Inquiry, conclusion: Conclusion, { attempt }: Result): Rehearsal {
  const { outcome } = conclusion;
  if (outcome === 'answered') {
    const { text, parts } = conclusion;
    const sources = parts.flatMap((it) => (it.type === 'sources' ? it.sources : []));
    const languages = [...new Set([language, languageOfShop(shop)])];
    if (!saysWhatIsAsked(question, { text, sources }, languages)) return 'refused';
  }
  // Beside what was not found, a person is offered; beside what an answer needs to know, nobody is.
  const asks = outcome === 'asked_back' && !conclusion.parts.some((it) => it.type === 'offerPerson');
  if (outcome !== 'answered' && outcome !== 'handed_off' && !asks) return 'refused';
  return attempt.findings.toolCalls.some((it) => it.name === 'look_up_order') ? 'tracks_order' : 'answered';
}

async function rehearseIn(ctx: Ctx, question: string, asker: Asker, language: Language): Promise<Rehearsal> {
  const inquiry = inquiryOf(question, asker, language);
  if (!inquiry || (await chooseCourse(inquiry, async () => true)) !== 'ask_engine') return 'refused';
  const running = { signal: new AbortController().signal, stopReason: () => null };
  const result = await askEngine(ctx.services.offlineEngine, { ctx, inquiry, running, tell: () => {} });
  if (result.kind === 'failed') throw new Error('A rehearsal broke off');
  return rehearsalOf(inquiry, conclude(inquiry, result), result);
}

/**
 * What would come of a question if a visitor began a conversation with it, whichever language their browser has: by the
 * way that every answer takes, but without a model, and without anybody hearing of it. Throws when the answer breaks off. Not inside a transaction.
 */
export async function rehearseAnswer(ctx: Ctx, question: string, asker: Asker): Promise<Rehearsal> {
  let found: Rehearsal = 'refused';
  for (const language of languagesOf(question, asker.shop)) {
    found = await rehearseIn(ctx, question, asker, language);
    if (found === 'refused') return found;
  }
  return found;
}
