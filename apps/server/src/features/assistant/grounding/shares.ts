import { claimsIn, keysOf } from './claims.ts';

/** A text that speaks of what something costs, or of what is given for it. */
const ofPrice =
  /\b(?:off|discount\w{0,3}|sales?|sav(?:e|es|ing|ings)|reduc\w{0,5}|reduction|cheap\w{0,3}|lower\w{0,3}|price[sd]?|costs?|value|codes?|coupons?|vouchers?|deals?|promo\w{0,7}|event|less(?! than)|free|back|rebate|refund\w{0,3}|return\w{0,3}|credit|bonus|cash\w{0,4}|pa(?:y|id|ys)|order\w{0,3}|purchase\w{0,1}|checkout|newsletter|members?\w{0,4}|now|today|week(?:end)?|until|rates?|chance|success\w{0,4}|guarante\w{0,3}|satisf\w{0,8}|customers?|buyers?|users?|people)\b/i;

export const speaksOfPrice = (text: string): boolean => ofPrice.test(text);

/** "100 % linen" tells what a thing is made of; "40 % on all tents" does not. */
const share =
  /\d\s{0,3}(?:%|per\s?cent)\s{0,3}(?!on\b|with\b|for\b|if\b|when\b|to\b|at\b|in\b|from\b|more\b|than\b|better\b|faster\b)\p{L}/iu;

/** The shares that a description tells of what a thing is made of, "100 % linen", and none of its price. */
export const sharesIn = (description: string): string[] =>
  description
    .split(/(?<=[.!?])\s|\n/)
    .filter((it) => share.test(it) && !speaksOfPrice(it))
    .flatMap((it) => claimsIn(it).filter(({ kind }) => kind === 'percent'))
    .flatMap(keysOf);
