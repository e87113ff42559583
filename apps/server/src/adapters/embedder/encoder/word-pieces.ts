/** Punctuation, also what is a symbol by Unicode but punctuation on a keyboard. */
const mark = String.raw`\p{P}$+<=>^\x60|~`;
/** A mark or a Han character stands for itself; all between them and spaces is a word. */
const words = new RegExp(String.raw`[${mark}\p{Unified_Ideograph}]|[^\s${mark}\p{Unified_Ideograph}]+`, 'gu');
const unheard = /[\p{Cc}\p{Cf}\p{Co}\ufffd]/gu;
/** A longer word is unknown as a whole. */
const longestWord = 100;

export interface WordPieces {
  /** The numbers of a text's pieces, with those of its beginning and end; at most `most`. */
  of(text: string, most: number): number[];
}

/**
 * Cuts a text as BERT without upper case reads it: marks and accents gone, each word in the longest pieces that the
 * vocabulary has, from the left (Devlin et al. 2018, section 3; Wu et al. 2016, section 4.1).
 */
export function createWordPieces(vocabulary: ReadonlyMap<string, number>): WordPieces {
  const numberOf = (piece: string) => {
    const found = vocabulary.get(piece);
    if (found === undefined) throw new Error(`the vocabulary has no ${piece}`);
    return found;
  };
  const [unknown, begin, end] = [numberOf('[UNK]'), numberOf('[CLS]'), numberOf('[SEP]')];

  function piecesOf(word: string): number[] {
    if ([...word].length > longestWord) return [unknown];
    const pieces: number[] = [];
    for (let from = 0; from < word.length; ) {
      let to = word.length;
      let found: number | undefined;
      for (; to > from; to -= 1) {
        found = vocabulary.get((from > 0 ? '##' : '') + word.slice(from, to));
        if (found !== undefined) break;
      }
      if (found === undefined) return [unknown];
      pieces.push(found);
      from = to;
    }
    return pieces;
  }

  return {
    of(text, most) {
      const plain = text
        .replace(/\s/gu, ' ')
        .replace(unheard, '')
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase();
      const pieces: number[] = [];
      for (const [word] of plain.matchAll(words)) {
        if (pieces.length >= most - 2) break;
        pieces.push(...piecesOf(word));
      }
      return [begin, ...pieces.slice(0, most - 2), end];
    },
  };
}
