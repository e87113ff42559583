import { z } from 'zod';
import type { Queue } from '../../platform/jobs/jobs.ts';
import { systemCtx } from '../../services.ts';
import { sendMail } from '../mails/index.ts';
import { composeSeatRequestMail } from './seat-requests/mail-seat-request.ts';
import { composeEmailChange, composeInvitation } from './team/mail-links.ts';

const Invitation = z.object({ shopId: z.uuid(), memberId: z.uuid(), invitedBy: z.uuid() });
const EmailChange = z.object({ shopId: z.uuid(), memberId: z.uuid(), askedBy: z.uuid(), email: z.string() });

const SeatRequestMail = z.object({ shopId: z.uuid(), requestId: z.uuid(), memberId: z.uuid() });

/** Mails about a team. Their links are made here, so that no token stands in the queue. */
export const memberQueues: Record<string, Queue> = {
  'members.invitation': {
    handle: async (services, data) => {
      const { shopId, memberId, invitedBy } = Invitation.parse(data);
      const mail = await composeInvitation(systemCtx(services, shopId), memberId, invitedBy);
      if (mail) await sendMail(services, mail);
    },
  },
  'members.seat-request': {
    handle: async (services, data) => {
      const { shopId, ...about } = SeatRequestMail.parse(data);
      // Without a mail server the request waits in the team's page all the same.
      if (services.mailer.absent) return;
      const mail = await composeSeatRequestMail(systemCtx(services, shopId), about);
      if (mail) await sendMail(services, mail);
    },
  },
  'members.change-email': {
    handle: async (services, data) => {
      const { shopId, ...change } = EmailChange.parse(data);
      const mail = await composeEmailChange(systemCtx(services, shopId), change);
      if (mail) await sendMail(services, mail);
    },
  },
};
