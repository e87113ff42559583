import type { Frame } from '../../../../language/frames/en.ts';
import { frameOf, type Language } from '../../../../language/languages.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { slotKind, slotPattern } from '../slots.ts';

/** What a fixed sentence does, and on what condition it may stand. */
export interface FixedSentence {
  role: 'fact' | 'question' | 'unknowing' | 'courtesy' | 'hand-off';
  /** What stands in its open place: the name of a variant, or words of the visitor; absent where it has none. */
  open?: { of: 'variant' | 'visitor'; text: string };
}

interface Form {
  role: FixedSentence['role'];
  of?: 'variant' | 'visitor';
  text: string;
}

const openMark = 'slotopen';
const mark = (kind: string) => `{{${kind}:1}}`;

/** A text as it is compared: without signs, a slot by its kind. */
const plainForm = (text: string) =>
  text
    .replace(slotPattern, (_, name: string) => ` slot${slotKind(name).replace('-', '')} `)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}\p{M}']+/gu, ' ')
    .trim();

/** All that the assistant says by itself, with the places that facts are put into. */
function formsOf({ offline: say, ...frame }: Frame): Form[] {
  const [product, price, stock] = ['product', 'price', 'stock'].map(mark) as [string, string, string];
  const as = (role: Form['role'], ...texts: string[]): Form[] => texts.map((text) => ({ role, text }));
  return [
    ...as('unknowing', frame.refused, frame.refusedAgain, ...frame.refusedOften, say.unknown, say.noProduct),
    ...as('unknowing', say.noOption, say.noneFits, say.noSuchDiscount, say.noDiscount, say.away, frame.noSuchOrder),
    ...as('unknowing', say.notStated(product)),
    ...as('courtesy', say.greeting, say.thanks, say.farewell, say.banter, say.found, say.shopSays, say.discounts),
    ...as('question', frame.askProof, say.askGift, say.askOrder, say.askNumber, say.askEmail),
    ...as('hand-off', frame.handedOff),
    ...as(
      'fact',
      say.addToCart(product),
      say.order(mark('order'), mark('order-status')),
      say.arrives(mark('delivery')),
    ),
    ...as('fact', say.product(product, price, stock)),
    ...as(
      'fact',
      say.discount(mark('code'), mark('discount'), mark('ends')),
      say.discount(mark('code'), mark('discount'), ''),
    ),
    { role: 'fact', of: 'variant', text: say.variant(product, openMark, price, stock) },
    { role: 'fact', of: 'variant', text: say.option(openMark, price, stock) },
    { role: 'unknowing', of: 'visitor', text: say.unknownPart(openMark) },
    { role: 'question', of: 'visitor', text: say.whichOrder(openMark) },
  ];
}

interface Known {
  whole: Map<string, FixedSentence>;
  open: { pattern: RegExp; role: FixedSentence['role']; of: 'variant' | 'visitor' }[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const read = new WeakMap<Frame, Known>();
/** Beside a place for the visitor's words: with fewer letters all that they have said would be a sentence of the assistant's. */
const leastOwnLetters = 4;
const lettersOf = (form: string) => form.replace(/\bslot[a-z]+|[^\p{L}\p{N}]/gu, '').length;

/** What is named twice must be the same both times. */
const patternOf = (form: string) =>
  new RegExp(`^${escaped(form).replace(openMark, '(.{1,200}?)').replaceAll(openMark, String.raw`\1`)}$`, 'u');

function knownIn(frame: Frame): Known {
  const before = read.get(frame);
  if (before) return before;
  const known: Known = { whole: new Map(), open: [] };
  for (const { role, of, text } of formsOf(frame)) {
    for (const sentence of sentencesOf(text)) {
      const form = plainForm(sentence);
      if (form === '') continue;
      const opened = of && form.includes(openMark);
      if (opened && of === 'visitor' && lettersOf(form) < leastOwnLetters) continue;
      if (opened) known.open.push({ pattern: patternOf(form), role, of });
      else known.whole.set(form, { role });
    }
  }
  read.set(frame, known);
  return known;
}

/**
 * A sentence of the assistant's own, in the shop's words or the product's: in the visitor's language or in English, with
 * slots or without; undefined where it is none. Whether the slots are of one product, and what may stand in its open
 * place, is for the caller to judge.
 */
export function fixedSentence(
  sentence: string,
  { frame, language }: { frame: Frame; language: Language },
): FixedSentence | undefined {
  const form = plainForm(sentence);
  for (const known of new Set([frame, frameOf(language), frameOf('en')])) {
    const { whole, open } = knownIn(known);
    const found = whole.get(form);
    if (found) return found;
    for (const { pattern, role, of } of open) {
      const text = pattern.exec(form)?.[1]?.trim();
      if (text) return { role, open: { of, text } };
    }
  }
  return undefined;
}

/** What a variant's title looks like in the open place of a fixed sentence. */
export const plainTitle = (title: string): string => plainForm(title);
