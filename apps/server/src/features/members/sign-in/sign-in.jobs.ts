import { z } from 'zod';
import { makeToken } from '../../../platform/auth/one-time-tokens.ts';
import type { Queue } from '../../../platform/jobs/jobs.ts';
import type { World } from '../../../world.ts';
import { resetPassword } from '../link-purposes.ts';
import { sendMail } from '../../mails/index.ts';
import { codeMail, emailChangedMail, passwordChangedMail, resetMail } from '../mails/sign-in-mails.ts';
import { forgetDeclined } from '../seat-requests/ask-for-seat.ts';
import { codeMinutes, makeCode } from './codes.ts';
import { placesOf } from './enter.ts';

const ToEmail = z.object({ email: z.string() });
const CodeTo = ToEmail.extend({ asker: z.string().default('') });
const EmailChange = ToEmail.extend({ to: z.string() });

/** An account that can get in somewhere, by its e-mail. */
async function findGuest({ db }: World, email: string): Promise<string | null> {
  const row = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return row && (await placesOf(db, row.id)).length > 0 ? row.id : null;
}

/** What one does by mail about signing in. Whether an e-mail has an account is looked up here, so that no answer tells. */
export const signInQueues: Record<string, Queue> = {
  'members.mail-code': {
    handle: async (world, data) => {
      const { email, asker } = CodeTo.parse(data);
      const authId = await findGuest(world, email);
      const code = await makeCode(world, { email, authId, asker });
      if (authId) await sendMail(world, codeMail({ to: email, code, minutes: codeMinutes }));
    },
  },
  'members.mail-reset': {
    handle: async (world, data) => {
      const { email } = ToEmail.parse(data);
      const authId = await findGuest(world, email);
      if (!authId) return;
      const place = { db: world.db, world };
      const token = await makeToken(place, resetPassword, { subject: authId, payload: { authId, email } });
      await sendMail(world, resetMail({ to: email, url: `${world.config.APP_URL}/set-new-password?token=${token}` }));
    },
  },
  'members.mail-password-changed': {
    handle: async (world, data) => {
      const { email } = ToEmail.parse(data);
      await sendMail(world, passwordChangedMail({ to: email, resetUrl: `${world.config.APP_URL}/reset-password` }));
    },
  },
  'members.mail-email-changed': {
    handle: async (world, data) => sendMail(world, emailChangedMail(EmailChange.parse(data))),
  },
  'members.forget-tokens': {
    schedule: '41 3 * * *',
    async handle({ db, clock }) {
      await forgetDeclined({ db, clock });
      await db.deleteFrom('one_time_tokens').where('expires_at', '<', clock.now()).execute();
      await db.deleteFrom('tries').where('forgotten_at', '<', clock.now()).execute();
      await db.deleteFrom('verification').where('expiresAt', '<', clock.now()).execute();
      await db.deleteFrom('session').where('expiresAt', '<', clock.now()).execute();
    },
  },
};
