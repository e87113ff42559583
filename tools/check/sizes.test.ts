import { expect, test } from 'vitest';
import { checkSizes } from './sizes.ts';

const file = (path: string, lines = 1) => ({ path, text: 'a\n'.repeat(lines) });
const said = (...files: { path: string; text: string }[]) => checkSizes(files).map((it) => `${it.file} ${it.said}`);

test('300 lines are fine, 301 are reported', () => {
  expect(said(file('apps/a/big.ts', 300), file('apps/a/bigger.ts', 301))).toEqual([
    expect.stringContaining('apps/a/bigger.ts has 301'),
  ]);
});

test('twelve code files in a folder are fine, thirteen are reported; tests and pictures do not count', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => file(`apps/a/file-${at}.ts`));
  const beside = [file('apps/a/file-1.test.ts'), file('apps/a/drawing.svg')];
  expect(said(...twelve, ...beside)).toEqual([]);
  expect(said(...twelve, file('apps/a/last.ts'))).toEqual(['apps/a/ holds 13 code files; 12 are enough']);
});

test.each(['apps/a/utils.ts', 'apps/a/order.types.ts', 'apps/lib/a.ts', 'apps/a/date-helpers.ts'])(
  '%s says nothing by its name',
  (path) => {
    expect(said(file(path))).toEqual([expect.stringContaining('says nothing')]);
  },
);

test('a name in another style is reported', () => {
  expect(said(file('apps/a/MyFile.ts'))).toEqual([expect.stringContaining('kebab-case')]);
});
