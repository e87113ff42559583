import type { Outcome } from '@chatty/contract/assistant';
import type { Ctx } from '../../../ctx.ts';
import { readProduct } from '../../catalog/index.ts';
import { whereIs } from '../../contacts/index.ts';
import { type AssistantView, mayAssistantEnd, readForAssistant } from '../../conversations/index.ts';
import type { AnswerRequest } from '../assistant.jobs.ts';
import { latestTurns } from '../decision.store.ts';
import { inWords, type InWords } from './in-words.ts';
import { answerIdFor, isVisitors, type Transcript, transcriptOf } from './transcript.ts';
import { type WaitingScenario, waitingScenario } from './waiting-scenario.ts';

/** What the visitor waits for under one turn, with all that the way of its answer reads of the conversation. */
export interface Inquiry extends Transcript, InWords, Pick<AssistantView, 'contact' | 'shop' | 'assistant' | 'isOff'> {
  conversationId: string;
  turn: number;
  /** The id of the answer, and of its decision. */
  answerId: string;
  /** A name for the address that the visitor writes from; null when it is not known. */
  addressHash: string | null;
  /** How the latest turns of this conversation ended, newest first. */
  earlier: readonly Outcome[];
  /** The scenario that goes on with what the visitor says now; null where none does. */
  scenario: WaitingScenario | null;
  /** Whether what they say may start one. */
  runsScenarios: boolean;
  /** The product whose page the visitor has open; null where there is none, or nobody knows. */
  onPage: { id: string; title: string } | null;
  /** What the visitor's cart is worth, in the currency in which the store tells it; null where it tells none. */
  cartTotal: number | null;
  /** The currency in which the store shows them its prices, where the shop wants that to be told; null else. */
  shownCurrency: string | null;
}

function cartOf({ services, shopId }: Ctx, { contact, assistant }: Pick<AssistantView, 'contact' | 'assistant'>) {
  const { cart } = whereIs(services, shopId, contact.id);
  return {
    cartTotal: cart && Number(cart.total.amount),
    shownCurrency: assistant.enableMultiCurrency && cart ? cart.total.currency : null,
  };
}

/** Asks the database only on the page of a product. */
export async function productOnPage(ctx: Ctx, contactId: string): Promise<Inquiry['onPage']> {
  const { place } = whereIs(ctx.services, ctx.shopId, contactId);
  const product = place?.productId ? await readProduct(ctx, { id: place.productId }, { forAssistant: true }) : null;
  return product && { id: product.card.id, title: product.card.title };
}

/**
 * Reads what is to be answered. Null where nobody waits for the assistant under this turn: a person owns the
 * conversation, the visitor has said something newer, or all that they said is answered.
 */
export async function readInquiry(
  ctx: Ctx,
  { conversationId, turn, addressHash }: AnswerRequest,
): Promise<Inquiry | null> {
  const view = await readForAssistant(ctx, conversationId);
  const transcript = view && mayAssistantEnd(view, turn) ? transcriptOf(view) : null;
  if (!view || !transcript) return null;
  const { contact, shop, assistant, isOff, history } = view;
  const earlier = await latestTurns(ctx, conversationId);
  const lastSaid = history.findLast((it) => !isVisitors(it) && it.sender !== 'system');
  return {
    ...transcript,
    ...inWords(transcript, view),
    contact,
    shop,
    assistant,
    isOff,
    conversationId,
    turn,
    answerId: answerIdFor(transcript.lastMessageId, turn),
    addressHash: addressHash ?? null,
    earlier: earlier.map((it) => it.outcome),
    scenario: waitingScenario(earlier[0], lastSaid?.id, transcript.question),
    runsScenarios: true,
    onPage: await productOnPage(ctx, contact.id),
    ...cartOf(ctx, view),
  };
}
