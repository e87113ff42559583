import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseTests } from './database-tests.ts';

it('what reads the address of a database, itself or far below, runs on PostgreSQL too; what cannot reach one runs once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chatty-tests-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('kit/database.ts', 'export const url = process.env.TEST_DATABASE_URL;');
  write('kit/server.ts', "import { url } from './database.ts';\nimport './circle.ts';\nexport const server = url;");
  write('kit/circle.ts', "import './server.ts';\nexport const circle = 1;");
  write('far/saves.test.ts', "import { server } from '../kit/server.ts';\nserver;");
  write('far/round.test.ts', "import { circle } from '../kit/circle.ts';\ncircle;");
  write('reads.test.ts', 'process.env.TEST_REDIS_URL;');
  write('dropped.postgres.test.ts', 'export {};');
  write('shape.test.ts', "import type { url } from './kit/database.ts';\nexport type Url = typeof url;");
  write('adds.test.ts', "import { join } from 'node:path';\njoin('a');");
  expect(databaseTests(folder).map((path) => path.slice(folder.length + 1))).toEqual([
    'dropped.postgres.test.ts',
    'far/round.test.ts',
    'far/saves.test.ts',
    'reads.test.ts',
  ]);
  rmSync(folder, { recursive: true, force: true });
});
