import type { TriedAnswer } from '@chatty/contract/copilot';
import type { Part } from '@chatty/contract/messages';
import type { FailedCheck, TestCheck, TestedAnswer } from '@chatty/contract/test-suite';
import { proseToPlain } from '@chatty/prose/html';
import { detectLanguage } from '../../../language/detect-language.ts';
import { foldText, unspaced } from '../../../language/fold.ts';
import { languageOfLocale } from '../../../language/languages.ts';

/** An answer as checks read it. */
export interface ReadAnswer extends TestedAnswer {
  plain: string;
  /** All that a visitor reads: the words, and the facts on the cards. */
  all: string;
  /** Where links lead. */
  links: readonly string[];
  actions: ReadonlySet<'shows_order' | 'offers_person'>;
}

const ofKind = <Kind extends Part['type']>(parts: readonly Part[], kind: Kind) =>
  parts.filter((it): it is Extract<Part, { type: Kind }> => it.type === kind);

/** "49.00" is read as "49", too. */
const amounts = (amount: string): string => (amount.endsWith('.00') ? `${amount} ${amount.slice(0, -3)}` : amount);

const addresses = /https?:\/\/[^\s)\]>"']+|\]\((\/[^\s()[\]]*)\)/g;

type Readable = Pick<TriedAnswer, 'text' | 'parts'> & Pick<TestedAnswer, 'outcome'>;

/** What is checked of an answer. */
export function readAnswer({ text, parts, outcome }: Readable): ReadAnswer {
  const products = ofKind(parts, 'products').flatMap((it) => it.products);
  const orders = ofKind(parts, 'order').map((it) => it.order);
  const sources = ofKind(parts, 'sources').flatMap((it) => it.sources);
  const cards = [
    ...products.map((it) => [it.title, ...it.variants.flatMap(({ title, price }) => [title, amounts(price.amount)])]),
    ...orders.map((it) => [it.name]),
  ];
  const plain = proseToPlain(text);
  return {
    text,
    outcome,
    sources: sources.map(({ kind, id, title }) => ({ kind, id, title })),
    products: products.map(({ id, title }) => ({ id, title })),
    language: detectLanguage(plain),
    plain,
    all: [plain, ...cards.flat()].join('\n'),
    links: [
      ...[...text.matchAll(addresses)].map(([all, path]) => path ?? all),
      ...sources.flatMap((it) => it.url ?? []),
      ...products.map((it) => it.url),
    ],
    actions: new Set([
      ...(orders.length > 0 ? (['shows_order'] as const) : []),
      ...(parts.some((it) => it.type === 'offerPerson') ? (['offers_person'] as const) : []),
    ]),
  };
}

const number = /\p{N}/u;
const letter = /[\p{L}\p{M}]/u;

/** Whether a number goes on over this edge, or a word does. "30" is not said by "130" or "30.5", nor "free" by "freezer". */
function goesOn(inside: string, outside: string, beyond: string): boolean {
  if (number.test(inside)) return number.test(outside) || (/[.,]/.test(outside) && number.test(beyond));
  return letter.test(inside) && letter.test(outside) && !unspaced.test(inside) && !unspaced.test(outside);
}

const folded = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** Whether a text says a fact, however it is written in upper and lower case, and not as part of another word or number. */
export function saysFact(text: string, fact: string): boolean {
  const [said, wanted] = [folded(text), folded(fact)];
  if (wanted === '') return false;
  for (let at = said.indexOf(wanted); at !== -1; at = said.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const isCut =
      goesOn(wanted[0] ?? '', said[at - 1] ?? '', said[at - 2] ?? '') ||
      goesOn(wanted.at(-1) ?? '', said[end] ?? '', said[end + 1] ?? '');
    if (!isCut) return true;
  }
  return false;
}

const titles = (named: readonly { title: string }[]): string => named.map((it) => it.title).join(' · ');

/** What stood in the place of what a check asks for; null where the answer holds to it. */
function foundInstead(check: TestCheck, answer: ReadAnswer): string | null {
  switch (check.kind) {
    case 'outcome':
      return answer.outcome === check.outcome ? null : answer.outcome;
    case 'source': {
      const isUsed = answer.sources.some((it) => it.kind === check.source.kind && it.id === check.source.id);
      return isUsed ? null : titles(answer.sources);
    }
    case 'product':
      return answer.products.some((it) => it.id === check.product.id) ? null : titles(answer.products);
    case 'says':
      return saysFact(answer.all, check.text) ? null : '';
    case 'never_says':
      return saysFact(answer.all, check.text) ? check.text : null;
    case 'action':
      return answer.actions.has(check.action) ? null : '';
    case 'link':
      return answer.links.some((it) => it.toLowerCase().includes(check.text.toLowerCase()))
        ? null
        : answer.links.join(' ');
    case 'language': {
      // What is too short to tell is taken for what it should be.
      const language = detectLanguage(answer.plain, languageOfLocale(check.language));
      return language === check.language ? null : language;
    }
  }
}

/** The checks that an answer does not hold to, with what was there instead. */
export const failuresOf = (checks: readonly TestCheck[], answer: ReadAnswer): FailedCheck[] =>
  checks.flatMap((check) => {
    const found = foundInstead(check, answer);
    return found === null ? [] : [{ check, found: found.slice(0, 500) }];
  });
