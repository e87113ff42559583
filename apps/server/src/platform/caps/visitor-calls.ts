import { texts } from '#texts/caps.ts';
import type { VisitorCtx } from '../../ctx.ts';
import { minute, mustBeWithin, type Use } from './caps.ts';

/** What a visitor's call is counted as, where it is more than a call like any other. */
export interface CallUse {
  use: Use;
  /** Of an upload, how many bytes come. */
  bytes?: Use;
}

/** By the call's key. */
export type CallUses = Readonly<Record<string, CallUse>>;

/** Everything else that a visitor's page asks for. */
const calls: Use = {
  name: 'call',
  said: texts.requests,
  contact: [minute(300)],
  address: [minute(3_000)],
  shop: [minute(30_000)],
};

/** Counts a visitor's call, and the bytes that come with it. Throws `too_many`. */
export async function countVisitorCall(
  ctx: VisitorCtx,
  { use, bytes: ofBytes }: CallUse = { use: calls },
  bytes = 0,
): Promise<void> {
  const user = { shopId: ctx.shopId, contactId: ctx.who.contactId, address: ctx.who.address };
  const giveBack = await mustBeWithin(ctx.services, use, user);
  if (!ofBytes || bytes === 0) return;
  try {
    await mustBeWithin(ctx.services, ofBytes, user, { points: bytes });
  } catch (refused) {
    await giveBack();
    throw refused;
  }
}
