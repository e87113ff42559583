import { z } from 'zod';
import type { Queue } from '../../platform/jobs/jobs.ts';
import { systemCtx } from '../../world.ts';
import { mailReply } from './mail-reply.ts';
import { tellTeam } from './tell-team.ts';

const About = z.object({ shopId: z.uuid(), conversationId: z.uuid() });

export const notificationQueues: Record<string, Queue> = {
  'notifications.person-requested': {
    handle: async (world, data) => {
      const { shopId, conversationId } = About.parse(data);
      await tellTeam(systemCtx(world, shopId), conversationId);
    },
  },
  'notifications.reply-by-mail': {
    handle: async (world, data) => {
      const { shopId, conversationId } = About.parse(data);
      await mailReply(systemCtx(world, shopId), conversationId);
    },
  },
};
