import fc from 'fast-check';
import { expect, test } from 'vitest';
import { familiesToLoad, fontStack, fontStylesheet, maxFonts } from './fonts.ts';

const cdn = 'https://fonts.googleapis.com/css?family=';

test('one stylesheet holds all families: weight 400, display swap, names joined by a pipe', () => {
  expect(fontStylesheet(['Open Sans', 'Lora'])).toBe(`${cdn}Open+Sans:400|Lora:400&display=swap`);
});

test('without fonts there is nothing to ask for', () => {
  expect(fontStylesheet([])).toBe(null);
  expect(fontStylesheet(['', '  '])).toBe(null);
});

test('a family is asked for once, and never when it is loaded already', () => {
  expect(fontStylesheet(['Lora', ' Lora ', 'Inter'])).toBe(`${cdn}Lora:400|Inter:400&display=swap`);
  expect(familiesToLoad(['Lora', 'Inter'], new Set(['Lora']))).toEqual(['Inter']);
});

test('a name that is no family’s is left out, whatever it tries', () => {
  const hostile = [
    'Lora&key=1',
    'a|b',
    '"; } body { display: none',
    '../x',
    'Lora:700',
    'x'.repeat(61),
    'Ünder',
    'a  b',
  ];
  expect(familiesToLoad(hostile)).toEqual([]);
  expect(fontStylesheet([...hostile, 'Lora'])).toBe(`${cdn}Lora:400&display=swap`);
  expect(fontStack(hostile, 'serif')).toBe('serif');
});

test('no names whatsoever leave the CDN’s path, add a parameter or break out of the style', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('Open Sans', 'Lora', 'A B&c'))), (names) => {
      const address = fontStylesheet(names);
      if (address === null) return;
      const { origin, pathname, searchParams, hash } = new URL(address);
      expect([origin, pathname, hash]).toEqual(['https://fonts.googleapis.com', '/css', '']);
      expect([...searchParams.keys()]).toEqual(['family', 'display']);
      expect(searchParams.get('family')?.split('|').length).toBeLessThanOrEqual(maxFonts);
      expect(fontStack(names, 'serif')).toMatch(/^(?:"[A-Za-z0-9 ]+", ){1,3}serif$/);
    }),
  );
});
