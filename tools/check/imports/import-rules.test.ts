import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findCycles } from './import-cycles.ts';
import { checkImports, featureOrderOf } from './import-rules.ts';
import { plantedInBrowsers } from './planted-in-browsers-for-test.ts';
import { planted } from './planted-violations-for-test.ts';
import { isCode, readTree } from '../source-tree.ts';

const server = 'apps/server/src';

const realTree = readTree(fileURLToPath(new URL('../../..', import.meta.url)));
/** Where the apps list their features. */
const lists = realTree.filter(({ path }) => /^apps\/\w+\/src\/features\.ts$/.test(path));

/** What the checker says about one file with this text, in the real order of features. */
const said = (path: string, text: string) =>
  checkImports([...lists.filter((it) => it.path !== path), { path, text }])
    .filter((it) => it.file === path)
    .map((it) => it.said);

test.each([...planted, ...plantedInBrowsers])('is reported: %s', (_, path, text, words) => {
  expect(said(path, text)).toEqual([expect.stringContaining(words)]);
});

const permitted: [title: string, path: string, text: string][] = [
  [
    'a feature enters an earlier one by its index',
    `${server}/features/faqs/a.ts`,
    "import { x } from '../shops/index.ts';",
  ],
  ['a feature’s index hands on', `${server}/features/faqs/index.ts`, "export { listFaqs } from './list-faqs.ts';"],
  [
    'what is fetched together in the chatbox is handed on',
    'apps/chatbox/src/features/faqs/on-demand.ts',
    "export { AnswerScreen } from './answer-screen.tsx';",
  ],
  [
    'the chatbox takes types and limits',
    'apps/chatbox/src/app/a.ts',
    "import type { M } from '@chatty/contract/messages';\nimport { l } from '@chatty/contract/limits';",
  ],
  [
    'a feature’s test starts a server',
    `${server}/features/faqs/a.test.ts`,
    "import { w } from '../../test-kit/test-server.ts';\nimport { test } from 'vitest';",
  ],
  [
    'a chatbox feature enters an earlier one by its index, and uses the chat',
    'apps/chatbox/src/features/faqs/a.ts',
    "import { x } from '../conversations/index.ts';\nimport { y } from '../../app/use-chat.ts';",
  ],
  [
    'a vendor’s feature verifies what the vendor signed',
    `${server}/features/shopify/a.ts`,
    "import { x } from '../../adapters/shopify/wire/hmac.ts';",
  ],
  [
    'the admin’s roof puts features together',
    'apps/admin/src/app/features.ts',
    "import { faqs } from '../features/faqs/feature.ts';\nimport { api } from '../connection/api.ts';",
  ],
  [
    'an admin feature stands on the cellar',
    'apps/admin/src/features/faqs/a.ts',
    "import { api } from '../../connection/api.ts';\nimport type { Feature } from '../../navigation/feature.ts';",
  ],
  ['the assembly chooses adapters', `${server}/assemble.ts`, "import { x } from './adapters/mail/no-mailer.ts';"],
];

test.each(permitted)('is permitted: %s', (_, path, text) => {
  expect(said(path, text)).toEqual([]);
});

test('a file that cannot be read is an error, never a clean file', () => {
  expect(() => said('packages/contract/src/faqs.ts', 'import {{')).toThrow('packages/contract/src/faqs.ts');
});

test.each(['import', 'import type'])('a ring is reported that begins with %s', (word) => {
  const ring = [
    { path: 'apps/server/src/a.ts', text: `${word} { b } from './b.ts';` },
    { path: 'apps/server/src/b.ts', text: `import type { c } from './c.ts';` },
    { path: 'apps/server/src/c.ts', text: `import type { a } from './a.ts';` },
  ];
  expect(findCycles(ring)).toEqual([expect.objectContaining({ said: expect.stringContaining('a.ts') })]);
  expect(findCycles(ring.slice(1))).toEqual([]);
});

test('the real tree is read, and keeps the rules', () => {
  const tree = realTree;
  const code = tree.filter(({ path }) => isCode(path)).map(({ path }) => path);
  expect(code.length).toBeGreaterThan(200);
  for (const room of [
    'packages/contract',
    'packages/client',
    'packages/prose',
    server,
    'apps/admin',
    'apps/chatbox',
    'apps/simulator',
    'e2e',
    'bench',
  ]) {
    expect(
      code.some((path) => path.startsWith(room)),
      room,
    ).toBe(true);
  }
  expect([...checkImports(tree), ...findCycles(tree)]).toEqual([]);
});

test('the chatbox’s features are called as on the server, and stand in that order', () => {
  const [server, chatbox] = ['server', 'chatbox'].map((app) => featureOrderOf(realTree, `apps/${app}/src/features.ts`));
  expect(chatbox?.length).toBeGreaterThan(5);
  expect(chatbox).toEqual(server?.filter((it) => chatbox?.includes(it)));
});
