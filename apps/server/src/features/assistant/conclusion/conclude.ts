import type { Outcome } from '@chatty/contract/assistant';
import type { Part, ProductCard, Source } from '@chatty/contract/messages';
import { texts } from '#texts/assistant.ts';
import type { GaveUpAs } from '../../conversations/index.ts';
import type { Evidence } from '../grounding/evidence.ts';
import { namedVariants } from '../grounding/named-variants.ts';
import type { Turn } from '../tools/tool-context.ts';
import { isSameText, refusalText, refusalsInARow } from './refusals.ts';
import type { EngineRun } from '../engine/run-engine.ts';

export interface Conclusion {
  outcome: Outcome;
  text: string;
  parts: Part[];
  /** Set where a person gets the conversation, with who wanted it and why. */
  handOff?: GaveUpAs;
}

export interface Circumstances {
  /** How the latest turns of this conversation ended, newest first. */
  earlier: readonly Outcome[];
  /** What the assistant said last; empty where it has not said anything. */
  lastAnswer: string;
}

const suggestionMaxChars = 60;
const mostSuggestions = 3;
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
    const [carrier] = sentence.role === 'fact' && sentence.slots.length === 0 ? evidence.carriers(sentence.words) : [];
    if (carrier) used.passages.add(carrier.id);
  }
  return used;
}

function sourcesOf(used: Used, evidence: Evidence): Source[] {
  const passages = evidence.passages.filter((it) => used.passages.has(it.id));
  const sources = passages.map(({ kind, sourceId, title, url }) => ({
    kind,
    id: sourceId,
    title,
    url,
  }));
  const discounts = evidence.discounts.filter((it) => used.discounts.has(it.id));
  const all = [
    ...sources,
    ...discounts.map((it) => ({
      kind: 'discount' as const,
      id: it.id,
      title: it.title,
      url: null,
    })),
  ];
  return [...new Map(all.map((it) => [`${it.kind}/${it.id}`, it])).values()].slice(0, mostSources);
}

/**
 * Questions that the shop has answered and retrieval found near: asking them will be worth it. Beside products they would
 * be about something else; beside an order of the visitor's it is their other orders.
 */
function suggestionsOf(used: Used, evidence: Evidence): string[] {
  if (used.orders.size > 0)
    return evidence.orders.filter((it) => !used.orders.has(it.id)).map((it) => texts.whereIsOrder(it.name));
  if (used.passages.size === 0 || used.products.size > 0) return [];
  return evidence.passages
    .filter((it) => (it.kind === 'faq' || it.kind === 'custom_answer') && !used.passages.has(it.id))
    .map((it) => it.title)
    .filter((it) => it.length <= suggestionMaxChars)
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

interface Grounds {
  parts: Part[];
  /** What leads to the cards where the answer says nothing but what stands on them. */
  lead: string;
}

function groundsOf(run: EngineRun, { evidence, question }: Turn): Grounds {
  const used = usedIn(run, evidence);
  const parts: Part[] = [];
  const sources = sourcesOf(used, evidence);
  if (sources.length > 0) parts.push({ type: 'sources', sources });
  const products = evidence.products.flatMap((it, at) =>
    used.products.has(it.id) ? [cardOf(it, at + 1, used, question)] : [],
  );
  if (products.length > 0) parts.push({ type: 'products', products });
  const orders = evidence.orders.filter((it) => used.orders.has(it.id));
  for (const order of orders) parts.push({ type: 'order', order });
  const replies = parts.length > 0 ? suggestionsOf(used, evidence) : [];
  if (replies.length > 0) parts.push({ type: 'quickReplies', replies });
  const lead =
    products.length > 0
      ? texts.foundProducts(products.length)
      : orders.length > 0
        ? texts.foundOrders(orders.length)
        : '';
  return { parts, lead };
}

/** Questions of the shop's own that sound nearest to one that was not answered. */
function nearestOf({ retrieved }: Turn): string[] {
  const faqs = retrieved.filter((it) => it.kind === 'faq' && it.title.length <= suggestionMaxChars);
  const nearest = faqs.toSorted((a, b) => b.score - a.score).map((it) => it.title);
  return [...new Set(nearest)].slice(0, mostSuggestions);
}

function refusal(turn: Turn, { earlier, lastAnswer }: Circumstances, said: string): Conclusion {
  const before = refusalsInARow(earlier);
  const nearest = before === 0 ? nearestOf(turn) : [];
  return {
    outcome: 'refused',
    text: refusalText({ said, before, last: lastAnswer }),
    parts: [
      ...(nearest.length > 0 ? [{ type: 'quickReplies' as const, replies: nearest }] : []),
      { type: 'offerPerson' },
    ],
  };
}

/** What is asked back, in other words where the same was asked just before. */
const askBack = (text: string, { lastAnswer }: Circumstances, again = texts.askedAgain(text)): Conclusion => ({
  outcome: 'asked_back',
  text: isSameText(text, lastAnswer) ? again : text,
  parts: [],
});

/** An order that is not shown. The model may word the question for what is missing, and nothing else. */
function denial(reason: NonNullable<Turn['orderDenied']>, asked: string, circumstances: Circumstances): Conclusion {
  if (reason === 'proof_missing') return askBack(asked || texts.askProof, circumstances);
  const told = askBack(texts.noSuchOrder, circumstances, texts.noSuchOrderAgain);
  return { ...told, parts: [{ type: 'offerPerson' }] };
}

function ungrounded(run: EngineRun, turn: Turn, circumstances: Circumstances): Conclusion {
  const roles = new Set(run.kept.map((it) => it.role));
  const silenced = run.verdicts.some((it) => !it.kept);
  const asks = roles.has('question') && !silenced;
  if (turn.orderDenied) return denial(turn.orderDenied, asks ? run.text : '', circumstances);
  if (roles.has('unknowing') || run.text === '') return refusal(turn, circumstances, run.text);
  const looked = turn.toolCalls.length > 0;
  if (asks && (turn.retrieved.length > 0 || looked)) return askBack(run.text, circumstances);
  if (looked || silenced) return refusal(turn, circumstances, '');
  if (roles.has('question') && !roles.has('courtesy')) return askBack(run.text, circumstances);
  return { outcome: 'answered', text: run.text, parts: [] };
}

/**
 * What becomes of a turn: answered with its sources, asked back, refused with the offer of a person, or handed off. An
 * answer that nothing carries is refused, whatever the model made of it. There is always something to say, and a refusal
 * or question is never in the words of the answer before it.
 */
export function conclude(run: EngineRun, turn: Turn, circumstances: Circumstances): Conclusion {
  if (turn.handOff) {
    const plain = run.kept.every((it) => it.role === 'courtesy' || it.role === 'fact');
    return {
      outcome: 'handed_off',
      text: (plain && run.text) || texts.handedOff,
      parts: [],
      handOff: turn.handOff.why,
    };
  }
  const { parts, lead } = groundsOf(run, turn);
  const text = run.text || lead;
  return parts.length > 0 && text !== '' ? { outcome: 'answered', text, parts } : ungrounded(run, turn, circumstances);
}

/** What is said where no model was asked. */
export const withoutModel = {
  spent: (): Conclusion => ({ outcome: 'handed_off', text: texts.spent, parts: [], handOff: 'answers_spent' }),
  failed: (): Conclusion => ({ outcome: 'failed', text: texts.failed, parts: [], handOff: 'assistant_failed' }),
  /** Nothing but files: nobody can look at them but a person. */
  fileOnly: (count: number): Conclusion => ({
    outcome: 'handed_off',
    text: texts.fileOnly(count),
    parts: [],
    handOff: 'file_passed_on',
  }),
  /** Nothing but signs. */
  wordless: (circumstances: Circumstances): Conclusion => askBack(texts.wordless, circumstances, texts.wordlessAgain),
};

/** An answer to words that came with a file says that the file was not looked at, and offers who can. */
export function withUnseenFile(conclusion: Conclusion): Conclusion {
  if (conclusion.handOff) return conclusion;
  const parts = conclusion.parts.filter((it) => it.type !== 'offerPerson');
  return {
    ...conclusion,
    text: `${conclusion.text}\n\n${texts.fileUnseen}`,
    parts: [...parts, { type: 'offerPerson' }],
  };
}
