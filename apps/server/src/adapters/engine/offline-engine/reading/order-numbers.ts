import { termsOf } from './words.ts';

/** Which order is meant, as far as it was said. */
export interface OrderMeant {
  order: { number?: string; email?: string; phone?: string };
  /** Numbers of orders that may each be meant; empty where one is, or none. */
  doubtful: string[];
}

const hidden = /\[(?:email|phone):\d+\]/g;
/** How an order's number is written, the surest way first. */
const numberPatterns = [
  /(#\s?[a-z]{0,5}-?\d{2,20}(?:-[a-z]{1,5}\b)?)/gi,
  /\b(?:order|purchase|number|no|nr)\b\.?\s{0,3}(?:number|no\.?|nr\.?|id)?\s{0,3}(?:is|was|:)?\s{0,3}([a-z]{0,5}-?\d{3,20}(?:-[a-z]{1,5})?)\b/gi,
  // With letters of the store's own before or behind it: "NB-2041", "2041-US".
  /(?<![\p{L}\p{N}$€£.,#-])([a-z]{1,5}-\d{3,14}|\d{3,14}-[a-z]{1,5})(?![\p{L}\p{N}-])/giu,
  /(?<![\w€$£.,])(\d{3,14})(?![\w%]|[.,]\d)/g,
];
/** "Not #1061", "instead of order 1061": the number that is not meant. */
const takenBack =
  /\b(?:not|instead of|rather than|isnt|isn['’]t|no longer)\s{1,3}(?:about\s{1,3}|for\s{1,3})?(?:my\s{1,3}|the\s{1,3})?(?:order\s{1,3})?(?:number\s{1,3})?#?\s?[a-z]{0,5}-?\d{2,20}\b/gi;
const bareNumber = (number: string) => number.replace(/[#\s]/g, '').toLowerCase();

/** The numbers of orders in one message, each once. */
function numbersIn(message: string): string[] {
  const text = message.replace(hidden, ' ').replace(takenBack, ' ');
  for (const pattern of numberPatterns) {
    const found = [...text.matchAll(pattern)].map((it) => (it[1] ?? '').replace(/\s/g, ''));
    if (found.length > 0) return [...new Map(found.map((it) => [bareNumber(it), it])).values()];
  }
  return [];
}

/** The order that is meant: of the latest message that names any. Several in one message leave it open. */
export function orderIn(texts: readonly string[]): OrderMeant {
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
export function onlyProof(question: string, number: string): boolean {
  const rest = question.replace(hidden, ' ').replace(number, ' ');
  return termsOf(rest).every((it) => proofWords.has(it));
}

/** What is wished of an order beside its state: rules of the shop say whether that is possible. */
const wished =
  /\b(?:cancel|return|refund|exchang|chang|correct|edit|modif|wrong|address|swap|remov|postpon|reschedul|push back|add (?:an?|some|one|the|two|another|\d)\b)/i;

/** What was done to an order is its state, and no wish: "was it refunded", "has it been cancelled", "did you refund it". */
const wasDone =
  /\bdid (?:you|u|they)\b[^.?!]{0,40}?\b(?:refund|cancel|return|exchange|change|correct)\b|\b(?:was|were|has|have|is|been|got)\b(?![^.?!]{0,40}\b(?:possible|able|allowed|be)\b)[^.?!]{0,40}?\b(?:refunded|cancell?ed|returned|exchanged|changed|corrected)\b/gi;

const numbered = /#\s?[a-z]{0,5}-?\d{2,}|\b(?:order|purchase)\b[^.?!\n]{0,20}\d{3,}/i;
/** What is asked of orders alone: "has 1064 left yet". */
const sent =
  /\b(?:left|shipp?ed|sent|dispatched|arriv\w{0,4}|delivered|on its way|packed|come|there yet|gone out|on the way|money back)\b/i;

/** So many digits are an order's where an address stands beside them, whatever else is said. */
const bareOrder =
  /(?<![\p{L}\p{N}$€£.,])(?<!\b(?:the|an?|this|that|model|under|over) )\d{4,8}(?![\p{L}\p{N}%€£]|[.,]\d)/u;
/** "For 1500 guests": for so many, and not for an order of that number. */
const forSoMany = /\bfor \d{4,8}\s{1,3}(?!(?:and|with|email|mail|under|by|from|is|was|it|please|pls)\b)\p{L}/iu;
/** A number of something else: what may be spent, and what is called or measured so. */
const ofElse = /\b(?:budget|dollars?|euros?|pounds?|usd|eur|model|zip|postal|code|pieces|units|ml|cm|mm|kg|grams?)\b/i;

/** Whether a number without a word or sign that says so is an order's: it is asked of orders alone, or is called nothing else. */
const isBareOrder = (question: string): boolean =>
  numbersIn(question).length === 1 &&
  (sent.test(question) || (bareOrder.test(question) && !ofElse.test(question) && !forSoMany.test(question)));

/** Whether a message gives an order's number and an address to prove it. */
const givesProof = (question: string): boolean =>
  (numbered.test(question) || isBareOrder(question)) && question.search(hidden) >= 0;

/** Whether a message gives an order's number and an address to prove it, and wishes nothing else. */
export const provesOrder = (question: string): boolean =>
  !wished.test(question.replace(wasDone, ' ')) && givesProof(question);

/** Whether it is asked what was done to an order of a number: "did you refund order 4410". */
export function asksWhatWasDone(question: string): boolean {
  const rest = question.replace(wasDone, ' ');
  return rest !== question && numbered.test(question) && !wished.test(rest);
}

/** What may be wished of an order before it is sent. */
const changing =
  /\b(?:cancel|chang|correct|edit|modif|wrong|address|swap|remov|add\b|postpon|reschedul|move\b|push back)/i;

/** Whether an order that is proven is to be changed or cancelled: how far it is decides whether that is possible. */
export const wishesChange = (question: string): boolean =>
  changing.test(question) && !/\b(?:return|refund|exchang)/i.test(question) && givesProof(question);

/** The message with the order called one, so that it is asked of orders: "change the address on 3112" on order 3112. */
export const calledOrder = (question: string): string =>
  numbered.test(question) ? question : question.replace(bareOrder, 'order $&');
