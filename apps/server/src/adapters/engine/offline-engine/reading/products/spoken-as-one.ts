const determiners = new Set(['the', 'your']);
/** What no name goes on behind: verbs, what joins, and what points elsewhere. */
const ends = new Set(
  (
    'a an the my your our their his her its this that these those i you we they he she it me us them him one ones thing things ' +
    'is are was were be been do does did can could will would should shall may might must have has had having am isnt arent ' +
    'come comes coming get gets got go goes going look looks feel feels fit fits work works taste tastes smell smells sound sounds ' +
    'cost costs need needs weigh weighs hold holds keep keeps stay stays last lasts take takes run runs charge charges use uses ' +
    'make makes made stand stands stretch itch shrink fade burn burns pull pulls bring brings include includes included contain ' +
    'in on at with without for from to of by about into onto over under through after before like as than per instead ' +
    'and or but if when while because once so that which who what how why where there here then too also again now today still ' +
    'really actually ever even just only safe suitable available left back out up down off'
  ).split(' '),
);
/** What a sentence says of the thing that it begins with. */
const predicates = new Set('is are was were has have feels smells looks'.split(' '));
const mostWords = 5;
/** Nobody speaks of more things in one question. */
const mostThings = 6;

/** "Is it the other way round": of no rounds. */
const turnedAround = /\bthe other way (?:a?round)?\b/gi;

/**
 * What is spoken of as one that is known: "the bench scale" in "does the bench scale come with a cable", without its
 * article.
 */
export function spokenAsOne(text: string): string[] {
  const tokens = text.replace(turnedAround, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}.'’/-]{0,40}|[?!,;:()"]/gu) ?? [];
  const plain = tokens.map((it) => it.toLowerCase().replace(/['’]/g, ''));
  const found: string[] = [];
  const said = plain.findIndex((it) => ends.has(it) || !/^[\p{L}\p{N}]/u.test(it));
  // "Clear bowl is dirty, how do I wash it": no article, and one all the same.
  if (said > 0 && said < mostWords && predicates.has(plain[said] ?? '')) found.push(tokens.slice(0, said).join(' '));
  for (const [at, word] of plain.entries()) {
    if (!determiners.has(word) || found.length === mostThings) continue;
    const rest = plain.slice(at + 1, at + 1 + mostWords);
    const end = rest.findIndex((it) => ends.has(it) || !/^[\p{L}\p{N}]/u.test(it));
    const name = tokens.slice(at + 1, at + 1 + (end < 0 ? rest.length : end)).join(' ');
    if (name !== '') found.push(name.replace(/\.$/, ''));
  }
  return found;
}
