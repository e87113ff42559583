import type { Ctx } from '../../../world.ts';
import { removeFile } from '../../files/index.ts';
import { findMemberIfThere } from '../../members/index.ts';

interface Left {
  memberId: string;
  /** The address of the picture that is nobody's any more. */
  url: string;
}

export const forgetPictureJob = (shopId: string, it: Left) => ({
  queue: 'profile.forget-picture',
  data: { shopId, ...it },
  key: it.url,
});

/**
 * Removes a picture that was replaced or whose member has left. What they wrote shows their picture as it is now, or
 * none: an address that leads nowhere would be a broken image in every conversation.
 */
export async function forgetPicture(ctx: Ctx, { memberId, url }: Left): Promise<void> {
  const now = (await findMemberIfThere(ctx, memberId))?.avatar ?? null;
  if (now === url) return;
  await ctx.db
    .updateTable('messages')
    .set({ avatar: now })
    .where('shop_id', '=', ctx.shopId)
    .where('member_id', '=', memberId)
    .where('avatar', '=', url)
    .execute();
  await removeFile(ctx, url);
}
