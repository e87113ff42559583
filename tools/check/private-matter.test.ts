import { expect, test } from 'vitest';
import { findPrivateMatter } from './private-matter.ts';

const found = (text: string, path = 'apps/a/a.ts') => findPrivateMatter([{ path, text }]).map((it) => it.said);

// Put together here, so that this file holds none of them.
const planted: [string, string][] = [
  ['a home folder', ['', 'home', 'ann', 'code'].join('/')],
  ['root’s folder', ['', 'root', '.cache'].join('/')],
  ['a temporary folder', `'${['', 'tmp', 'cache'].join('/')}'`],
  ['a key of OpenAI', ['sk', 'a1'.repeat(16)].join('-')],
  ['a token of Shopify', ['shpat', '0a'.repeat(16)].join('_')],
  ['a private key', ['-----BEGIN RSA', 'PRIVATE', 'KEY-----'].join(' ')],
  ['a signed token', [`eyJ${'a'.repeat(24)}`, `eyJ${'b'.repeat(24)}`, 'c'].join('.')],
];

test.each(planted)('%s is reported with its line', (_, text) => {
  expect(found(`first\nconst a = ${text};`)).toHaveLength(1);
});

test.each(['https://example.com/home/ann/x', './work/a', 'apps/work/x', '${data}/tmp/x'])(
  '%s is nobody’s machine',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('packages from a registry of one’s own are reported', () => {
  const lock = (host: string) => `{ "resolved": "https://${host}/zod/-/zod-4.6.7.tgz" }`;
  expect(found(lock('registry.npmjs.org'), 'package-lock.json')).toEqual([]);
  expect(found(lock('packages.example'), 'package-lock.json')).toEqual(['takes packages from packages.example']);
});
