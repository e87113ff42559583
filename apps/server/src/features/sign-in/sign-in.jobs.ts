import { z } from 'zod';
import { defineGlobalJob } from '../../platform/jobs/job.ts';

// An account belongs to no shop, and so do the mails about signing in.

export const mailCodeJob = defineGlobalJob('members.mail-code', z.object({ email: z.string(), asker: z.string() }), {
  key: ({ email, asker }) => `${email}/${asker}`,
});

export const mailResetJob = defineGlobalJob('members.mail-reset', z.object({ email: z.string() }), {
  key: ({ email }) => email,
});

export const mailPasswordChangedJob = defineGlobalJob('members.mail-password-changed', z.object({ email: z.string() }));

/** `to` is the address that the account had until now. */
export const mailEmailChangedJob = defineGlobalJob(
  'members.mail-email-changed',
  z.object({ to: z.string(), email: z.string() }),
);
