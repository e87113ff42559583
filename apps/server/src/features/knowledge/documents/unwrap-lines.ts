/** A line that is this much shorter than the longest ended because its paragraph did. */
const fullShare = 0.75;
/** A sentence that ends with a line which is not quite full ends its paragraph. */
const quiteFullShare = 0.9;
const sentenceEnd = /[.!?:;…。！？]["'”’)\]]?$/;
const begunAnew = /^(?:[-•–*]|\d{1,3}[.)])\s/;
const parted = /\p{Ll}-$/u;
const begunSmall = /^\p{Ll}/u;

/**
 * The text of a page whose lines end where the paper did: those that go on are joined, words that were parted are made
 * whole, so that a sentence can be quoted.
 */
export function unwrapped(text: string): string {
  const lines = text.split('\n').map((it) => it.replace(/\s+/g, ' ').trim());
  const longest = lines.reduce((most, it) => Math.max(most, it.length), 0);
  const goesOn = (line: string) => {
    const share = line.length / Math.max(1, longest);
    return line !== '' && share >= fullShare && (share >= quiteFullShare || !sentenceEnd.test(line));
  };
  // Put together once at the end: to do so for each line would read what is there over and over.
  const pieces: string[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const continues = before !== undefined && goesOn(before) && line !== '' && !begunAnew.test(line);
    if (continues && parted.test(before) && begunSmall.test(line)) pieces.push(pieces.pop()?.slice(0, -1) ?? '', line);
    else pieces.push(continues ? ' ' : '\n', line);
  }
  return pieces.join('').trim();
}
