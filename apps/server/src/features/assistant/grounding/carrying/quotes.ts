import { carries, isTurnedAbove, readStatement } from './carried.ts';
import { lastHeading, plainWords, type Window } from './windows.ts';

const listMark = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;

/** A sentence that stands in a text more often than this is looked for no further. */
const mostPlaces = 20;

/** Whether some sentences of a text, whole and in a row, are these words; `isTold`: whether they are told in full. */
function standsIn(windows: readonly Window[], said: string, isTold: (run: readonly Window[]) => boolean): boolean {
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  let text = '';
  windows.forEach(({ told: [told] }, at) => {
    begins.set(text.length, at);
    text += told?.plain ?? '';
    ends.set(text.length, at + 1);
    text += ' ';
  });
  let place = said === '' ? -1 : text.indexOf(said);
  for (let tried = 0; place >= 0 && tried < mostPlaces; tried += 1) {
    const [from, to] = [begins.get(place), ends.get(place + said.length)];
    if (from !== undefined && to !== undefined && isTold(windows.slice(from, to))) return true;
    place = text.indexOf(said, place + 1);
  }
  return false;
}

/**
 * Whether a sentence stands in a text word for word: one whole sentence of it, or several in a row, alone or under their
 * heading; under it where they would mean the opposite without.
 */
export function isQuote(windows: readonly Window[], sentence: string): boolean {
  const said = plainWords(sentence.replace(listMark, ''));
  const sentences = windows.filter(({ told }) => told.length === 1);
  const lead = `${lastHeading(sentences[0]?.heading.plain ?? '')}: `;
  if (said.startsWith(lead) && standsIn(sentences, said.slice(lead.length), () => true)) return true;
  return standsIn(sentences, said, (run) => !run.some((it) => it.told.some((told) => isTurnedAbove(it, told))));
}

/** The fewest words of a text that carry a sentence, under their heading where they would mean the opposite without. */
export function carryingWords(
  windows: readonly Window[],
  sentence: string,
  asked: ReadonlySet<string>,
): string | undefined {
  const statement = readStatement(sentence);
  const carrying = (length: number) => windows.find((it) => it.told.length === length && carries(it, statement, asked));
  const window = carrying(1) ?? carrying(2);
  if (!window) return undefined;
  const isTurned = window.told.some((it) => isTurnedAbove(window, it));
  const text = window.told.map((it) => it.text).join(' ');
  return isTurned ? `${lastHeading(window.heading.text)}: ${text}` : text;
}
