import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { texts } from '#texts/widget.ts';

type DisplayPages = ShopSettings['displayPages'];

const { values } = ShopSettings.shape.displayPages.unwrap().shape;
const longest = values.element.maxLength ?? 0;
const most = 50;

/** The addresses of a text, one a line. */
export const valuesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean);

function problemOfLine(line: string): string | null {
  if (/\s/.test(line)) return texts.lineSpaces;
  if (!/^([/*]|https?:\/\/)/i.test(line)) return texts.lineStart;
  return line.length > longest ? texts.lineLong(longest) : null;
}

/** What is wrong with the addresses on which the chatbox shows, the first wrong line first; undefined for nothing. */
export function problemOfPages({ type, values }: DisplayPages): string | undefined {
  if (type === 'all') return undefined;
  if (values.length === 0) return texts.noPatterns;
  if (values.length > most) return texts.tooManyLines(most);
  for (const [at, line] of values.entries()) {
    const why = problemOfLine(line);
    if (why) return texts.wrongLine(at + 1, why);
  }
  return undefined;
}
