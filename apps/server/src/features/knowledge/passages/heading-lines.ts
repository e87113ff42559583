/** A part of a text, under a line that stands there as its heading; '' for what comes before the first. */
export interface PartUnderLine {
  heading: string;
  text: string;
}

/** A longer line is a sentence in bold, or somebody who writes in capitals. */
const longestLine = 80;
/** Fewer capitals are a name: DHL, USA. */
const fewestCapitals = 4;

const bold = /^\*\*([^*]{1,120})\*\*\s{0,9}:?$/;
const capitals = /\p{Lu}/gu;
const small = /\p{Ll}/u;
/** How lines begin or look that belong to a list or to a table, and how sentences end. */
const notAlone = /^(?:[-•+]|\d{1,3}\.)\s|\s\|\s|[.!…,;]$/;

/** The heading that a line of light Markdown is: all of it bold, or all in capitals; '' where it is none. */
function headingIn(line: string): string {
  const joined = line.replaceAll('****', '').trim();
  const inBold = bold.exec(joined)?.[1]?.trim();
  const words = (inBold ?? joined).replace(/\\/g, '').replace(/\s{0,9}:$/, '');
  if (words === '' || words.length > longestLine || notAlone.test(words)) return '';
  const isLoud = !small.test(words) && (words.match(capitals)?.length ?? 0) >= fewestCapitals;
  return inBold !== undefined || isLoud ? words : '';
}

/** How many such lines may stand over one another: a chapter, and a heading in it. */
const mostOverAnother = 2;

/**
 * Parts a text of light Markdown at the lines that its writer made headings by looks alone, in bold or in capitals. A line
 * that nothing stands under is no heading but a text: nothing gets lost.
 */
export function partsUnderLines(text: string): PartUnderLine[] {
  const parts: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  let waiting: { line: string; heading: string }[] = [];
  const put = (lines: readonly string[]) => parts.at(-1)?.lines.push(...lines);
  for (const line of text.split('\n')) {
    const heading = headingIn(line);
    if (heading !== '') waiting.push({ line, heading });
    else if (waiting.length === 0) put([line]);
    else if (line.trim() !== '') {
      put(waiting.slice(0, -mostOverAnother).map((it) => it.line));
      const over = waiting.slice(-mostOverAnother).map((it) => it.heading);
      parts.push({ heading: over.join(' › '), lines: [line] });
      waiting = [];
    }
  }
  put(waiting.map((it) => it.line));
  return parts.map(({ heading, lines }) => ({ heading, text: lines.join('\n').trim() })).filter((it) => it.text !== '');
}
