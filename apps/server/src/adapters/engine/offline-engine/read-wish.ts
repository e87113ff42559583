import type { Situation } from './read-prompt.ts';
import { namesMatter, type Route, routeMessage } from './route-message.ts';
import { termsOf, wordsOf } from './words.ts';

/** What the visitor wants, read together with what was said before. */
export interface Wish {
  route: Route;
  /** A question that stands by itself: what to search for. */
  text: string;
  /** Words of this turn alone; they choose among variants and sentences. */
  words: string;
  /** A product that an earlier answer named: "the second one". */
  named: string | null;
  order: { number?: string; email?: string; phone?: string };
  /** Numbers of orders that may each be meant; empty where one is, or none. */
  doubtful: string[];
}

const ordinals = ['first', 'second', 'third', 'fourth'];
const ordinal = new RegExp(
  `\\b(?:the )?(${ordinals.join('|')}|1st|2nd|3rd|4th|last) (?:one|product|item|option)?\\b`,
  'i',
);
const opening =
  /^\W{0,20}(?:and|or|but|also|ok(?:ay)? (?:and|but)|what about|how about|what if|and what about|same for)\b/i;
const pointing = /\b(?:it|its|that|those|these|them|they|this one|that one|one)\b/i;
const agreed =
  /^\W{0,20}(?:yes|yeah|yep|yup|sure|ok|okay|please|please do|go ahead|of course|definitely|absolutely|correct|right)(?: (?:please|do|thanks|thank you|go ahead|that would be (?:great|nice))){0,4}\W{0,20}$/i;
const declined =
  /^\W{0,20}(?:no|nope|nah|no thanks|no thank you|not now|never ?mind)(?: (?:thanks|thank you))?\W{0,20}$/i;
const personOffered =
  /\b(?:talk to|speak (?:to|with)|connect you|pass you|help from)\b[^.?!]{0,80}\b(?:person|colleague|human|team)\b|\bshould a person help\b/i;
const proofAsked = /\b(?:order|number)\b[^.?!]{0,80}\be-?mail\b|\be-?mail\b[^.?!]{0,80}\border|\border number\b/i;
const spokenRecently = 6;
const courtesies: readonly Route[] = ['greeting', 'thanks', 'farewell', 'banter'];

/** How an order's number is written, the surest way first. */
const numberPatterns = [
  /(#\s?[a-z]{0,5}-?\d{2,20})/gi,
  /\b(?:order|purchase|number|no|nr)\b\.?\s{0,3}(?:number|no\.?|nr\.?|id)?\s{0,3}(?:is|was|:)?\s{0,3}([a-z]{0,4}-?\d{3,20})\b/gi,
  /(?<![\w€$£.,])(\d{3,14})(?![\w%]|[.,]\d)/g,
];
/** "Not #1061", "instead of order 1061": the number that is not meant. */
const takenBack =
  /\b(?:not|instead of|rather than|isnt|isn['’]t|no longer)\s{1,3}(?:about\s{1,3}|for\s{1,3})?(?:my\s{1,3}|the\s{1,3})?(?:order\s{1,3})?(?:number\s{1,3})?#?\s?[a-z]{0,5}-?\d{2,20}\b/gi;
const bareNumber = (number: string) => number.replace(/[#\s]/g, '').toLowerCase();

/** The numbers of orders in one message, each once. */
function numbersIn(message: string): string[] {
  const text = message.replace(/\[(?:email|phone):\d+\]/g, ' ').replace(takenBack, ' ');
  for (const pattern of numberPatterns) {
    const found = [...text.matchAll(pattern)].map((it) => (it[1] ?? '').replace(/\s/g, ''));
    if (found.length > 0) return [...new Map(found.map((it) => [bareNumber(it), it])).values()];
  }
  return [];
}

/** The order that is meant: of the latest message that names any. Several in one message leave it open. */
function orderIn(texts: readonly string[]): Pick<Wish, 'order' | 'doubtful'> {
  const messages = texts.flatMap((text) => text.split('\n'));
  const numbers = messages.map(numbersIn).findLast((it) => it.length > 0) ?? [];
  const last = (pattern: RegExp) => messages.flatMap((text) => text.match(pattern) ?? []).at(-1);
  const [number, email, phone] = [numbers[0], last(/\[email:\d+\]/g), last(/\[phone:\d+\]/g)];
  return {
    order: { ...(number ? { number } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) },
    doubtful: numbers.length > 1 ? numbers.map((it) => `#${bareNumber(it).toUpperCase()}`) : [],
  };
}

const proofWords = new Set(termsOf('order number e mail email phone address purchase track status nr'));

/** Whether nothing is said but an order's number and an address: a question after its state. */
function onlyProof(question: string, number: string): boolean {
  const rest = question.replace(/\[(?:email|phone):\d+\]/g, ' ').replace(number, ' ');
  return termsOf(rest).every((it) => proofWords.has(it));
}

interface Listed {
  name: string;
  /** What the line says it costs; NaN where it says nothing. */
  price: number;
}

const priceIn = (line: string) => Number(/[$€£]\s?(\d[\d,]*(?:\.\d+)?)/.exec(line)?.[1]?.replaceAll(',', ''));

/** The lines of the last list that the shop answered with: what "the second one" may mean. */
function listedIn(answer: string): Listed[] {
  const lines = answer.split('\n').filter((it) => /^\s*(?:[-*•]|\d+[.)])\s/.test(it));
  const linked = lines.map((line) => ({
    name:
      /\[([^[\]]{1,300})\]\(/.exec(line)?.[1] ?? line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').split(/[:–—]/)[0] ?? '',
    price: priceIn(line),
  }));
  const single = lines.length === 0 ? /\[([^[\]]{1,300})\]\(/.exec(answer)?.[1] : undefined;
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

function pickListed(question: string, list: readonly Listed[]): string | null {
  const byPrice = termsOf(question).length <= 2 ? pickByPrice(question, list) : null;
  if (byPrice) return byPrice;
  const listed = list.map((it) => it.name);
  const found = ordinal.exec(question)?.[1]?.toLowerCase();
  if (!found)
    return listed.length === 1 && (pointing.test(question) || opening.test(question)) ? (listed[0] ?? null) : null;
  if (found === 'last') return listed.at(-1) ?? null;
  const at = ordinals.indexOf(found);
  return listed[at >= 0 ? at : Number.parseInt(found, 10) - 1] ?? null;
}

/** Reads what is wanted. A follow-up takes the subject of the question before it. */
export function readWish({ earlier, question }: Situation): Wish {
  const said = earlier.filter((it) => it.by === 'visitor').map((it) => it.text);
  const answer = earlier.findLast((it) => it.by === 'shop')?.text ?? '';
  const recent = [...said.slice(-spokenRecently), question];
  const wish = (route: Route, text = question, named: string | null = null): Wish => ({
    route,
    text,
    words: question,
    named,
    ...(route === 'order' ? orderIn(recent) : { order: {}, doubtful: [] }),
  });

  const previous = said.findLast((it) => !agreed.test(it) && !declined.test(it) && termsOf(it).length > 0);
  if (declined.test(question)) return wish('farewell');
  if (agreed.test(question)) {
    if (personOffered.test(answer)) return wish('human');
    return previous ? wish(routeMessage(previous), previous) : wish('greeting');
  }
  const given = orderIn([question]).order;
  if (proofAsked.test(answer) && (given.number || given.email || given.phone)) return wish('order');
  if (given.number && onlyProof(question, given.number)) {
    const { email, phone } = orderIn(recent).order;
    if (email || phone || recent.some((it) => routeMessage(it) === 'order')) return wish('order');
  }

  const route = routeMessage(question);
  if (route === 'human' || route === 'order') return wish(route);
  const named = namesMatter(question) ? null : pickListed(question, listedIn(answer));
  if (named && !courtesies.includes(route)) return wish('product', `${named} ${question}`, named);
  const terms = termsOf(question);
  const isFollowUp =
    opening.test(question) || (pointing.test(question) && terms.length <= 2 && wordsOf(question).length <= 8);
  if (!isFollowUp || !previous || route === 'greeting' || route === 'thanks' || route === 'farewell')
    return wish(route);
  const before = routeMessage(previous);
  const subject = route === 'support' || route === 'discount' ? route : before;
  return wish(subject, `${previous} ${question.replace(opening, '').trim()}`);
}
