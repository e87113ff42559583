const tag = /<(\/?)([a-z][a-z0-9]{0,20})(?:\s[^<>]*)?>/g;
const leaves = new Set(['img', 'br', 'hr']);

/**
 * Rich text as the sanitizer writes it, in pieces of at most so many characters: together they are the text, and each is
 * whole paragraphs, lists or headings. A single one that is longer is a piece of its own.
 */
export function piecesOf(html: string, mostChars: number): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  let to = 0;
  for (const {
    0: { length },
    1: slash,
    2: name = '',
    index,
  } of html.matchAll(tag)) {
    if (!leaves.has(name)) depth += slash === '' ? 1 : -1;
    if (depth > 0) continue;
    const end = index + length;
    if (end - from > mostChars && to > from) {
      pieces.push(html.slice(from, to));
      from = to;
    }
    to = end;
  }
  return from < html.length ? [...pieces, html.slice(from)] : pieces;
}
