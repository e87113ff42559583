import type { Mail } from '../../../ports/mail.ts';
import type { Ctx } from '../../../ctx.ts';
import { sendMail } from '../../mails/index.ts';
import { composeSeatRequestMail } from '../seats/mail-seat-request.ts';
import { composeEmailChange, composeInvitation } from './mail-links.ts';

/** What a mail was to tell may no longer be so: then there is none. */
async function send({ services }: Ctx, mail: Mail | null): Promise<void> {
  if (mail) await sendMail(services, mail);
}

export const sendInvitation = async (ctx: Ctx, invited: { memberId: string; invitedBy: string }): Promise<void> =>
  send(ctx, await composeInvitation(ctx, invited.memberId, invited.invitedBy));

export const sendEmailChange = async (
  ctx: Ctx,
  change: { memberId: string; askedBy: string; email: string },
): Promise<void> => send(ctx, await composeEmailChange(ctx, change));

/** Tells an admin that somebody asks for a seat. Without a mail server the request waits in the team's page all the same. */
export async function sendSeatRequest(ctx: Ctx, about: { requestId: string; memberId: string }): Promise<void> {
  if (!ctx.services.mailer.absent) await send(ctx, await composeSeatRequestMail(ctx, about));
}
