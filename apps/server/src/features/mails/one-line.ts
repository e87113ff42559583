/** What ends a line, hides in it or turns its direction around. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Text of anybody as one line: fit for a header, of bounded length, never half a sign. */
export function oneLine(text: string, maxChars: number): string {
  const line = text.toWellFormed().replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  const signs = [...new Intl.Segmenter().segment(line.slice(0, maxChars * 4))].map((it) => it.segment);
  let kept = '';
  for (const sign of signs) {
    if (kept.length + sign.length > maxChars - 1) break;
    kept += sign;
  }
  return line.length <= maxChars ? line : `${kept.trimEnd()}…`;
}

/** Two letters that stand for a name; a dot for one without letters. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((it) => [...(it ?? '')][0]?.toLocaleUpperCase('en-US') ?? '').join('') || '•';
}
