/**
 * Does work for a key soon after it was asked for: whatever is asked for within `gatherMs` is done at once, and what is
 * asked for while it is done is done after it, never beside it. So what ends last has begun after the last asking. `work`
 * must not fail.
 */
export function gathered(gatherMs: number, work: (key: string) => Promise<void>): (key: string) => void {
  const asked = new Map<string, boolean>();
  async function workOff(key: string): Promise<void> {
    while (asked.get(key)) {
      await new Promise((resolve) => void setTimeout(resolve, gatherMs).unref());
      asked.set(key, false);
      await work(key);
    }
    asked.delete(key);
  }
  return (key) => {
    const isUnderWay = asked.has(key);
    asked.set(key, true);
    if (!isUnderWay) void workOff(key);
  };
}
