import { texts } from '#texts/caps.ts';
import type { VisitorCtx } from '../../ctx.ts';
import { minute, mustBeWithin, type Capped } from './caps.ts';

/** What a visitor's call is counted as, where it is more than a call like any other. */
export interface CappedCall {
  kind: Capped;
  /** Of an upload, how many bytes come. */
  bytes?: Capped;
}

/** By the call's key. */
export type CappedCalls = Readonly<Record<string, CappedCall>>;

/** Everything else that a visitor's page asks for. */
const calls: Capped = {
  name: 'call',
  said: texts.requests,
  contact: [minute(300)],
  address: [minute(3_000)],
  shop: [minute(30_000)],
};

/** Counts a visitor's call, and the bytes that come with it. Throws `too_many`. */
export async function countVisitorCall(
  ctx: VisitorCtx,
  { kind, bytes: ofBytes }: CappedCall = { kind: calls },
  bytes = 0,
): Promise<void> {
  const user = { shopId: ctx.shopId, contactId: ctx.who.contactId, address: ctx.who.address };
  const giveBack = await mustBeWithin(ctx.services, kind, user);
  if (!ofBytes || bytes === 0) return;
  try {
    await mustBeWithin(ctx.services, ofBytes, user, { points: bytes });
  } catch (refused) {
    await giveBack();
    throw refused;
  }
}
