import type { Topic } from '@chatty/contract/profile';
import { Refused } from '../../platform/problem.ts';
import type { Ctx } from '../../ctx.ts';
import { readNotices } from './notice.ts';
import { pushNotice } from './push/push-notice.ts';

interface ToMember {
  topic: Topic;
  conversationId: string;
  memberId: string;
}

/** Does the sending of a notification; what is refused for good is not tried again. */
export async function unlessRefused(ctx: Ctx, sending: Promise<void>): Promise<void> {
  await sending.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    ctx.log.warn({ err: error }, 'a notification was refused');
  });
}

/** Pushes a notice to one browser of a member, if it is still so. */
export async function sendPushNotice(
  ctx: Ctx,
  { endpointHash, others, ...about }: ToMember & { endpointHash: string; others: number },
): Promise<void> {
  const [notice] = await readNotices(ctx.services, ctx.db, [{ ...about, shopId: ctx.shopId }]);
  if (notice) await unlessRefused(ctx, pushNotice(ctx, notice, endpointHash, others));
}
