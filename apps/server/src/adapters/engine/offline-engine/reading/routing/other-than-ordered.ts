/** How a thing, or so many of it, begins; not a day, nor a way. */
const some = '(?:an?|the|some|two|only|my|me|it|in|\\d{1,3})';
/** "I ordered the red cup and you sent me a blue one"; not a link, nor a message. */
const otherThanOrdered = [
  new RegExp(
    `\\b(?:i|we)(?:'d| had| have)? (?:ordered|bought|asked for|paid for) ${some}\\b[^?]{0,80}\\b(?:you (?:guys )?(?:sent|shipped|delivered)|sent me|(?:i|we) (?:got|received)|got sent)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:you (?:guys )?(?:sent|shipped|delivered)|(?:i|we) (?:got|received)) ${some}\\b[^?]{0,80}\\b(?:i|we)(?:'d| had| have)? (?:ordered|bought|asked for|paid for) ${some}\\b`,
    'i',
  ),
];
const written = /\b(?:link|e-?mail|message|number|confirmation|invoice|bill|label|code|receipt)\b/i;
/** Whether something else came than was ordered. */
export const isOtherThanOrdered = (words: string): boolean =>
  !written.test(words) && otherThanOrdered.some((it) => it.test(words));
