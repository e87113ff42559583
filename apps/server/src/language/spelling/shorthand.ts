/** What people write for whole words where they chat, and the words. */
const written = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    b4: 'before',
    smth: 'something',
    sth: 'something',
    bc: 'because',
    cuz: 'because',
    coz: 'because',
    rn: 'right now',
    tho: 'though',
    til: 'until',
    till: 'until',
    abt: 'about',
    bout: 'about',
    avail: 'available',
    hiya: 'hi',
    gonna: 'going to',
    wanna: 'want to',
    wat: 'what',
    wut: 'what',
    shud: 'should',
    cud: 'could',
    wud: 'would',
    hav: 'have',
    giv: 'give',
    ther: 'there',
    whitch: 'which',
    wich: 'which',
    waht: 'what',
    teh: 'the',
    yuo: 'you',
    hwo: 'how',
    hte: 'the',
    yuor: 'your',
    ordr: 'order',
    addr: 'address',
    pkg: 'package',
    gotta: 'have to',
    ppl: 'people',
    msg: 'message',
    msgs: 'messages',
    qty: 'quantity',
    amt: 'amount',
    min: 'minimum',
    max: 'maximum',
  }),
);
const shorthand = /(?<![\p{L}\p{N}@./#:'’[-])([a-z]{1,6}|b4)(?![\p{L}\p{N}@/'’\]-]|\.\p{L})/giu;
/** "How much n how long": a letter for "and" before another question. */
const between = /(?<=\p{L}{2} )n(?= (?:how|what|whats|when|where|which|who|why|do|does|can|is|are|will|also)\b)/giu;
/** "Where r the": a letter for "are" behind a question word or before one who is asked of. */
const areAfter = /(?<=\b(?:where|how|who|when|why|they|we|you|these|those) )r(?= )/gi;

/** Whether a folded word may stand for another one where people chat in English. */
export const isShorthand = (word: string): boolean => written.has(word);

/** An English message with its shorthand in words: "how much r u asking" -> "how much are you asking". */
export const withoutShorthand = (text: string): string =>
  text
    .replace(between, 'and')
    .replace(areAfter, 'are')
    .replace(shorthand, (word) => written.get(word.toLowerCase()) ?? word);
