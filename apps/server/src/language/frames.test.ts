import { describe, expect, test } from 'vitest';
import { type Frame, frame as english } from './frames/en.ts';
import { frames, type Language } from './languages.ts';

const languages = Object.keys(frames) as Language[];

/** All texts of a frame, its gaps filled with the names of what is put in. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(...gaps.slice(0, value.length)))];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}
const gaps = ['⟨1⟩', '⟨2⟩', '⟨3⟩', '⟨4⟩'];

/** What takes facts, and how many. */
const filled = (frame: Frame): [string, string][] => {
  const { offline, facts } = frame;
  const put = (make: (...of: string[]) => string) => make(...gaps.slice(0, make.length));
  return Object.entries({
    askedAgain: put(frame.askedAgain),
    awayWithEmail: put(frame.awayWithEmail),
    whereIsOrder: put(frame.whereIsOrder),
    translatedFrom: put(frame.translatedFrom),
    from: put(facts.from),
    reduced: put(facts.reduced),
    canceled: put(facts.canceled),
    delivered: put(facts.delivered),
    unknownPart: put(offline.unknownPart),
    notStated: put(offline.notStated),
    addToCart: put(offline.addToCart),
    whichOrder: put(offline.whichOrder),
    order: put(offline.order),
    arrives: put(offline.arrives),
    product: put(offline.product),
    variant: put(offline.variant),
    option: put(offline.option),
    discount: put(offline.discount),
  });
};

describe.each(languages)('the sentences of %s', (language) => {
  const frame = frames[language];

  test('take the same facts as the English ones, each once', () => {
    const of = (texts: [string, string][]) =>
      texts.map(([name, text]) => [name, gaps.map((gap) => text.split(gap).length - 1)]);
    expect(of(filled(frame))).toEqual(of(filled(english)));
  });

  test('state no figure of their own', () => {
    const own = textsOf({ ...frame, fileOnly: frame.fileOnly(3), foundProducts: '', foundOrders: '' });
    for (const text of own) expect(text.replace(/⟨\d⟩/g, '')).not.toMatch(/\p{N}/u);
  });

  test('name the button by the same words wherever they name it', () => {
    const named = (text: string) => /[“„«「『"”‟‚‹״‘]([^”“»」』"›״’]{3,40})[”“»」』"›״’]/u.exec(text)?.[1]?.trim();
    const names = [frame.refusedAgain, ...frame.refusedOften, frame.askedThrice].map(named);
    expect(names[0]).toBeDefined();
    expect(new Set(names).size).toBe(1);
  });

  test('tell one file from several', () => {
    expect([frame.fileOnly(1), frame.fileOnly(2)].every((text) => text.trim() !== '')).toBe(true);
  });
});
