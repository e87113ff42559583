import { things, goods } from '../concept-kinds.ts';
import type { Concept } from '../lexicon/concepts.ts';

/** A stretch of a question that was retold: what it says in English, and what it is. */
export interface Piece {
  text: string;
  is: Concept | 'place' | 'between' | 'unknown';
}

/** What says how something is asked, and nothing of what it is about. */
const asking = new Set<Piece['is']>([
  'is',
  'have',
  'can',
  'want',
  'which',
  'how',
  'please',
  'hello',
  'my',
  'and',
  'product',
]);

/** The letters by which sizes are called. */
const sizeLetters = /^(?:X{0,4}[SMLPG]|[2-6]XL|GG|PP)$/i;

/** A question that many ask, in the words of an English sentence. */
interface Plain {
  /** What it must name, of each group at least one. */
  of: readonly (readonly Piece['is'][])[];
  /** What else it may name. */
  beside?: readonly Piece['is'][];
  /** Goods may be named, and are in its sentence. */
  goods?: true;
  /** Numbers may be named. */
  numbers?: true;
  say(named: { place: string; goods: string; first: string }): string;
}

const group = (text: string) => text.split(' ') as Piece['is'][];
const groups = (...texts: string[]) => texts.map(group);

const plain: readonly Plain[] = [
  // Delivery
  {
    of: groups('shipping express', 'express', 'howLong when day hour'),
    beside: group('shipping arrive'),
    say: () => 'how fast is express shipping?',
  },
  {
    of: groups('express', 'howMuch cost'),
    beside: group('shipping cost howMuch'),
    say: () => 'how much is express shipping?',
  },
  { of: groups('express'), beside: group('shipping'), say: () => 'do you have express shipping?' },
  {
    of: groups('shipping', 'howLong when day'),
    beside: group('howLong place arrive day parcel international'),
    say: ({ place }) => `how long does shipping${place && ` to ${place}`} take?`,
  },
  {
    of: groups('shipping', 'howMuch cost'),
    beside: group('howMuch cost place international'),
    say: ({ place }) => `how much is shipping${place && ` to ${place}`}?`,
  },
  {
    of: groups('shipping', 'free'),
    beside: group('order over howMuch when cost minimum'),
    say: () => 'from how much on is shipping free?',
  },
  { of: groups('shipping', 'place'), beside: group('order parcel'), say: ({ place }) => `do you ship to ${place}?` },
  { of: groups('shipping', 'international'), say: () => 'do you ship to other countries?' },
  {
    of: groups('customs'),
    beside: group('payment cost howMuch shipping order place international'),
    say: () => 'do i have to pay customs duties?',
  },
  // Orders
  { of: groups('order parcel', 'where'), beside: group('order parcel'), say: () => 'where is my order?' },
  {
    of: groups('order parcel', 'when', 'arrive shipping'),
    beside: group('order parcel arrive shipping'),
    say: () => 'when will my order arrive?',
  },
  { of: groups('track', 'how'), beside: group('order parcel shipping'), say: () => 'how do i track my order?' },
  { of: groups('order', 'cancel'), say: () => 'can i cancel my order?' },
  {
    of: groups('address', 'change wrong'),
    beside: group('change wrong order shipping'),
    say: () => 'can i change the address of my order?',
  },
  // What goes back
  {
    of: groups('return', 'deadline howLong day when'),
    beside: group('howLong day deadline when'),
    say: () => 'how many days do i have to return something?',
  },
  {
    of: groups('deadline'),
    beside: group('howLong day when'),
    say: () => 'how many days do i have to return something?',
  },
  {
    of: groups('return', 'howMuch cost free who'),
    beside: group('howMuch cost who payment shipping'),
    say: () => 'who pays for a return, and how much does it cost?',
  },
  { of: groups('return', 'sale'), say: () => 'can i return sale items?' },
  { of: groups('return', 'label'), say: () => 'do i get a return label?' },
  {
    of: groups('return', 'size wrong'),
    beside: group('size wrong not small large'),
    goods: true,
    say: () => 'can i return it if the size is wrong?',
  },
  { of: groups('label'), say: () => 'do i get a return label?' },
  {
    of: groups('refund', 'when howLong'),
    beside: group('howLong when day return arrive'),
    say: () => 'how long does a refund take?',
  },
  {
    of: groups('exchange change', 'size exchange'),
    beside: group('exchange change size small large'),
    goods: true,
    say: () => 'can i exchange it for another size?',
  },
  {
    of: groups('damaged', 'parcel order arrive'),
    beside: group('parcel order arrive when'),
    goods: true,
    say: (named) => `my ${named.goods || 'order'} arrived damaged, what now?`,
  },
  {
    of: groups('wrong', 'parcel order arrive product'),
    beside: group('parcel order arrive'),
    say: () => 'i received the wrong item, what now?',
  },
  {
    of: groups('lost', 'parcel order track'),
    beside: group('parcel order track shipping not change arrive late over day week number'),
    numbers: true,
    say: () => 'my parcel seems lost, what now?',
  },
  // Money
  { of: groups('invoice', 'want have can'), beside: group('order shipping'), say: () => 'can i get an invoice?' },
  {
    of: groups('card wallet cash installments bankTransfer crypto', 'payment can have'),
    beside: group('payment'),
    say: (named) => `can i pay with ${named.first}?`,
  },
  { of: groups('tax'), beside: group('cost payment'), say: () => 'is sales tax included in the prices?' },
  { of: groups('giftCard', 'expire'), beside: group('discount when howLong'), say: () => 'do gift cards expire?' },
  { of: groups('discount', 'stacking'), beside: group('order'), say: () => 'can i combine two discount codes?' },
  { of: groups('stacking'), say: () => 'can i combine two discount codes?' },
  { of: groups('discount'), beside: group('today'), say: () => 'do you have a discount code?' },
  // The shop
  {
    of: groups('hours', 'weekend'),
    beside: group('when day shop hour'),
    say: () => 'what are your opening hours on weekends?',
  },
  {
    of: groups('hours'),
    beside: group('when day shop hour today'),
    say: () => 'what are your opening hours?',
  },
  { of: groups('shop', 'where address'), beside: group('address where'), say: () => 'where is your shop?' },
  { of: groups('phone'), beside: group('number contact human howMuch where'), say: () => 'what is your phone number?' },
  { of: groups('email'), beside: group('address contact howMuch'), say: () => 'what is your email address?' },
  { of: groups('human', 'talk contact want'), beside: group('talk contact'), say: () => 'can i talk to a person?' },
  { of: groups('privacy'), beside: group('where'), say: () => 'what happens with my personal data?' },
  { of: groups('origin'), beside: group('where'), say: () => 'where are your products made?' },
  // Goods
  {
    of: groups('size', 'between'),
    say: () => 'i am between two sizes, which size should i take?',
  },
  {
    of: groups('warranty', 'howLong year month'),
    beside: group('howLong howMuch'),
    say: () => 'how long is the warranty?',
  },
  {
    of: groups('repair', 'howMuch cost'),
    beside: group('howMuch cost'),
    goods: true,
    say: (named) => `do you repair ${named.goods || 'things'}, and what does it cost?`,
  },
  { of: groups('repair'), goods: true, say: (named) => `do you repair ${named.goods || 'things'}?` },
  { of: groups('care', 'how'), goods: true, say: (named) => `how do i care for the ${named.goods || 'things'}?` },
  { of: groups('wash', 'how'), goods: true, say: (named) => `how do i wash the ${named.goods || 'things'}?` },
];

/** Asked of something that is named alone, in so many words. */
const alone: readonly [Piece['is'], readonly Piece['is'][], string][] = [
  ['return', ['which', 'have'], 'what is your return policy?'],
  ['return', ['how'], 'how do returns work, what is your return policy?'],
  ['payment', ['which', 'how', 'have'], 'which payment methods do you accept?'],
  ['size', ['which'], 'which size should i take?'],
];

const isGoods = ({ is }: Piece) => goods.has(is as Concept);
const textsOf = (pieces: readonly Piece[]) => [...new Set(pieces.map((it) => it.text))].join(' ');

function fits({ of, beside = [], goods: takesGoods, numbers }: Plain, pieces: readonly Piece[]): boolean {
  const named = new Set(pieces.map((it) => it.is));
  const may = new Set<Piece['is']>([...of.flat(), ...beside]);
  const isSaid = ({ is, text }: Piece) =>
    is === 'unknown' &&
    ((may.has('size') && sizeLetters.test(text)) || (numbers === true && /^\d+$/.test(text.trim())));
  const isUsed = (it: Piece) =>
    may.has(it.is) || asking.has(it.is) || (takesGoods === true && isGoods(it)) || isSaid(it);
  return of.every((some) => some.some((it) => named.has(it))) && pieces.every(isUsed);
}

/**
 * The question of these pieces as an English sentence, where it is one that many ask and all that it names is in the
 * sentence; undefined otherwise. A model that reads sentences makes little of words in the order of another language.
 */
export function plainQuestion(pieces: readonly Piece[]): string | undefined {
  const named = pieces.filter(isGoods);
  // "The blue jacket": the kind of thing last, as English has it.
  const inOrder = [
    ...named.filter((it) => !things.has(it.is as Concept)),
    ...named.filter((it) => things.has(it.is as Concept)),
  ];
  const place = textsOf(pieces.filter((it) => it.is === 'place'));
  const found = plain.find((it) => fits(it, pieces));
  const first = pieces.find((it) => found?.of[0]?.includes(it.is))?.text ?? '';
  if (found) return found.say({ place, goods: textsOf(inOrder), first });
  const [about, ...more] = new Set(pieces.map((it) => it.is).filter((it) => !asking.has(it)));
  if (about === undefined || more.length > 0) return undefined;
  const how = new Set(pieces.map((it) => it.is));
  return alone.find(([is, asked]) => is === about && asked.some((it) => how.has(it)))?.[2];
}
