/** Words that a sentence can hold without saying anything about the shop. */
const empty = new Set(
  (
    'a an the this that these those i me my we us our you your he she it its they them their is are am be been being was were do does did ' +
    'done have has had having will would shall should can could may might must of to in on at by for from with as into about than then so ' +
    'and or but if not no nor there here also any some all each every both either such only very more most much many other another own same ' +
    'just too again once when where why how what which who whom while because until during before after above below between out off over ' +
    'under up down further please yes ok okay well now let get got make made like need want know see say tell one'
  ).split(' '),
);

/** A crude stem, the same for both sides of a comparison. */
export const stem = (word: string) =>
  word.length <= 3
    ? word
    : word
        .replace(/(?:'s|s')$/, '')
        .replace(/ies$/, 'y')
        .replace(/(?<=(?:ss|sh|ch|x|z))es$|(?<!s)s$/, '')
        .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
        .replace(/(?<=[a-z]{3})e$/, '');

/** The stems of the words that carry meaning, each once, in order. */
export function contentWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];
  return [...new Set(words.filter((word) => !empty.has(word)).map(stem))];
}
