import type { Attempt } from '../engine/attempt.ts';
import type { Draft } from '../engine/draft.ts';
import { plainWords } from '../grounding/carrying/windows.ts';
import { slotsIn } from '../grounding/slots.ts';

/** Writes what is to be said as far as the engine has left it out: what the shop has written does not depend on a model. */
export function sayScenario({ findings, run }: Attempt, draft: Draft): void {
  const isThere = (line: string) => {
    const [slot] = slotsIn(line);
    if (slot) return run.kept.some((it) => it.slots.includes(slot));
    return plainWords(run.text).includes(plainWords(line));
  };
  const missing = findings.says.filter((it) => !isThere(it));
  if (missing.length === 0) return;
  const before = run.text === '' ? '' : '\n';
  draft.write(`${before}${missing.join('\n')}`);
  draft.end();
}
