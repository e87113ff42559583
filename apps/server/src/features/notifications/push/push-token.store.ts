import { createHash } from 'node:crypto';
import { PushToken } from '@chatty/contract/profile';
import { createSeal } from '../../../platform/auth/secrets/seal.ts';
import type { Ctx } from '../../../ctx.ts';

/** The address of a push subscription is a secret: who has it can write to the browser. Rows are named by its hash. */
export const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

const sealOf = ({ services }: Ctx) => createSeal(services.config.APP_SECRET);

/** Sealed for its member: moved to another row it cannot be opened. */
export const sealToken = (ctx: Ctx, memberId: string, token: PushToken): string =>
  sealOf(ctx).seal(JSON.stringify(token), `${ctx.shopId}/${memberId}`);

/** The token of one of a member's browsers; null when it was switched off, or sealed under another APP_SECRET. */
export async function readPushToken(ctx: Ctx, memberId: string, endpointHash: string): Promise<PushToken | null> {
  const row = await ctx.db
    .selectFrom('push_tokens')
    .select('token')
    .where('shop_id', '=', ctx.shopId)
    .where('member_id', '=', memberId)
    .where('endpoint_hash', '=', endpointHash)
    .executeTakeFirst();
  if (!row) return null;
  try {
    return PushToken.parse(JSON.parse(sealOf(ctx).open(row.token, `${ctx.shopId}/${memberId}`)));
  } catch {
    await forgetPushToken(ctx, memberId, endpointHash);
    return null;
  }
}

export async function forgetPushToken(ctx: Ctx, memberId: string, endpointHash: string): Promise<void> {
  await ctx.db
    .deleteFrom('push_tokens')
    .where('shop_id', '=', ctx.shopId)
    .where('member_id', '=', memberId)
    .where('endpoint_hash', '=', endpointHash)
    .execute();
}
