import type { Part, ProductCard, Source } from '@chatty/contract/messages';
import type { Frame } from '../../../language/frames/en.ts';
import type { Attempt, EngineRun } from '../engine/attempt.ts';
import type { Evidence } from '../grounding/evidence.ts';
import { namedVariants } from '../grounding/named-variants.ts';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import type { Findings } from '../tools/tool-context.ts';

/** A longer question fits on no button. */
export const suggestionMaxChars = 60;
export const mostSuggestions = 3;
const mostSources = 3;

interface Used {
  /** The names of the slots. */
  slots: Set<string>;
  passages: Set<string>;
  products: Set<string>;
  orders: Set<string>;
  discounts: Set<string>;
}

/** What the answer really took from the evidence, by its slots and its words. */
function usedIn(run: EngineRun, evidence: Evidence): Used {
  const used: Used = {
    slots: new Set(),
    passages: new Set(),
    products: new Set(),
    orders: new Set(),
    discounts: new Set(),
  };
  for (const sentence of run.kept) {
    for (const name of sentence.slots) {
      used.slots.add(name);
      const origin = evidence.slots.get(name)?.origin;
      if (origin) used[`${origin.kind}s`].add(origin.id);
    }
    const carrier =
      sentence.role === 'fact' && sentence.slots.length === 0
        ? (evidence.carrier(sentence.words) ?? evidence.quoted(sentence.words))
        : undefined;
    if (carrier) used.passages.add(carrier.id);
  }
  return used;
}

function sourcesOf(used: Used, { evidence, scenario }: Findings): Source[] {
  const passages = evidence.passages.filter((it) => used.passages.has(it.id));
  const sources = passages.flatMap(({ kind, sourceId, title, url }) =>
    kind === 'scenario' ? [] : [{ kind, id: sourceId, title, url }],
  );
  const discounts = evidence.discounts.filter((it) => used.discounts.has(it.id));
  const all: Source[] = [
    ...(scenario?.links ?? []),
    ...sources,
    ...discounts.map((discount) => ({
      kind: 'discount' as const,
      id: discount.id,
      title: discount.title,
      url: null,
    })),
  ];
  return [...new Map(all.map((it) => [`${it.kind}/${it.id}`, it])).values()].slice(0, mostSources);
}

/** The products that an answer speaks of, where no card shows them. */
const namedProducts = (used: Used, { products }: Evidence): Source[] =>
  products
    .filter((it) => used.products.has(it.id))
    .map(({ id, title, url }) => ({ kind: 'product' as const, id, title, url }))
    .slice(0, mostSources);

/**
 * Questions that the shop has answered and retrieval found near: asking them will be worth it. Beside products they would
 * be about something else; beside an order of the visitor's it is their other orders.
 */
function suggestionsOf(used: Used, { evidence, unanswered }: Findings, frame: Frame): string[] {
  if (used.orders.size > 0)
    return evidence.orders.filter((it) => !used.orders.has(it.id)).map((it) => frame.whereIsOrder(it.name));
  if (used.passages.size === 0 || used.products.size > 0) return [];
  return evidence.passages
    .filter((it) => (it.kind === 'faq' || it.kind === 'custom_answer') && !used.passages.has(it.id))
    .map((it) => it.title)
    .filter((it) => it.length <= suggestionMaxChars && !unanswered.has(it))
    .slice(0, mostSuggestions);
}

/** The card of a product, with the variant chosen that the answer speaks of, or the visitor asked for. */
function cardOf(card: ProductCard, n: number, used: Used, question: string): ProductCard {
  const spokenOf = card.variants.filter((_, at) =>
    ['price', 'stock'].some((kind) => used.slots.has(`${kind}:${n}.${at + 1}`)),
  );
  const asked = namedVariants(question, card);
  const fitting = asked.filter((it) => spokenOf.length === 0 || spokenOf.includes(it));
  const candidates = fitting.length > 0 ? fitting : spokenOf;
  const chosen = candidates.find((it) => it.available) ?? candidates[0];
  return chosen ? { ...card, chosenVariantId: chosen.id } : card;
}

/** What carries an answer, as its visitor sees it. */
export interface Grounds {
  parts: Part[];
  /** The words that lead to the cards if the answer only repeats what they show. */
  lead: string;
}

/** What an attempt took from its evidence: sources, cards, and questions that would lead on. */
export function groundsOf(
  { run, findings }: Attempt,
  { question, frame, assistant }: Pick<Inquiry, 'question' | 'frame' | 'assistant'>,
): Grounds {
  const { evidence } = findings;
  const used = usedIn(run, evidence);
  const parts: Part[] = [];
  const isCarded = assistant.isShowProductAIAssistant;
  const sources = [...sourcesOf(used, findings), ...(isCarded ? [] : namedProducts(used, evidence))];
  if (sources.length > 0) parts.push({ type: 'sources', sources });
  const products = evidence.products.flatMap((product, at) =>
    used.products.has(product.id) ? [cardOf(product, at + 1, used, question)] : [],
  );
  if (products.length > 0 && isCarded) parts.push({ type: 'products', products });
  const orders = evidence.orders.filter((it) => used.orders.has(it.id));
  for (const order of orders) parts.push({ type: 'order', order });
  const replies = parts.length > 0 ? suggestionsOf(used, findings, frame) : [];
  if (replies.length > 0) parts.push({ type: 'quickReplies', replies });
  const lead =
    products.length > 0
      ? frame.foundProducts(products.length)
      : orders.length > 0
        ? frame.foundOrders(orders.length)
        : '';
  return { parts, lead };
}
