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

/** Courtesy says nothing that could be false. */
const courteous = new Set(
  (
    'hello hi hey good morning afternoon evening welcome thank glad happy pleased pleasure help assist question answer ask sure certainly ' +
    'course absolutely great nice lovely wonderful perfect day today sorry apologize apology hear look check find found show anything something ' +
    'else further assistant virtual ai chat bot shop store team here enjoy bye goodbye care talk person human people colleague someone contact ' +
    'connect pass detail information info moment wait understand hope sound feel free let come useful assistance matter able chance possible back soon anytime problem worry doing fine'
  ).split(' '),
);

/** A crude stem, the same for both sides of a comparison. */
const stem = (word: string) =>
  word.length <= 3
    ? word
    : word
        .replace(/(?:'s|s')$/, '')
        .replace(/ies$/, 'y')
        .replace(/(?<=(?:ss|sh|ch|x|z))es$|(?<!s)s$/, '')
        .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
        .replace(/(?<=[a-z]{3})e$/, '');

const courteousStems = new Set([...courteous].map(stem));

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

/** "Hello! How can I help?": nothing in it that evidence would have to carry. */
export function isCourtesy(sentence: string): boolean {
  return contentWords(sentence.replace(/['’](?:m|re|ve|ll|d|s)\b/g, '')).every((word) => courteousStems.has(word));
}
