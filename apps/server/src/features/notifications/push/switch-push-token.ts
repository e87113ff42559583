import type { PushToken } from '@chatty/contract/profile';
import { texts } from '#texts/notices.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import type { MemberCtx, TxCtx } from '../../../ctx.ts';
import { forgetPushToken, hashOf, sealToken } from './push-token.store.ts';

/** One person's browsers and phones; who subscribes more often has left the oldest behind. */
const browsersPerMember = 20;

/** A browser speaks to whoever used it last: somebody else who was signed in there gets no more messages on it. */
async function takeFromOthers(tx: TxCtx, hash: string, authId: string): Promise<void> {
  await tx.db
    .deleteFrom('push_tokens')
    .where('endpoint_hash', '=', hash)
    .where((q) =>
      q.exists(
        q
          .selectFrom('members')
          .select('members.id')
          .whereRef('members.shop_id', '=', 'push_tokens.shop_id')
          .whereRef('members.id', '=', 'push_tokens.member_id')
          .where('members.auth_id', '!=', authId),
      ),
    )
    .execute();
}

async function dropOldest(tx: TxCtx, memberId: string): Promise<void> {
  const old = await tx.db
    .selectFrom('push_tokens')
    .select('endpoint_hash')
    .where('shop_id', '=', tx.shopId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .offset(browsersPerMember)
    .execute();
  for (const it of old) await forgetPushToken(tx, memberId, it.endpoint_hash);
}

/** Sends push messages to one of one's own browsers, or stops it. Throws `not_found` for another member's. */
export async function switchPushToken(
  ctx: MemberCtx,
  it: { memberId: string; token: PushToken; isPwa: boolean; on: boolean },
): Promise<void> {
  const { memberId, authId, isCrmLogin } = ctx.who;
  if (it.memberId !== memberId) throw notFound(texts.thisMember);
  if (isCrmLogin) throw new Problem('not_allowed', texts.ownersBrowsersOnly);
  const hash = hashOf(it.token.endpoint);
  if (!it.on) return forgetPushToken(ctx, memberId, hash);
  await transaction(ctx, async (tx) => {
    await takeFromOthers(tx, hash, authId);
    const row = { token: sealToken(ctx, memberId, it.token), is_pwa: it.isPwa, created_at: ctx.services.clock.now() };
    await tx.db
      .insertInto('push_tokens')
      .values({ shop_id: ctx.shopId, member_id: memberId, endpoint_hash: hash, ...row })
      .onConflict((on) => on.columns(['shop_id', 'member_id', 'endpoint_hash']).doUpdateSet(row))
      .execute();
    await dropOldest(tx, memberId);
  });
}
