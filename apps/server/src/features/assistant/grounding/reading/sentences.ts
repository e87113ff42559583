const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|no|nr|vs|mr|mrs|ms|dr|st|incl|excl|max|min|ca|art|tel|fig|dept|est)\.$/i;
const listMark = /(?:^|\n)\s*\d{1,3}[.)]$/;
const end = /[.!?…]+["'”’)\]*_]*(\s+)(?=\S)|[。！？]+["”’」）]*()(?=[^。！？.!?…"”’」）])|(\s*\n\s*)(?=\S)/g;

export interface Sentences {
  /** Each with the white space that follows it: joined they are the text again. */
  whole: string[];
  /** What may still grow. */
  rest: string;
}

/**
 * Takes the sentences that are surely over off the beginning of a text that is still being written. Where they end does
 * not depend on how the text is cut into pieces: a sentence is over only when the next has begun.
 */
export function takeSentences(text: string): Sentences {
  const whole: string[] = [];
  let from = 0;
  for (const found of text.matchAll(end)) {
    const gap = found[1] ?? found[2] ?? found[3] ?? '';
    const to = found.index + found[0].length;
    const said = text.slice(from, to - gap.length);
    const isLine = gap.includes('\n');
    if (said.trim() === '') continue;
    if (!isLine && (abbreviation.test(said) || listMark.test(said) || goesOn(text.slice(to)))) continue;
    whole.push(text.slice(from, to));
    from = to;
  }
  return { whole, rest: text.slice(from) };
}

/** A sentence does not begin in lower case. */
const goesOn = (next: string) => /^\p{Ll}/u.test(next);

export interface SentenceGate {
  push(delta: string): void;
  /** Nothing more comes: what is left is a sentence too. */
  end(): void;
}

/** Hands over each sentence as soon as it is whole. */
export function sentenceGate(take: (sentence: string) => void): SentenceGate {
  let waiting = '';
  return {
    push(delta) {
      const { whole, rest } = takeSentences(waiting + delta);
      waiting = rest;
      for (const sentence of whole) take(sentence);
    },
    end() {
      if (waiting.trim() !== '') take(waiting);
      waiting = '';
    },
  };
}
