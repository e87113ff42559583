import { transaction } from '../../platform/db/transaction.ts';
import type { MemberCtx } from '../../ctx.ts';
import { findMember, saveMember } from '../team/index.ts';
import { mustBeOneself } from './must-be-oneself.ts';
import { forgetPictureJob } from './profile.jobs.ts';
import { keepPicture } from './picture/keep-picture.ts';

/** Changes one's name or picture, for the team and in what one writes from now on. The old picture is removed. */
export async function changeProfile(
  ctx: MemberCtx,
  changes: { fullName?: string | undefined; avatarFileId?: string | null | undefined },
): Promise<void> {
  mustBeOneself(ctx);
  const avatar = changes.avatarFileId ? await keepPicture(ctx, changes.avatarFileId) : changes.avatarFileId;
  await transaction(ctx, async (tx) => {
    const row = await findMember(tx, ctx.who.memberId);
    await saveMember(tx, row, {
      full_name: changes.fullName ?? row.full_name,
      avatar: avatar === undefined ? row.avatar : avatar,
    });
    if (row.avatar && avatar !== undefined) {
      tx.enqueue(forgetPictureJob, { memberId: row.id, url: row.avatar });
    }
  });
}
