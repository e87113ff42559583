import { z } from 'zod';
import { makeToken } from '../../../platform/auth/one-time-tokens.ts';
import type { Queue } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../services.ts';
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
async function findGuest({ db }: Services, email: string): Promise<string | null> {
  const row = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return row && (await placesOf(db, row.id)).length > 0 ? row.id : null;
}

/** What one does by mail about signing in. Whether an e-mail has an account is looked up here, so that no answer tells. */
export const signInQueues: Record<string, Queue> = {
  'members.mail-code': {
    handle: async (services, data) => {
      const { email, asker } = CodeTo.parse(data);
      const authId = await findGuest(services, email);
      const code = await makeCode(services, { email, authId, asker });
      if (authId) await sendMail(services, codeMail({ to: email, code, minutes: codeMinutes }));
    },
  },
  'members.mail-reset': {
    handle: async (services, data) => {
      const { email } = ToEmail.parse(data);
      const authId = await findGuest(services, email);
      if (!authId) return;
      const place = { db: services.db, services };
      const token = await makeToken(place, resetPassword, { subject: authId, payload: { authId, email } });
      await sendMail(
        services,
        resetMail({ to: email, url: `${services.config.APP_URL}/set-new-password?token=${token}` }),
      );
    },
  },
  'members.mail-password-changed': {
    handle: async (services, data) => {
      const { email } = ToEmail.parse(data);
      await sendMail(
        services,
        passwordChangedMail({ to: email, resetUrl: `${services.config.APP_URL}/reset-password` }),
      );
    },
  },
  'members.mail-email-changed': {
    handle: async (services, data) => sendMail(services, emailChangedMail(EmailChange.parse(data))),
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
