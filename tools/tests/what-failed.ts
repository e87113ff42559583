import { appendFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const firstLine = (errors: readonly SerializedError[] | undefined) =>
  (errors?.[0]?.message ?? 'no reason given').split('\n')[0] ?? '';

/** What of a file is not as it should be, a line each: what failed and why, and what was right only when tried again. */
function linesOf(it: TestModule): string[] {
  const file = it.relativeModuleId;
  const around = [it.errors(), ...[...it.children.allSuites()].map((suite) => suite.errors())].flat();
  const failed = [...it.children.allTests('failed')].map(
    (test) => `FAILED ${file} > ${test.fullName}: ${firstLine(test.result().errors)}`,
  );
  const again = [...it.children.allTests('passed')]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => `RIGHT ONLY AT THE SECOND TRY ${file} > ${test.fullName}: ${firstLine(test.result().errors)}`);
  return [...around.map((error) => `FAILED ${file}: ${firstLine([error])}`), ...failed, ...again];
}

/**
 * Writes to the end of the file that `WHAT_FAILED` names what a run found wrong, so that a run of many parts can say all
 * of it together at its end.
 */
export class WhatFailed implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const path = process.env.WHAT_FAILED;
    const lines = [
      ...modules.flatMap(linesOf),
      ...unhandled.map((it) => `FAILED beside all tests: ${firstLine([it])}`),
    ];
    if (path) appendFileSync(path, lines.map((it) => `${it}\n`).join(''));
  }
}
