import { isWord } from '../mentions/mentioned.ts';

/** What a word begins with that is completed: a shortcut's key, an emoji's name, in a note the name of a teammate. */
export type Mark = WordMark | '@';
type WordMark = '/' | ':';

/** A word that is being typed: from its mark to the caret. */
export interface BegunWord {
  mark: Mark;
  from: number;
  to: number;
  /** What follows the mark. */
  search: string;
}

const longestWord = 40;
/** Faces such as :D and :p are no emoji yet. */
const leastOf: Record<WordMark, number> = { '/': 0, ':': 2 };
const lettersOf: Record<WordMark, RegExp> = { '/': /^[\p{L}\p{N}\p{M}_-]*$/u, ':': /^[\p{L}\p{N}_-]*$/u };

const blank = /\s/;

const isMark = (letter: string | undefined): letter is WordMark => letter === '/' || letter === ':';

/** The word with a mark before it that ends at the caret; null where there is none, as within an address or a date. */
export function begunWord(text: string, caret: number): BegunWord | null {
  const earliest = Math.max(0, caret - longestWord - 1);
  let from = caret;
  while (from > earliest && !blank.test(text.charAt(from - 1))) from -= 1;
  const mark = text[from];
  if (from === caret || !isMark(mark) || (from === earliest && earliest > 0)) return null;
  const search = text.slice(from + 1, caret);
  if (search.length < leastOf[mark] || !lettersOf[mark].test(search)) return null;
  return { mark, from, to: caret, search };
}

/** The name after an `@` that ends at the caret. It may be of several words, and ends with its line; an address has none. */
export function begunName(text: string, caret: number): BegunWord | null {
  const from = caret === 0 ? -1 : text.lastIndexOf('@', caret - 1);
  if (from === -1 || caret - from > longestWord || isWord(text[from - 1])) return null;
  const search = text.slice(from + 1, caret);
  return search.includes('\n') || search.startsWith(' ') ? null : { mark: '@', from, to: caret, search };
}
