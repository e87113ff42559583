/** A line that is this much shorter than the longest ended because its paragraph did. */
const fullShare = 0.75;
const sentenceEnd = /[.!?:;…。！？]["'”’)\]]?$/;
const begunAnew = /^(?:[-•–*]|\d{1,3}[.)])\s/;

const isFull = (line: string, longest: number) => line.length >= longest * fullShare;

/**
 * The text of a page whose lines end where the paper did: those that go on are joined, words that were parted are made
 * whole, so that a sentence can be quoted.
 */
export function unwrapped(text: string): string {
  const lines = text.split('\n').map((it) => it.replace(/\s+/g, ' ').trim());
  const longest = lines.reduce((most, it) => Math.max(most, it.length), 0);
  const joined: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const last = joined.at(-1) ?? '';
    const continues = goesOn && line !== '' && !begunAnew.test(line);
    if (continues && /\p{Ll}-$/u.test(last) && /^\p{Ll}/u.test(line))
      joined.push(`${joined.pop()?.slice(0, -1)}${line}`);
    else if (continues) joined.push(`${joined.pop()} ${line}`);
    else joined.push(line);
    goesOn = line !== '' && isFull(line, longest) && !(sentenceEnd.test(line) && line.length < longest * 0.9);
  }
  return joined.join('\n');
}
