import type { Share } from '../platform/http/bodies/shares.ts';
import type { BodyJudge } from './vendor.ts';

/**
 * Hears a webhook's body to its end: null unless the signature is over this very body. It is held only as far as `share`
 * has room for it, which stays its own once it is known to be signed; without a share it passes by, and the answer is
 * empty. Throws what the share throws.
 */
export async function hearBody(
  body: AsyncIterable<Uint8Array>,
  judge: BodyJudge,
  share: Share | null,
): Promise<string | null> {
  const held: Uint8Array[] = [];
  let some = false;
  for await (const piece of body) {
    some ||= piece.byteLength > 0;
    judge.hear(piece);
    share?.add(piece.byteLength);
    if (share) held.push(piece);
  }
  if (!some || !judge.isSigned()) return null;
  share?.secure();
  return Buffer.concat(held).toString('utf8');
}
