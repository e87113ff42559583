import { z } from 'zod';
import type { Queue } from '../../platform/jobs/jobs.ts';
import { systemCtx } from '../../world.ts';
import { sendMail } from '../mails/index.ts';
import { composeEmailChange, composeInvitation } from './team/mail-links.ts';

const Invitation = z.object({ shopId: z.uuid(), memberId: z.uuid(), invitedBy: z.uuid() });
const EmailChange = z.object({ shopId: z.uuid(), memberId: z.uuid(), askedBy: z.uuid(), email: z.string() });

/** Mails about a team. Their links are made here, so that no token stands in the queue. */
export const memberQueues: Record<string, Queue> = {
  'members.invitation': {
    handle: async (world, data) => {
      const { shopId, memberId, invitedBy } = Invitation.parse(data);
      const mail = await composeInvitation(systemCtx(world, shopId), memberId, invitedBy);
      if (mail) await sendMail(world, mail);
    },
  },
  'members.change-email': {
    handle: async (world, data) => {
      const { shopId, ...change } = EmailChange.parse(data);
      const mail = await composeEmailChange(systemCtx(world, shopId), change);
      if (mail) await sendMail(world, mail);
    },
  },
};
