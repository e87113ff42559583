import type { TxCtx } from '../../../ctx.ts';

/** No more push messages go to the browsers of a member of the shop. */
export async function forgetBrowsersOfMember(tx: TxCtx, memberId: string): Promise<void> {
  await tx.db.deleteFrom('push_tokens').where('shop_id', '=', tx.shopId).where('member_id', '=', memberId).execute();
}

/** No more push messages go to the browsers of a person, in any of their shops. */
export async function forgetBrowsersOfPerson(tx: TxCtx, authId: string): Promise<void> {
  await tx.db
    .deleteFrom('push_tokens')
    .using('members')
    .whereRef('push_tokens.shop_id', '=', 'members.shop_id')
    .whereRef('push_tokens.member_id', '=', 'members.id')
    .where('members.auth_id', '=', authId)
    .execute();
}
