import { expect, test } from 'vitest';
import { typePrints } from './type-prints.ts';
import type { SourceFile } from './source-tree.ts';

const at = (name: string) => `apps/server/src/${name}`;
const tree: readonly SourceFile[] = [
  { path: 'package-lock.json', text: '{}' },
  { path: '.oxlintrc.json', text: '{}' },
  { path: at('call.ts'), text: "import { ask } from './ask.ts';\nask();" },
  { path: at('ask.ts'), text: "export { answer as ask } from './answer.ts';" },
  { path: at('answer.ts'), text: 'export const answer = () => 1;' },
  { path: at('typed.ts'), text: "import type { A } from '@chatty/contract/a';\nexport const a: A = 1;" },
  { path: 'packages/contract/src/a.ts', text: 'export type A = number;' },
  { path: at('window.ts'), text: 'declare global {\n  interface Window { a: 1 }\n}' },
  { path: at('alone.ts'), text: 'export const b = 1;' },
];

/** The files that are looked at anew after one was changed. */
function anewAfter(changed: string): string[] {
  const before = typePrints(tree);
  const after = typePrints(tree.map((it) => (it.path === changed ? { ...it, text: `${it.text}\n` } : it)));
  return [...after].filter(([path, print]) => before.get(path) !== print).map(([path]) => path);
}

test('a file is looked at anew when anything has changed that it imports, however far, be it a type', () => {
  expect(anewAfter(at('answer.ts'))).toEqual([at('call.ts'), at('ask.ts'), at('answer.ts')]);
  expect(anewAfter('packages/contract/src/a.ts')).toEqual([at('typed.ts'), 'packages/contract/src/a.ts']);
  expect(anewAfter(at('alone.ts'))).toEqual([at('alone.ts')]);
});

test.each(['package-lock.json', '.oxlintrc.json', at('window.ts')])('%s concerns every file', (changed) => {
  expect(anewAfter(changed)).toHaveLength(7);
});

test('nothing is looked at anew when nothing has changed, and a new file is', () => {
  expect(anewAfter('')).toEqual([]);
  expect(typePrints(tree).has(at('fresh.ts'))).toBe(false);
  expect(typePrints([...tree, { path: at('fresh.ts'), text: '' }]).has(at('fresh.ts'))).toBe(true);
});
