import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserScript } from './browser-script.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'browser-script-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function joined(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return browserScript(pathToFileURL(join(folder, 'start.ts')));
}

test('modules become one script, in the order in which they need each other', () => {
  const script = joined({
    'start.ts':
      "import { twice } from './twice.ts';\nglobalThis.told = twice(start);\nimport { start } from './number.ts';",
    'twice.ts':
      "import type { Reader } from 'somewhere';\nimport { start } from './number.ts';\nexport function twice(n: number): number {\n  return n * 2 + start;\n}",
    'number.ts': 'export const start: number = 4;',
  });
  const room: { told?: number } = {};
  runInNewContext(script, room);
  expect(room.told).toBe(12);
});

test('a name that two modules declare is refused', () => {
  const files = {
    'start.ts': "import { a } from './a.ts';\nconst same = a;",
    'a.ts': 'const same = 1;\nexport const a = same;',
  };
  expect(() => joined(files)).toThrow('same is declared in');
});

test('a package that is needed at run time is refused', () => {
  expect(() => joined({ 'start.ts': "import { z } from 'zod';\nz();" })).toThrow('cannot be joined');
});
