import { things } from '../../../../../language/concept-kinds.ts';
import { conceptsIn } from '../meanings.ts';
import { termsOf } from '../words.ts';

/** A product that an earlier answer of the shop listed. */
export interface Listed {
  name: string;
  /** What the line says it costs; NaN where it says nothing. */
  price: number;
}

const ordinals = ['first', 'second', 'third', 'fourth'];
const ordinal = new RegExp(
  `\\b(?:the )?(${ordinals.join('|')}|1st|2nd|3rd|4th|last) (?:one|product|item|option)?\\b`,
  'i',
);
const pointing =
  /\b(?:it|its|that|those|these|them|they|this(?! (?:week|weekend|month|morning|evening|year|time)\b)|this one|that one|the \w{1,20}(?: \w{1,20})? one|one|which)\b|\bin (?:[a-z]{3,12}|x{0,2}[sml])\W*$/i;

/** A question of more words than these names what it is about. */
const mostTerms = 4;

const priceIn = (line: string) => Number(/[$€£]\s?(\d[\d,]*(?:\.\d+)?)/.exec(line)?.[1]?.replaceAll(',', ''));

/** The lines of the last list that the shop answered with: what "the second one" may mean. */
export function listedIn(answer: string): Listed[] {
  const lines = answer.split('\n').filter((it) => /^\s*(?:[-*•]|\d+[.)])\s/.test(it));
  const linked = lines.map((line) => ({
    name:
      /\[([^[\]]{1,300})\]\(/.exec(line)?.[1] ?? line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').split(/[:–—]/)[0] ?? '',
    price: priceIn(line),
  }));
  const single = linked.some(({ name }) => name !== '') ? undefined : /\[([^[\]]{1,300})\]\(/.exec(answer)?.[1];
  return (single ? [{ name: single, price: priceIn(answer) }] : linked)
    .map((it) => ({ ...it, name: it.name.replace(/\*/g, '').trim() }))
    .filter((it) => it.name !== '');
}

/** "The cheapest one" of what was listed with its prices. */
function pickByPrice(question: string, listed: readonly Listed[]): string | null {
  const dearest = /\b(?:most expensive|priciest|dearest)\b/i.test(question);
  if (!dearest && !/\b(?:cheapest|least expensive|lowest price)\b/i.test(question)) return null;
  const priced = listed.filter((it) => !Number.isNaN(it.price)).toSorted((a, b) => a.price - b.price);
  return priced.at(dearest ? -1 : 0)?.name ?? null;
}

const another = /\b(?:other|another|else|different)\b/i;
/** "Which chair is the cheapest", "any other chair": among all of the kind, whatever was spoken of. */
export const seeksAnew = (question: string): boolean => {
  const named = conceptsIn(question);
  return (
    named.some((it) => things.has(it)) &&
    (another.test(question) || named.some((it) => it === 'cheapest' || it === 'dearest'))
  );
};

/** The listed product that a question points at; null where it points at none. `isFollowUp`: it goes on with what was said. */
export function pickListed(question: string, list: readonly Listed[], isFollowUp: boolean): string | null {
  if (seeksAnew(question)) return null;
  const byPrice = termsOf(question).length <= 2 ? pickByPrice(question, list) : null;
  if (byPrice) return byPrice;
  const listed = list.map((it) => it.name);
  const found = ordinal.exec(question)?.[1]?.toLowerCase();
  if (!found) {
    const points = termsOf(question).length <= mostTerms && (pointing.test(question) || isFollowUp);
    return listed.length === 1 && points ? (listed[0] ?? null) : null;
  }
  if (found === 'last') return listed.at(-1) ?? null;
  const at = ordinals.indexOf(found);
  return listed[at >= 0 ? at : Number.parseInt(found, 10) - 1] ?? null;
}
