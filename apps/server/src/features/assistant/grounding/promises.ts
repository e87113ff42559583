import { texts } from '#texts/assistant.ts';

/** One kind of commitment of a shop, and the words that show that a text is about it. */
interface Promised {
  name: string;
  said: RegExp;
  /** What evidence must say for it; absent: the same words. */
  backed?: RegExp;
}

const promised: readonly Promised[] = [
  {
    name: 'refund',
    said: /\brefund|\bmoney[\s-]?back|\breimburs|\bpaid back\b|\bpay you back\b|\breturn your money\b/i,
  },
  {
    name: 'discount',
    said: /\bdiscount|\bcoupon|\bvoucher|\bpromo|\bon sale\b|\b(?:%|percent|half)\s{0,9}(?:off|price)\b|\boff (?:your|the|any|all|every)\b|\bsav(?:e|ing) (?:you )?(?:\d|up to|half|money)|\b(?:knock|take|get)\b[^.?!]{0,30}\boff\b|\b(?:special|exclusive|reduced|better|lower) price\b|\bdeal\b|\bgift card/i,
  },
  {
    name: 'free of charge',
    said: /\bfree\b(?!\s{1,9}(?:to|of|time))|\bfree of charge|\bon the house\b|\bcomplimentary\b|\bno (?:extra )?(?:cost|charge|fee)s?\b|\bwaive/i,
  },
  {
    name: 'guarantee',
    said: /\bguarantee|\bwarrant(?:y|ies)\b|\bpromise\b|\blifetime\b/i,
  },
  {
    name: 'compensation',
    said: /\bcompensat|\bstore credit|\bgoodwill|\breplacement|\bloyalty points?\b|\bcashback\b/i,
  },
  {
    name: 'price match',
    said: /\bprice[\s-]?match|\bbeat any price|\bmatch (?:the|that|any|their) price/i,
  },
];

const deeds =
  'refund|cancel|appl(?:y|ied|ying)\\b|chang(?:e|ed|ing)\\b|updat|issu(?:e|ed|ing)\\b|upgrad|reserv|book(?:ed|ing)?\\b|ship(?:ped|ping)?\\b|' +
  'sen[dt]\\b|add(?:ed|ing)?\\b|credit|extend|waiv|honou?r|approv|activat|delet|reset|plac(?:e|ed|ing)\\b|give you|offer you|grant|expedit|' +
  'hold\\b|set aside|make an exception';
const eagerly = '(?:just |already |now |gladly |happily |also |personally ){0,30}';
/** The assistant cannot do these things, so saying that it did or will is always false. */
const claimedAction = new RegExp(
  `\\bi(?:'ve| have|'ll| will|'m going to| am going to| can|'m| am| just| did)?\\s{1,9}${eagerly}(?:${deeds})|\\bwe(?:'ve| have)\\s{1,9}${eagerly}(?:${deeds})`,
  'i',
);
const claimedDone =
  /\b(?:has|have) been (?:successfully |already |just )?(?:refunded|cancelled|canceled|applied|changed|updated|issued|upgraded|reserved|extended|waived|approved|deleted|reset|credited|expedited)\b|\byou(?:'ll| will)? (?:be |get |receive )(?:a |your |the )?(?:full |partial )?(?:refund(?:ed)?|credit(?:ed)?|compensat)/i;

const orderState =
  /\b(?:(?:your|the|this|that) (?:order|parcel|package|shipment)|it)(?:'s| is| was| has| has been| will be)\b[^.?!]{0,20}\b(?:shipped|dispatched|delivered|on (?:its|the) way|in transit|out for delivery|cancell?ed|refunded|paid|fulfilled|delayed|lost|returned|arriv(?:e|ed|ing))\b/i;
const stockState =
  /\b(?:in|out of|back in|low(?: on| in)?|limited|running out of) stock\b|\bsold out\b|\b(?:only|just) (?:a )?few\b[^.?!]{0,12}\bleft\b|\bcurrently (?:un)?available\b|\bselling (?:out )?fast\b/i;

/** "I am passing you on to a colleague": only true once it was done. An offer ("I can …") is no such claim. */
const claimedHandOff =
  /\b(?:i'm|i am|i've|i have|i'll|i will|we'll|we will|we've|let me|you(?:'re| are| have| will)(?: now)? be(?:en|ing)?)\b[^.?!]{0,40}\b(?:pass|connect|transfer|forward|hand|put you through|escalat|notif|alert|call|bring|get)\w{0,12}\b[^.?!]{0,60}\b(?:person|colleague|human|agent|team|someone|somebody|staff|specialist|support)\b/i;

/** "It’s" and "it is" are one. */
export const inOneSpelling = (text: string): string =>
  text.replace(/[’‘]/g, "'").replace(/\b(it|that|what|there|here|who)'s\b/gi, '$1 is');

export interface Backing {
  /** A person was asked for in this turn. */
  handedOff: boolean;
  /** The text of passages, discounts and orders of this turn. */
  says(words: RegExp): boolean;
  /** Slots of these kinds stand in the sentence. */
  hasSlot(...kinds: string[]): boolean;
}

/** Why a sentence promises or states more than is known; null when it does not. */
export function unbackedPromise(sentence: string, backing: Backing): string | null {
  const text = inOneSpelling(sentence).replace(/[*_]/g, '').replace(/\s+/g, ' ');
  const quoted = (words: RegExp) => {
    const found = words.exec(text)?.[0];
    return found !== undefined && backing.says(new RegExp(escapePattern(found), 'i'));
  };
  if (orderState.test(text) && !backing.hasSlot('order-status', 'delivery') && !quoted(orderState))
    return texts.verdicts.orderState;
  if (stockState.test(text) && !backing.hasSlot('stock') && !quoted(stockState)) return texts.verdicts.stock;
  if (claimedAction.test(text) && !quoted(claimedAction)) return texts.verdicts.action;
  if (claimedDone.test(text) && !backing.hasSlot('refund') && !quoted(claimedDone)) return texts.verdicts.action;
  if (claimedHandOff.test(text) && !backing.handedOff) return texts.verdicts.handOff;
  for (const { name, said, backed = said } of promised) {
    if (!said.test(text)) continue;
    if (name === 'discount' && backing.hasSlot('code', 'discount')) continue;
    if (name === 'refund' && backing.hasSlot('refund')) continue;
    if (!backing.says(backed) && !isUnknowing(text)) return texts.verdicts.promise(name);
  }
  return null;
}

const notKnown =
  /\b(?:i|we)\b[^.?!]{0,25}(?:\bnot\b|n't\b|\bunable\b)[^.?!]{0,30}\b(?:find|found|know|see|confirm|sure|help|assist|answer|tell|share|discuss|look (?:it|that) up|information|details)\b|\bi have no (?:information|details|answer)\b/i;
const turning = /\b(?:but|however|although|though|instead|still|yet|nevertheless|except|unless|because)\b/i;

/** "I could not find …": a sentence that only says what is not known, and takes nothing back. A shop’s "cannot" is a fact. */
export function isUnknowing(sentence: string): boolean {
  const text = sentence.replace(/[’‘]/g, "'");
  return notKnown.test(text) && !turning.test(text);
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s{1,9}');
