import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same; takes as long for a near miss as for nonsense, whatever letters a stranger sends. */
export function isSameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
