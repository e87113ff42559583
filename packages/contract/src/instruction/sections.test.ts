import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, missingSections, sectionNames, withAllSections } from './sections.ts';

test('a heading is known however it is dressed, and its lines belong to it', () => {
  const text =
    '## Role\nYou help hikers.\n**Knowledge:**\n1. Communication Style\nKey guidelines: be brief\nboundaries:';
  expect(missingSections(text)).toEqual([]);
  expect(linesOf(text).map((it) => [it.section, it.isHeading])).toEqual([
    ['Role', true],
    ['Role', false],
    ['Knowledge', true],
    ['Communication style', true],
    ['Key guidelines', false],
    ['Boundaries', true],
  ]);
});

test('a sentence that names a part is no heading', () => {
  expect(missingSections('Your role is to help.\nKnow the boundaries of the park.')).toEqual([...sectionNames]);
});

test('with all parts nothing is missing, what was written stays, and doing it again changes nothing', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom(...sectionNames, 'You help hikers.', ''));
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n');
      const whole = withAllSections(text);
      expect(missingSections(whole)).toEqual([]);
      expect(whole.startsWith(text.trimEnd())).toBe(true);
      expect(withAllSections(whole).trimEnd()).toBe(whole.trimEnd());
    }),
  );
});
