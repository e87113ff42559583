/** Goods alone go back so: who is given a call back, or sent their money back, returns nothing. */
const back =
  /\b(?:give|send|bring|take|mail|ship) (?!(?:me|us|you|him|her|them)\b)(?!(?:\p{L}{1,20} ){0,2}(?:money|refund|cash|call|ring|answer|reply)\b)((?:[\p{L}'’-]{1,20} ){1,3})back\b(?! (?:in stock|to (?:me|us)))/giu;

/** "Can I give the slippers back": what is between a verb and its "back" is what goes back. */
export const withoutSplitVerbs = (text: string): string =>
  text.replace(back, 'return $1').replace(/ {2,}/g, ' ').trim();
