import type { Outcome } from '@chatty/contract/assistant';
import type { Part, Source } from '@chatty/contract/messages';
import type { Evidence } from '../grounding/evidence.ts';
import { phrases } from './phrases.ts';
import type { EngineRun } from './run-engine.ts';
import type { Turn } from '../tools/turn.ts';

export interface Conclusion {
  outcome: Outcome;
  text: string;
  parts: Part[];
}

export interface Circumstances {
  /** How the latest turns of this conversation ended, newest first. */
  earlier: readonly Outcome[];
}

const suggestionMaxChars = 60;
const mostSuggestions = 3;
const mostSources = 3;

interface Used {
  passages: Set<string>;
  products: Set<string>;
  orders: Set<string>;
  discounts: Set<string>;
}

/** What the answer really took from the evidence, by its slots and its words. */
function usedIn(run: EngineRun, evidence: Evidence): Used {
  const used: Used = {
    passages: new Set(),
    products: new Set(),
    orders: new Set(),
    discounts: new Set(),
  };
  for (const sentence of run.kept) {
    for (const name of sentence.slots) {
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
 * Questions that the shop has answered and retrieval found near: asking them will be worth it. Beside products or an
 * order they would be about something else.
 */
function suggestionsOf(used: Used, evidence: Evidence): string[] {
  if (used.passages.size === 0 || used.products.size > 0) return [];
  return evidence.passages
    .filter((it) => (it.kind === 'faq' || it.kind === 'custom_answer') && !used.passages.has(it.id))
    .map((it) => it.title)
    .filter((it) => it.length <= suggestionMaxChars)
    .slice(0, mostSuggestions);
}

function partsOf(run: EngineRun, evidence: Evidence): { parts: Part[]; grounded: boolean } {
  const used = usedIn(run, evidence);
  const parts: Part[] = [];
  const sources = sourcesOf(used, evidence);
  if (sources.length > 0) parts.push({ type: 'sources', sources });
  const products = evidence.products.filter((it) => used.products.has(it.id));
  if (products.length > 0) parts.push({ type: 'products', products });
  for (const order of evidence.orders) if (used.orders.has(order.id)) parts.push({ type: 'order', order });
  const grounded = parts.length > 0;
  const replies = grounded ? suggestionsOf(used, evidence) : [];
  if (replies.length > 0) parts.push({ type: 'quickReplies', replies });
  return { parts, grounded };
}

const refusal = ({ earlier }: Circumstances, said: string): Conclusion => {
  const again = earlier[0] === 'refused';
  return {
    outcome: 'refused',
    text: again ? phrases.refusedAgain : said || phrases.refused,
    parts: [{ type: 'offerPerson' }],
  };
};

/** An order that is not shown. The model may word the question for what is missing, and nothing else. */
function denial(reason: NonNullable<Turn['orderDenied']>, asked: string): Conclusion {
  if (reason === 'proof_missing')
    return {
      outcome: 'asked_back',
      text: asked || phrases.askProof,
      parts: [],
    };
  return { outcome: 'asked_back', text: phrases.noSuchOrder, parts: [{ type: 'offerPerson' }] };
}

/**
 * What becomes of a turn: answered with its sources, asked back, refused with the offer of a person, or handed off. An
 * answer that nothing carries is refused, whatever the model made of it.
 */
export function conclude(run: EngineRun, turn: Turn, circumstances: Circumstances): Conclusion {
  if (turn.handOff) {
    const plain = run.kept.every((it) => it.role === 'courtesy' || it.role === 'fact');
    return {
      outcome: 'handed_off',
      text: (plain && run.text) || phrases.handedOff,
      parts: [],
    };
  }
  const { parts, grounded } = partsOf(run, turn.evidence);
  if (grounded) return { outcome: 'answered', text: run.text, parts };

  const roles = new Set(run.kept.map((it) => it.role));
  const silenced = run.verdicts.some((it) => !it.kept);
  if (turn.orderDenied) return denial(turn.orderDenied, roles.has('question') && !silenced ? run.text : '');
  if (roles.has('unknowing') || run.text === '') return refusal(circumstances, run.text);
  if (roles.has('question') && !silenced && turn.retrieved.length + turn.toolCalls.length > 0) {
    return { outcome: 'asked_back', text: run.text, parts: [] };
  }
  const looked = turn.toolCalls.length > 0;
  if (looked || silenced) return refusal(circumstances, '');
  return {
    outcome: roles.has('question') && !roles.has('courtesy') ? 'asked_back' : 'answered',
    text: run.text,
    parts: [],
  };
}
