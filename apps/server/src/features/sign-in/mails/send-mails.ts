import { makeToken } from '../../../platform/auth/one-time-tokens.ts';
import type { Services } from '../../../ctx.ts';
import { sendMail } from '../../mails/index.ts';
import { codeMail, emailChangedMail, passwordChangedMail, resetMail } from './sign-in-mails.ts';
import { codeMinutes, makeCode } from '../codes/codes.ts';
import { resetPassword } from '../links/link-purposes.ts';
import { membershipsOf } from '../account/memberships.ts';

// Whether an e-mail has an account is looked up here, in the jobs, so that no answer tells.

/** An account that can get in somewhere, by its e-mail. */
async function findGuest({ db }: Services, email: string): Promise<string | null> {
  const row = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return row && (await membershipsOf(db, row.id)).length > 0 ? row.id : null;
}

/** Mails a code that logs in once, if the address has an account. */
export async function sendCode(services: Services, { email, asker }: { email: string; asker: string }): Promise<void> {
  const authId = await findGuest(services, email);
  const code = await makeCode(services, { email, authId, asker });
  if (authId) await sendMail(services, codeMail({ to: email, code, minutes: codeMinutes }));
}

/** Mails a link to set a new password, if the address has an account. */
export async function sendReset(services: Services, { email }: { email: string }): Promise<void> {
  const authId = await findGuest(services, email);
  if (!authId) return;
  const token = await makeToken({ db: services.db, services }, resetPassword, {
    subject: authId,
    payload: { authId, email },
  });
  await sendMail(services, resetMail({ to: email, url: `${services.config.APP_URL}/set-new-password?token=${token}` }));
}

/** Tells somebody that their password was changed. */
export const sendPasswordChanged = (services: Services, { email }: { email: string }): Promise<void> =>
  sendMail(services, passwordChangedMail({ to: email, resetUrl: `${services.config.APP_URL}/reset-password` }));

/** Tells the address that an account had until now which one it has. */
export const sendEmailChanged = (services: Services, change: { to: string; email: string }): Promise<void> =>
  sendMail(services, emailChangedMail(change));
