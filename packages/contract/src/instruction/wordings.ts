/** By which words a line of an instruction gives itself away, in English; facts look alike in every language. */

export type FactKind = 'price' | 'percentage' | 'time' | 'duration' | 'email' | 'phone' | 'link' | 'address';

/** In the order in which a line is called by the first that it holds. */
export const factSigns: readonly (readonly [FactKind, RegExp])[] = [
  ['link', /\bhttps?:\/\/|\bwww\.|\b[a-z\d-]{1,60}\.(?:com|net|org|shop|store|io)\b(?!@)/i],
  ['email', /[\w.+-]@[\w-]{1,60}\.\w/],
  ['price', /[$€£¥₹]\s?\d|\d\s?[$€£¥₹]|\d\s?(?:usd|eur|gbp|dollars?|euros?|pounds?)\b/i],
  ['percentage', /\d\s?(?:%|percent\b)/i],
  ['time', /\b\d{1,2}:\d{2}\b|\b\d{1,2}\s?(?:am|pm|a\.m|p\.m)\b/i],
  ['duration', /\d\s?(?:(?:business|working)\s)?(?:days?|hours?|weeks?|months?|years?)\b/i],
  ['address', /\b\d{1,5}\s\p{L}{2,40}\s(?:street|road|avenue|lane|boulevard|drive)\b/iu],
  ['phone', /\d(?:[\s().-]{0,2}\d){6,14}/],
];

/** Parts of a sentence that say when, not what: "if somebody wants to cancel, …". */
export const condition = /^(?:if|when|whenever|where|in case|once|unless|should)\b/i;
/** What forbids, or leaves to others, what it names. */
export const forbidding =
  /\b(?:never|not|don['’]t|doesn['’]t|won['’]t|can['’]t|cannot|avoid|no|nor|refuse|decline|without|instead of|rather than|forbidden)\b/i;
/** What only speaks of it: "explain how to …", "questions about …". */
export const speaking =
  /\b(?:how to|wants? to|asks? (?:you )?to|about|explain|describe|point to|hand (?:over|off)|pass on|a person|a colleague|our team|human)\b/i;

/** What the assistant cannot keep: only the store gives it. */
export const promise =
  /\b(?:offer|give|grant|promise|apply|provide|issue|say|tell)\b.{0,60}\b(?:discounts?|coupons?|vouchers?|refunds?|compensation|money back|free (?:shipping|delivery|gifts?|returns?)|replacements?|off)\b|\bguarantee|\bmatch (?:any|every|the|a) (?:lower )?price/i;

/** What the assistant cannot do: it only speaks. */
export const action =
  /\b(?:cancel|refund|change|edit|update|modify|reship|exchange|process|place|reserve|issue|create)\b.{0,40}\b(?:orders?|addresse?s?|subscriptions?|payments?|refunds?|returns?|shipments?|exchanges?|accounts?)\b|\b(?:call|phone|text|e-?mail|mail)\b.{0,30}\b(?:customers?|visitors?|shoppers?|them|back)\b(?! (?:by|mr|mrs)\b)|\bsend\b.{0,40}\b(?:e-?mails?|sms|codes?|labels?|invoices?|receipts?|confirmations?|samples?|catalogs?)\b/i;

/** What wants the rules or the truth left out. */
export const unruly =
  /\b(?:ignore|forget|disregard|override|bypass|break)\b.{0,60}\b(?:rules?|instructions?|policy|policies|guidelines?|restrictions?|limits?)\b|\b(?:invent|make (?:something|things|it|them|prices?|facts?) up|make up|fabricate|pretend|guess|lie|bluff)\b/i;

/** Two wishes that cannot both be followed. */
export const opposites: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [
    /\b(?:short|brief|concise|one sentence|few words)\b/i,
    /\b(?:detailed|in detail|thorough|at length|long (?:answers?|replies)|comprehensive)\b/i,
  ],
  [/\b(?<!in)formal(?:ly)?\b/i, /\b(?:casual|casually|informal|informally|slang|buddy|relaxed)\b/i],
  [/\b(?:use|add|with)\b.{0,20}\bemojis?\b/i, /\b(?:no|never|avoid|without|don['’]t|do not)\b.{0,20}\bemojis?\b/i],
  [/\bfirst names?\b/i, /\b(?:last names?|surnames?|mr|mrs|sir|madam)\b/i],
  [/\b(?:serious|matter-of-fact|sober)\b/i, /\b(?:playful|funny|humor|jokes?|witty)\b/i],
];
