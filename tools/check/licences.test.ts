import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkLicences, isFree, readShipped, shippedPackages } from './licences.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0', false],
  ['SEE LICENSE IN FILE', false],
  ['unknown', false],
])('%s: free is %s', (licence, free) => {
  expect(isFree(licence)).toBe(free);
});

test('what a shipped package needs is shipped too, from where Node finds it; development tools are not', () => {
  const lock = {
    'apps/server': { dependencies: { a: '1' }, devDependencies: { d: '1' } },
    'node_modules/a': { version: '1', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2', license: 'ISC' },
    'node_modules/b': { version: '1', license: 'GPL-3.0' },
    'node_modules/d': { version: '1', license: 'GPL-3.0' },
  };
  const shipped = shippedPackages(lock, ['apps/server'], () => 'unknown');
  expect(shipped.map(({ name, version }) => `${name} ${version}`)).toEqual(['a 1', 'b 2']);
  expect(checkLicences(shipped)).toEqual([]);
});

test('a package under a strange licence, or none, is reported', () => {
  const lock = { 'apps/server': { dependencies: { a: '1' } }, 'node_modules/a': { version: '1' } };
  expect(checkLicences(shippedPackages(lock, ['apps/server'], () => 'unknown'))).toHaveLength(1);
});

test('the real packages are read, and all of them may be shipped', () => {
  const shipped = readShipped(fileURLToPath(new URL('../..', import.meta.url)));
  expect(shipped.length).toBeGreaterThan(200);
  expect(checkLicences(shipped)).toEqual([]);
});
