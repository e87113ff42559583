import type { Share } from '../platform/http/bodies/shares.ts';
import type { BodyJudge } from './vendor.ts';

/**
 * Hears a webhook's body to its end: null unless the signature is over this very body. The body is held only as far as
 * `share` has room; once its signature is good, the share gives way to nobody. Without a share nothing is held, and the
 * result is an empty text. Throws what the share throws.
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
