import { texts } from '#texts/mails.ts';
import type { Mail } from '../../../ports/mail.ts';
import { makeToken } from '../../../platform/auth/one-time-tokens.ts';
import type { Ctx } from '../../../ctx.ts';
import { findShop } from '../../shops/index.ts';
import { chattyBrand, toMail } from '../../mails/index.ts';
import { emailChange, invitation } from './link-purposes.ts';
import { isStillChangeable } from './change-email.ts';
import { findMemberIfThere, hasJoinedAnyShop } from '../team.store.ts';

/** The invitation with a fresh link, the older one ends; null when there is nobody left to invite. */
export async function composeInvitation(ctx: Ctx, memberId: string, invitedBy: string): Promise<Mail | null> {
  const row = await findMemberIfThere(ctx, memberId);
  if (!row?.invited) return null;
  const { name } = await findShop(ctx.db, ctx.shopId);
  const host = (await findMemberIfThere(ctx, invitedBy))?.full_name ?? name;
  const payload = { shopId: ctx.shopId, memberId, email: row.email };
  const token = await makeToken(ctx, invitation, { subject: memberId, payload });
  const origin = ctx.services.config.APP_URL;
  const known = await hasJoinedAnyShop(ctx.db, row.email);
  const days = invitation.minutes / (24 * 60);
  const said = texts.invitation;
  return toMail({
    to: row.email,
    brand: chattyBrand,
    subject: said.subject(host, name),
    preview: said.preview(name),
    title: said.title(name),
    blocks: [
      { type: 'text', text: texts.hello(row.full_name) },
      { type: 'text', text: `${said.text(host, name)} ${known ? said.known : said.fresh}` },
      {
        type: 'button',
        label: said.button,
        url: known ? `${origin}/verify?token=${token}` : `${origin}/set-new-password?token=${token}&invitation=true`,
        copy: true,
      },
      { type: 'note', text: said.note(days, name) },
    ],
    foot: [texts.fromChattyFor(name)],
  });
}

/**
 * The link that proves a new address, sent there; null when the member is gone, has the address already, or
 * may not be given it any more.
 */
export async function composeEmailChange(
  ctx: Ctx,
  { memberId, askedBy, email }: { memberId: string; askedBy: string; email: string },
): Promise<Mail | null> {
  const row = await findMemberIfThere(ctx, memberId);
  if (!row || row.email === email) return null;
  if (!(await isStillChangeable(ctx, { memberId, authId: row.auth_id, askedBy }))) return null;
  const payload = { shopId: ctx.shopId, authId: row.auth_id, memberId, askedBy, from: row.email, email };
  const said = texts.newAddress;
  const token = await makeToken(ctx, emailChange, { subject: row.auth_id, payload });
  return toMail({
    to: email,
    brand: chattyBrand,
    subject: said.subject,
    preview: said.preview(email),
    title: said.title,
    blocks: [
      { type: 'text', text: texts.hello(row.full_name) },
      { type: 'text', text: said.text(row.email, email) },
      { type: 'text', text: said.where },
      {
        type: 'button',
        label: said.button,
        url: `${ctx.services.config.APP_URL}/verify?token=${token}`,
        copy: true,
      },
      { type: 'note', text: said.note },
    ],
    foot: [texts.fromChattyFor((await findShop(ctx.db, ctx.shopId)).name)],
  });
}
