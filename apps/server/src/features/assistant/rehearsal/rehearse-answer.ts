import { newId } from '@chatty/contract/new-id';
import type { Ctx } from '../../../ctx.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import { type Language, frames } from '../../../language/languages.ts';
import type { AssistantView } from '../../conversations/index.ts';
import { languageOfShop } from '../../shops/index.ts';
import { conclude, type Conclusion, type Said } from '../conclusion/conclude.ts';
import { askEngine } from '../engine/ask-engines.ts';
import type { Attempt, Result } from '../engine/attempt.ts';
import { freeCourse } from '../inquiry/choose-course.ts';
import { inquiryAlone } from '../inquiry/inquiry-alone.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import { transcriptOf } from '../inquiry/transcript.ts';
import { saysWhatIsAsked } from './says-what-is-asked.ts';

/**
 * What a question would come to; `tracks_order`: to asking for an order's number, or to the order. An answer that says
 * something else than what is asked counts as refused.
 */
export type Rehearsal = 'answered' | 'refused' | 'tracks_order';

/** In which words it is answered changes nothing about whether it is. */
type Asker = Pick<AssistantView, 'assistant'> & { shop: Omit<AssistantView['shop'], 'sentences'> };

/** A stranger's first message in a conversation that is kept nowhere. */
function inquiryOf(question: string, { shop, assistant }: Asker, locale: string): Inquiry | null {
  const id = newId();
  const contact = { id: newId(), customerId: null, locale, isByLink: false, tagIds: [] };
  const transcript = transcriptOf({
    history: [{ id, sender: 'anonymous', text: question, products: [], fileCount: 0 }],
    contact,
  });
  const inProductsWords = { ...shop, sentences: null };
  return (
    transcript &&
    inquiryAlone(transcript, { contact, shop: inProductsWords, assistant, turn: 1, conversationId: newId() })
  );
}

/** Whether a question back leads on: to an order, or to what was found. That nothing was found may be asked about too. */
const leadsOn = ({ findings: { evidence, orderDenied, toolCalls } }: Attempt): boolean =>
  orderDenied === 'proof_missing' ||
  toolCalls.length === 0 ||
  evidence.passages.length + evidence.products.length + evidence.orders.length + evidence.discounts.length > 0;

/** Beside what was not found, a person is offered; beside what an answer needs to know, nobody is. */
const offersPerson = ({ parts }: Said): boolean => parts.some((it) => it.type === 'offerPerson');

function isAnswered({ question, language, shop }: Inquiry, said: Said, attempt: Attempt): boolean {
  if (said.outcome === 'handed_off') return true;
  if (said.outcome === 'asked_back') return !offersPerson(said) && leadsOn(attempt);
  const sources = said.parts.flatMap((it) => (it.type === 'sources' ? it.sources : []));
  const languages = [...new Set([language, languageOfShop(shop)])];
  return said.outcome === 'answered' && saysWhatIsAsked(question, { text: said.text, sources }, languages);
}

function rehearsalOf(inquiry: Inquiry, conclusion: Conclusion, { attempt }: Result): Rehearsal {
  if (conclusion.outcome === 'dropped' || !isAnswered(inquiry, conclusion, attempt)) return 'refused';
  return attempt.findings.toolCalls.some((it) => it.name === 'look_up_order') ? 'tracks_order' : 'answered';
}

/** The same for a visitor whose browser has this locale. */
export async function rehearseIn(ctx: Ctx, question: string, asker: Asker, locale: string): Promise<Rehearsal> {
  const inquiry = inquiryOf(question, asker, locale);
  if (!inquiry || (await freeCourse(inquiry)).kind !== 'ask_engine') return 'refused';
  const running = { signal: new AbortController().signal, stopReason: () => null };
  const result = await askEngine(ctx.services.offlineEngine, { ctx, inquiry, running, tell: () => {} });
  if (result.kind === 'failed') throw new Error('A rehearsal broke off');
  return rehearsalOf(inquiry, conclude(inquiry, result), result);
}

export interface RehearsedAnswer {
  /** For a visitor whose browser is in the shop's language. */
  rehearsal: Rehearsal;
  /** Languages of browsers by which the question is taken for one of another language, and is refused. */
  refusedFor: Language[];
}

/**
 * What would come of a question if a visitor began a conversation with it: by the way that every answer takes, but
 * without a model, and without anybody hearing of it. Throws when the answer breaks off. Not inside a transaction.
 */
export async function rehearseAnswer(ctx: Ctx, question: string, asker: Asker): Promise<RehearsedAnswer> {
  const own = languageOfShop(asker.shop);
  const readAs = Map.groupBy(Object.keys(frames) as Language[], (hint) => detectLanguage(question, hint));
  const refusedFor: Language[] = [];
  let rehearsal: Rehearsal = 'refused';
  for (const browsers of readAs.values()) {
    // All of these take it for the same language.
    const found = await rehearseIn(ctx, question, asker, browsers.includes(own) ? own : (browsers[0] ?? own));
    if (browsers.includes(own)) rehearsal = found;
    if (found === 'refused') refusedFor.push(...browsers);
  }
  return { rehearsal, refusedFor };
}
