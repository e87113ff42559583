import { z } from 'zod';
import type { Queue } from '../../platform/jobs/jobs.ts';
import { systemCtx } from '../../services.ts';
import { sendMail } from '../mails/index.ts';
import { forgetPicture } from './picture/forget-picture.ts';
import { composeVerification } from './verify-address.ts';

const Verification = z.object({ shopId: z.uuid(), memberId: z.uuid(), email: z.string() });

const LeftPicture = z.object({ shopId: z.uuid(), memberId: z.uuid(), url: z.string() });

export const profileQueues: Record<string, Queue> = {
  'profile.forget-picture': {
    handle: (services, data) => {
      const { shopId, ...left } = LeftPicture.parse(data);
      return forgetPicture(systemCtx(services, shopId), left);
    },
  },
  'profile.verify-address': {
    handle: async (services, data) => {
      const { shopId, memberId, email } = Verification.parse(data);
      const mail = await composeVerification(systemCtx(services, shopId), memberId, email);
      if (mail) await sendMail(services, mail);
    },
  },
};
