import { texts as mailTexts } from '#texts/mails.ts';
import { texts } from '#texts/profile.ts';
import { makeToken, spendToken } from '../../platform/auth/one-time-tokens.ts';
import { Problem } from '../../platform/problem.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Ctx, Services } from '../../ctx.ts';
import { chattyBrand, sendMail, toMail } from '../mails/index.ts';
import { findMemberIfThere, keepProvenAddress } from '../team/index.ts';
import { findShop } from '../shops/index.ts';
import { topicEmail } from '../sign-in/index.ts';

/** The mail that proves an address for notifications; null when the member has chosen another one meanwhile. */
async function composeVerification(ctx: Ctx, memberId: string, email: string): Promise<Mail | null> {
  const row = await findMemberIfThere(ctx, memberId);
  if (row?.notification_email !== email || row.notification_email_verified) return null;
  const token = await makeToken(ctx, topicEmail, {
    subject: memberId,
    payload: { shopId: ctx.shopId, memberId, email },
  });
  const { name } = await findShop(ctx.db, ctx.shopId);
  const said = mailTexts.notificationAddress;
  return toMail({
    to: email,
    brand: chattyBrand,
    subject: said.subject,
    preview: said.preview,
    title: said.title,
    blocks: [
      { type: 'text', text: mailTexts.hello(row.full_name) },
      { type: 'text', text: said.text(name) },
      {
        type: 'button',
        label: said.button,
        url: `${ctx.services.config.APP_URL}/verify-topic-email?token=${token}`,
        copy: true,
      },
      { type: 'note', text: said.note },
    ],
    foot: [mailTexts.fromChattyFor(name)],
  });
}

/** Mails a link that proves an address for notifications. */
export async function sendVerification(
  ctx: Ctx,
  { memberId, email }: { memberId: string; email: string },
): Promise<void> {
  const mail = await composeVerification(ctx, memberId, email);
  if (mail) await sendMail(ctx.services, mail);
}

/** Confirms the address that the link was mailed to, if it is still the one wanted. Throws `not_found`. */
export async function verifyAddress(services: Services, token: string): Promise<{ email: string }> {
  const spent = await spendToken({ services, db: services.db }, topicEmail, token);
  if (!spent || !(await keepProvenAddress(services, spent))) throw new Problem('not_found', texts.addressLinkUsed);
  return { email: spent.email };
}
