import { expect, test } from 'vitest';
import { checkDocuments } from './documents.ts';

const there = new Set(['docs/architecture.md', 'apps/server/src/config.ts', 'docs/images/inbox.png']);
const said = (text: string, path = 'README.md') =>
  checkDocuments([{ path, text }], (it) => there.has(it)).map((it) => it.said);

test.each(['[a](docs/nothing.md)', '![a](docs/images/nothing.png)', 'see `apps/server/src/nothing.ts`'])(
  '%s names nothing',
  (text) => {
    expect(said(text)).toEqual([expect.stringContaining('which is not there')]);
  },
);

test('links are read from where the document stands; other sites and code are left alone', () => {
  expect(said('[a](../docs/architecture.md#life), ![b](images/inbox.png)', 'docs/operations.md')).toEqual([]);
  expect(said('[a](https://example.com/docs/nothing.md) `npm start` `reactions.ts`')).toEqual([]);
});

test('a variable that the README does not name is reported', () => {
  const config = { path: 'apps/server/src/config.ts', text: '  PORT: port.default(4000),\n  NEW_ONE: z.string(),\n' };
  const findings = checkDocuments([config, { path: 'README.md', text: '`PORT`' }], () => true);
  expect(findings.map((it) => it.said)).toEqual(['does not name the variable NEW_ONE']);
});
