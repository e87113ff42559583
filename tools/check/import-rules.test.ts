import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findCycles } from './import-cycles.ts';
import { checkImports } from './import-rules.ts';
import { isCode, readTree } from './source-tree.ts';

const server = 'apps/server/src';

/** What the checker says about one file with this text. */
const said = (path: string, text: string) => checkImports([{ path, text }]).map((it) => it.said);

/** Each is against a rule; the checker has to say so, in these words. */
const planted: [title: string, path: string, text: string, words: string][] = [
  [
    'the contract takes a package beside Zod',
    'packages/contract/src/faqs.ts',
    "import { Kysely } from 'kysely';",
    'packages like kysely',
  ],
  [
    'the contract looks into an app',
    'packages/contract/src/faqs.ts',
    "import { a } from '../../../apps/server/src/world.ts';",
    'may not import',
  ],
  [
    'the chatbox’s part of the contract takes Zod',
    'packages/contract/src/limits.ts',
    "import { z } from 'zod';",
    'no Zod',
  ],
  [
    'the client loads the contract with Zod',
    'packages/client/src/api.ts',
    "import { Faq } from '@chatty/contract/faqs';",
    '`import type`',
  ],
  [
    'the client hides it behind a type specifier',
    'packages/client/src/api.ts',
    "import { type Faq } from '@chatty/contract/faqs';",
    '`import type`',
  ],
  ['the client takes a package', 'packages/client/src/api.ts', "import { z } from 'zod';", 'packages like zod'],
  [
    'prose takes the client',
    'packages/prose/src/react.ts',
    "import { createApi } from '@chatty/client/api';",
    'may not import',
  ],
  [
    'a browser room takes a Node module',
    'apps/admin/src/ui/card.tsx',
    "import { join } from 'node:path';",
    'no node: modules',
  ],
  [
    'the platform knows a feature',
    `${server}/platform/http/door.ts`,
    "import { listFaqs } from '../../features/faqs/index.ts';",
    'may not import',
  ],
  [
    'the platform knows a feature’s contract',
    `${server}/platform/http/door.ts`,
    "import { faqs } from '@chatty/contract/faqs';",
    'kernel only',
  ],
  [
    'the platform runs a port',
    `${server}/platform/live/hub.ts`,
    "import { x } from '../../ports/bus.ts';",
    'types (`import type`) only',
  ],
  [
    'a port takes more than types',
    `${server}/ports/engine.ts`,
    "import { Message } from '@chatty/contract/messages';",
    '`import type`',
  ],
  [
    'an adapter uses another vendor’s',
    `${server}/adapters/mail/smtp.ts`,
    "import { x } from '../shopify/gid.ts';",
    'belongs to shopify',
  ],
  [
    'an adapter uses the database',
    `${server}/adapters/mail/smtp.ts`,
    "import { x } from '../../platform/db/migrate.ts';",
    'its problems only',
  ],
  [
    'an adapter knows a feature',
    `${server}/adapters/mail/smtp.ts`,
    "import { x } from '../../features/shops/index.ts';",
    'may not import',
  ],
  [
    'a feature chooses an adapter',
    `${server}/features/faqs/a.ts`,
    "import { x } from '../../adapters/mail/no-mailer.ts';",
    'may not import',
  ],
  [
    'a feature runs a port',
    `${server}/features/faqs/a.ts`,
    "import { x } from '../../ports/clock.ts';",
    '`import type`',
  ],
  [
    'a feature imports a later one',
    `${server}/features/shops/a.ts`,
    "import { x } from '../faqs/index.ts';",
    'comes after shops',
  ],
  [
    'a feature imports a later one’s type',
    `${server}/features/shops/a.ts`,
    "import type { x } from '../faqs/index.ts';",
    'comes after shops',
  ],
  [
    'a feature enters another past its index',
    `${server}/features/faqs/a.ts`,
    "import { x } from '../shops/shop.store.ts';",
    'inside shops',
  ],
  [
    'a feature nobody has ordered',
    `${server}/features/poems/a.ts`,
    "import { x } from '../shops/index.ts';",
    'no place in the order',
  ],
  [
    'a feature takes test tools',
    `${server}/features/faqs/a.ts`,
    "import { w } from '../../test-kit/test-world.ts';",
    'may not import',
  ],
  [
    'the wiring chooses an adapter',
    `${server}/app.ts`,
    "import { x } from './adapters/mail/no-mailer.ts';",
    'may not import',
  ],
  [
    'the wiring enters a feature past its doors',
    `${server}/app.ts`,
    "import { x } from './features/faqs/faq.store.ts';",
    'inside faqs',
  ],
  [
    'a hook uses an adapter of no caller',
    `${server}/hooks/shopify.ts`,
    "import { x } from '../adapters/mail/no-mailer.ts';",
    'no adapter',
  ],
  [
    'the demo chooses an adapter',
    `${server}/demo/seed-demo.ts`,
    "import { x } from '../adapters/mail/no-mailer.ts';",
    'may not import',
  ],
  [
    'the demo plays the simulator',
    `${server}/demo/seed-demo.ts`,
    "import { x } from '@chatty/simulator/src/simulator.ts';",
    'may not import',
  ],
  [
    'an admin feature imports another',
    'apps/admin/src/features/faqs/a.ts',
    "import { x } from '../inbox/names.ts';",
    'belongs to inbox',
  ],
  [
    'an admin feature knows the router',
    'apps/admin/src/features/faqs/a.ts',
    "import { x } from '../../app/router.tsx';",
    'screens',
  ],
  [
    'an admin ui piece knows a feature',
    'apps/admin/src/ui/card.tsx',
    "import { x } from '../features/faqs/a.ts';",
    'may not import',
  ],
  [
    'the admin imports the server',
    'apps/admin/src/main.tsx',
    "import type { x } from '../../server/src/world.ts';",
    'may not import',
  ],
  [
    'the chatbox loads the contract with Zod',
    'apps/chatbox/src/app/chat.ts',
    "import { Message } from '@chatty/contract/messages';",
    '`import type`',
  ],
  [
    'the chatbox loads it later',
    'apps/chatbox/src/app/chat.ts',
    "export const m = () => import('@chatty/contract/messages');",
    '`import type`',
  ],
  [
    'a chatbox feature knows the app',
    'apps/chatbox/src/features/faqs/a.ts',
    "import { x } from '../../app/store.ts';",
    'may not import',
  ],
  [
    'the loader brings the app along',
    'apps/chatbox/src/loader/loader.ts',
    "import { x } from '../app/start.ts';",
    'may not import',
  ],
  [
    'a type in brackets goes the forbidden way',
    'apps/chatbox/src/ui/a.ts',
    "type X = import('../app/store.ts').Store;",
    'may not import',
  ],
  [
    'the simulator knows us',
    'apps/simulator/src/html.ts',
    "import type { Faq } from '@chatty/contract/faqs';",
    'may not import',
  ],
  [
    'the simulator’s test knows us',
    'apps/simulator/src/html.test.ts',
    "import { x } from '../../server/src/world.ts';",
    'may not import',
  ],
  [
    'an admin test knows the server',
    'apps/admin/src/ui/a.test.ts',
    "import { x } from '../../../server/src/world.ts';",
    'may not import',
  ],
  [
    'a barrel',
    'apps/admin/src/ui/index.ts',
    "export { Card } from './card.tsx';\nexport * from './page.tsx';",
    'hands on',
  ],
  ['code in no room', 'apps/other/src/a.ts', '', 'no room'],
];

test.each(planted)('is reported: %s', (_, path, text, words) => {
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
    'the chatbox takes types and limits',
    'apps/chatbox/src/app/a.ts',
    "import type { M } from '@chatty/contract/messages';\nimport { l } from '@chatty/contract/limits';",
  ],
  [
    'a feature’s test builds a world',
    `${server}/features/faqs/a.test.ts`,
    "import { w } from '../../test-kit/test-world.ts';\nimport { test } from 'vitest';",
  ],
  ['main chooses adapters', `${server}/main.ts`, "import { x } from './adapters/mail/no-mailer.ts';"],
];

test.each(permitted)('is permitted: %s', (_, path, text) => {
  expect(said(path, text)).toEqual([]);
});

test('a file that cannot be read is an error, never a clean file', () => {
  expect(() => said('packages/contract/src/faqs.ts', 'import {{')).toThrow('packages/contract/src/faqs.ts');
});

test('a ring of imports is reported, a ring of types is not', () => {
  const ring = (word: string) => [
    { path: 'apps/simulator/src/a.ts', text: `${word} { b } from './b.ts';` },
    { path: 'apps/simulator/src/b.ts', text: `${word} { c } from './c.ts';` },
    { path: 'apps/simulator/src/c.ts', text: `${word} { a } from './a.ts';` },
  ];
  expect(findCycles(ring('import'))).toEqual([expect.objectContaining({ said: expect.stringContaining('a.ts') })]);
  expect(findCycles(ring('import type'))).toEqual([]);
});

test('the real tree is read, and keeps the rules', () => {
  const tree = readTree(fileURLToPath(new URL('../..', import.meta.url)));
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
