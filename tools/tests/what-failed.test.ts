import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';

const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');

/** What is told of a run of these files. */
function toldOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'what-failed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const reporter = JSON.stringify(join(import.meta.dirname, 'what-failed.ts'));
  const config = `import { WhatFailed } from ${reporter};\nexport default { test: { globals: true, retry: 1, reporters: [new WhatFailed()] } };`;
  writeFileSync(join(folder, 'vitest.config.ts'), config);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const told = join(folder, 'told');
  spawnSync(process.execPath, [vitest, 'run'], { cwd: folder, env: { ...process.env, WHAT_FAILED: told } });
  return existsSync(told) ? readFileSync(told, 'utf8').trimEnd().split('\n') : [];
}

test('a run tells each test that failed, each that was right only when tried again, and why', ({ expect }) => {
  const told = toldOf({
    'a.test.ts': `
      let tries = 0;
      test('is right', () => {});
      describe('the sum', () => test('is wrong', () => expect(1).toBe(2)));
      test('is unsteady', () => expect(++tries, 'tries').toBe(2));`,
    'b.test.ts': `throw new Error('cannot be loaded');`,
  });
  expect(told.toSorted()).toEqual([
    expect.stringMatching(/^FAILED a\.test\.ts > the sum > is wrong: expected 1 to be 2/),
    expect.stringMatching(/^FAILED b\.test\.ts: cannot be loaded/),
    expect.stringMatching(/^RIGHT ONLY AT THE SECOND TRY a\.test\.ts > is unsteady: tries: expected 1 to be 2/),
  ]);
});

test('a run without a fault tells nothing', ({ expect }) => {
  expect(toldOf({ 'a.test.ts': `test('is right', () => {});` })).toEqual(['']);
});
