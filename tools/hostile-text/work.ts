import { Session } from 'node:inspector/promises';

export interface WorkCounter {
  /**
   * How many steps of our code a run takes: blocks that ran, and signs that expressions were led over. What ran since
   * the last count belongs to it, so the first only clears the way.
   */
  of(run: () => unknown): Promise<number>;
  end(): void;
}

/**
 * Counts work instead of measuring time: a run counts the same on every machine, however busy (V8 tells neighbours that
 * ran as often as one block, so what ran before moves the sum by a few percent). Blocks are counted by V8's precise coverage, in files whose address `counts` accepts; what an expression passes is counted around `exec`,
 * which all of them go through. Code must be loaded after this was called, or its blocks are not counted.
 */
export async function startCounting(counts: (url: string) => boolean): Promise<WorkCounter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const takeBlocks = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const ours = result.filter(({ url }) => counts(url));
    return ours
      .flatMap((it) => it.functions)
      .flatMap((it) => it.ranges)
      .reduce((sum, { count }) => sum + count, 0);
  };
  return {
    async of(run) {
      let passed = 0;
      const { exec } = RegExp.prototype;
      const put = (value: typeof exec) => Reflect.set(RegExp.prototype, 'exec', value);
      put(function count(this: RegExp, text: string) {
        const from = this.global || this.sticky ? this.lastIndex : 0;
        const found = exec.call(this, text);
        const to = found ? found.index + found[0].length : this.sticky ? from : String(text).length;
        passed += 1 + Math.max(0, to - from);
        return found;
      });
      try {
        run();
      } finally {
        put(exec);
      }
      return passed + (await takeBlocks());
    },
    end: () => session.disconnect(),
  };
}
