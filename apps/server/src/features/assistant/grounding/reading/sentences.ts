const abbreviation = /^(?:e\.g|i\.e|etc|approx|no|nr|vs|mr|mrs|ms|dr|st|incl|excl|max|min|ca|art|tel|fig|dept|est)\.$/i;
const listMark = /^\d{1,3}\.$/;
/** No abbreviation and no list mark is longer. */
const wordMaxChars = 8;

/** What ends a sentence, and what may close behind it before the next begins. */
interface Stop {
  signs: string;
  closers: string;
  /** White space must follow. Languages that write none between words end a sentence without it. */
  spaced: boolean;
}
const stops: readonly Stop[] = [
  { signs: '.!?…', closers: '"\'”’)]*_', spaced: true },
  { signs: '。！？', closers: '"”’」）', spaced: false },
];
const beginsNone = new Set('。！？.!?…"”’」）');

const isSpace = (sign: string) => /\s/.test(sign);
/** A sentence does not begin in lower case. */
const goesOn = (code: number) => /^\p{Ll}/u.test(String.fromCodePoint(code));
const opensPair = (code: number) => code >= 0xd800 && code <= 0xdbff;

/** What has been seen of a sentence: all that is needed to say whether the next sign begins another. */
interface Seen {
  /** The stop that it may have ended with. */
  stop: Stop | null;
  /** The white space behind it. */
  spaced: boolean;
  newLine: boolean;
  /** How many signs it holds that are no white space. */
  said: number;
  /** The beginning of its last word. */
  word: string;
}

const nothing = (): Seen => ({ stop: null, spaced: false, newLine: false, said: 0, word: '' });

function isOver({ stop, spaced, newLine, said, word }: Seen, sign: string, code: number): boolean {
  if (isSpace(sign)) return stop !== null && !stop.spaced && !spaced;
  if (newLine) return said > 0;
  if (!stop || (stop.spaced ? !spaced : beginsNone.has(sign))) return false;
  const isMark = said === word.length && listMark.test(word);
  return !isMark && !abbreviation.test(word) && !goesOn(code);
}

function look(seen: Seen, sign: string): void {
  if (isSpace(sign)) {
    seen.spaced = true;
    seen.newLine ||= sign === '\n';
    return;
  }
  const stop = stops.find((it) => it.signs.includes(sign));
  const closes = !seen.spaced && seen.stop?.closers.includes(sign);
  if (stop || !closes) seen.stop = stop ?? null;
  if (seen.spaced || sign === '(') seen.word = '';
  if (sign !== '(' && seen.word.length <= wordMaxChars) seen.word += sign;
  seen.said += 1;
  seen.spaced = false;
  seen.newLine = false;
}

export interface SentenceGate {
  push(delta: string): void;
  /** The text ends here, so the rest is a sentence too. */
  end(): void;
  /** The text ends here, and its last sentence is unfinished: returns that part and forgets it. */
  giveUp(): string;
}

/**
 * Hands over each sentence as soon as it is whole, with the white space that follows it. A sentence is over only when the
 * next has begun, so where they end does not depend on how the text is cut into pieces. Every sign is looked at once.
 */
export function sentenceGate(take: (sentence: string) => void): SentenceGate {
  let waiting = '';
  let seen = nothing();
  /** The first half of a sign whose second half is in the next piece. */
  let half = '';

  const giveUp = () => {
    const rest = waiting + half;
    [waiting, half, seen] = ['', '', nothing()];
    return rest;
  };
  return {
    push(delta) {
      let text = half + delta;
      half = opensPair(text.charCodeAt(text.length - 1)) ? text.slice(-1) : '';
      if (half) text = text.slice(0, -1);
      let from = 0;
      for (let at = 0; at < text.length; at += 1) {
        const sign = text.charAt(at);
        if (isOver(seen, sign, text.codePointAt(at) ?? 0)) {
          take(waiting + text.slice(from, at));
          [waiting, from, seen] = ['', at, nothing()];
        }
        look(seen, sign);
      }
      waiting += text.slice(from);
    },
    end() {
      const rest = giveUp();
      if (rest.trim() !== '') take(rest);
    },
    giveUp,
  };
}

export interface Sentences {
  /** Each with the white space that follows it: joined they are the text again. */
  whole: string[];
  /** What may still grow. */
  rest: string;
}

/** Takes the sentences that are surely over off the beginning of a text that is still being written. */
export function takeSentences(text: string): Sentences {
  const whole: string[] = [];
  const gate = sentenceGate((sentence) => whole.push(sentence));
  gate.push(text);
  return { whole, rest: gate.giveUp() };
}

/** All sentences of a text, its unfinished end among them, each with the white space that follows it. */
export function sentencesOf(text: string): string[] {
  const { whole, rest } = takeSentences(text);
  return rest === '' ? whole : [...whole, rest];
}
