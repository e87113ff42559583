import type { Ctx } from '../../../ctx.ts';
import { removeFile } from '../../files/index.ts';
import { findMemberIfThere } from '../../team/index.ts';

interface Left {
  memberId: string;
  /** The address of the picture that is nobody's any more. */
  url: string;
}

/** Of so many conversations the messages are changed in one statement. */
const atOnce = 200;

/** Conversation by conversation: messages are found by the one they stand in, not by who wrote them. */
async function showInstead(ctx: Ctx, { memberId, url }: Left, now: string | null): Promise<void> {
  const ofShop = ctx.db.selectFrom('conversations').select('id').where('shop_id', '=', ctx.shopId);
  for (let last: string | undefined; ; ) {
    const rest = last === undefined ? ofShop : ofShop.where('id', '>', last);
    const ids = (await rest.orderBy('id').limit(atOnce).execute()).map((it) => it.id);
    last = ids.at(-1);
    if (last === undefined) return;
    await ctx.db
      .updateTable('messages')
      .set({ avatar: now })
      .where('shop_id', '=', ctx.shopId)
      .where('conversation_id', 'in', ids)
      .where('member_id', '=', memberId)
      .where('avatar', '=', url)
      .execute();
  }
}

/**
 * Removes a picture that was replaced or whose member has left. What they wrote shows their picture as it is now, or
 * none: an address that leads nowhere would be a broken image in every conversation.
 */
export async function forgetPicture(ctx: Ctx, { memberId, url }: Left): Promise<void> {
  const now = (await findMemberIfThere(ctx, memberId))?.avatar ?? null;
  if (now === url) return;
  await showInstead(ctx, { memberId, url }, now);
  await removeFile(ctx, url);
}
