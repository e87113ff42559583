import type { Topic } from '@chatty/contract/profile';
import { Refused } from '../../platform/problem.ts';
import type { Ctx } from '../../ctx.ts';
import { mailNotice } from './mail/mail-notice.ts';
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

const readNotice = async ({ services, shopId }: Ctx, about: ToMember) =>
  (await readNotices(services, services.db, [{ ...about, shopId }]))[0];

/** Mails a member a notice, if it is still so and they are not there. */
export async function sendMailNotice(ctx: Ctx, about: ToMember): Promise<void> {
  const notice = await readNotice(ctx, about);
  if (notice && !notice.there) await unlessRefused(ctx, mailNotice(ctx, notice));
}

/** Pushes a notice to one browser of a member, if it is still so. */
export async function sendPushNotice(
  ctx: Ctx,
  { endpointHash, ...about }: ToMember & { endpointHash: string },
): Promise<void> {
  const notice = await readNotice(ctx, about);
  if (notice) await unlessRefused(ctx, pushNotice(ctx, notice, endpointHash));
}
