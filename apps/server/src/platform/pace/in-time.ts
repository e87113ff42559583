/** The work took longer than the caller waits. */
export class TooLate extends Error {}

/**
 * Waits for `work` for so many ms. Throws `TooLate` after that; the work itself goes on, and nobody hears if it fails.
 */
export async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooLate(`Not within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
