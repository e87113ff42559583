import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Removes a picture that is nobody's any more; `url` is its address. */
export const forgetPictureJob = defineJob('profile.forget-picture', z.object({ memberId: z.uuid(), url: z.string() }), {
  key: ({ url }) => url,
});

/** Mails a link that proves an address for notifications. */
export const verifyAddressJob = defineJob(
  'profile.verify-address',
  z.object({ memberId: z.uuid(), email: z.string() }),
  { key: ({ memberId, email }) => `${memberId}/${email}` },
);
