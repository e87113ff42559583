import { z } from 'zod';
import type { Queue } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../platform/problem.ts';
import { type Ctx, systemCtx } from '../../world.ts';
import { mailReply } from './mail-reply.ts';
import { mailWaiting, tellTeam } from './tell-team.ts';

const About = z.object({ shopId: z.uuid(), conversationId: z.uuid() });
const AboutMember = About.extend({ memberId: z.uuid() });

/** A mail that is refused for good is not tried again. */
async function unlessRefused(ctx: Ctx, mailing: Promise<void>): Promise<void> {
  await mailing.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    ctx.log.warn({ err: error }, 'a mail was refused');
  });
}

export const notificationQueues: Record<string, Queue> = {
  'notifications.person-requested': {
    handle: async (world, data) => {
      const { shopId, conversationId } = About.parse(data);
      await tellTeam(systemCtx(world, shopId), conversationId);
    },
  },
  'notifications.waiting-by-mail': {
    handle: async (world, data) => {
      const { shopId, conversationId, memberId } = AboutMember.parse(data);
      const ctx = systemCtx(world, shopId);
      await unlessRefused(ctx, mailWaiting(ctx, conversationId, memberId));
    },
  },
  'notifications.reply-by-mail': {
    handle: async (world, data) => {
      const { shopId, conversationId } = About.parse(data);
      const ctx = systemCtx(world, shopId);
      await unlessRefused(ctx, mailReply(ctx, conversationId));
    },
  },
};
