import { Topic } from '@chatty/contract/profile';
import { z } from 'zod';
import type { JobRequest, Queue } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../platform/problem.ts';
import { type Ctx, systemCtx } from '../../services.ts';
import { mailNotice } from './mail/mail-notice.ts';
import { mailReply } from './mail/mail-reply.ts';
import { readNotices } from './notice.ts';
import { pushNotice } from './push/push-notice.ts';
import { tellMembers } from './tell-members.ts';

const About = z.object({ shopId: z.uuid(), conversationId: z.uuid() });
const AboutTopic = About.extend({ topic: Topic });
const ToMember = AboutTopic.extend({ memberId: z.uuid() });
const ToBrowser = ToMember.extend({ endpointHash: z.string() });

/** What is refused for good is not tried again. */
async function unlessRefused(ctx: Ctx, sending: Promise<void>): Promise<void> {
  await sending.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    ctx.log.warn({ err: error }, 'a notification was refused');
  });
}

const mailJob = (data: z.infer<typeof ToMember>): JobRequest => ({
  queue: 'notifications.mail',
  data,
  key: `${data.topic}/${data.conversationId}/${data.memberId}`,
});

export const notificationQueues = {
  'notifications.tell': {
    handleBatch: (services, batch) =>
      tellMembers(
        services,
        batch.map((it) => AboutTopic.parse(it)),
      ),
    batchSize: 200,
    concurrency: 1,
  },
  'notifications.mail': {
    handle: async (services, data) => {
      const it = ToMember.parse(data);
      const ctx = systemCtx(services, it.shopId);
      const [notice] = await readNotices(services, services.db, [it]);
      if (notice && !notice.there) await unlessRefused(ctx, mailNotice(ctx, notice, mailJob(it)));
    },
  },
  'notifications.push': {
    handle: async (services, data) => {
      const { endpointHash, ...it } = ToBrowser.parse(data);
      const ctx = systemCtx(services, it.shopId);
      const [notice] = await readNotices(services, services.db, [it]);
      if (notice) await unlessRefused(ctx, pushNotice(ctx, notice, endpointHash));
    },
  },
  'notifications.reply-by-mail': {
    handle: async (services, data) => {
      const { shopId, conversationId } = About.parse(data);
      const ctx = systemCtx(services, shopId);
      await unlessRefused(ctx, mailReply(ctx, conversationId));
    },
  },
} satisfies Record<string, Queue>;
