import { z } from 'zod';
import type { Queue } from '../../../platform/jobs/jobs.ts';
import { systemCtx } from '../../../services.ts';
import { assignPending } from './assign-pending.ts';

const OfMember = z.object({ shopId: z.uuid(), memberId: z.uuid() });

export const pendingQueues: Record<string, Queue> = {
  'conversations.assign-pending': {
    async handle(services, data) {
      const { shopId, memberId } = OfMember.parse(data);
      await assignPending(systemCtx(services, shopId), memberId);
    },
  },
};
