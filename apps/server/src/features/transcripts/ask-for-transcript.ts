import { createHash } from 'node:crypto';
import { texts } from '#texts/transcripts.ts';
import type { Ctx, MemberCtx, VisitorCtx } from '../../ctx.ts';
import { mustBeWithin } from '../../platform/caps/caps.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { findConversation } from '../conversations/index.ts';
import { mustHaveMail } from '../mails/index.ts';
import { transcriptsTo } from './transcripts.caps.ts';
import { mailTranscriptJob } from './transcripts.jobs.ts';

/** How its reader reads the time, where they have said so. */
export interface Reader {
  timeZone?: string | undefined;
  locale?: string | undefined;
}

async function ask(ctx: Ctx, conversationId: string, { timeZone, locale }: Reader, missing: string) {
  const { contact_email: to, last_seq } = await findConversation(ctx, conversationId);
  if (to === null) throw new Problem('bad_input', missing, { email: missing });
  if (last_seq === 0) throw new Problem('bad_input', texts.nothing);
  mustHaveMail(ctx.services);
  const reader = createHash('sha256').update(to).digest('base64url');
  await mustBeWithin(ctx.services, transcriptsTo, { shopId: ctx.shopId, contactId: reader });
  await transaction(ctx, async (tx) => tx.enqueue(mailTranscriptJob, { conversationId, timeZone, locale }));
  return { to };
}

/**
 * Mails a visitor what they can read in their conversation, to the address that is known of them: they name none here.
 * Throws `not_found`, `bad_input` where no address is known, `too_many`, and `refused` without a mail server.
 */
export const askForTranscript = (ctx: VisitorCtx, conversationId: string, reader: Reader) =>
  ask(ctx, conversationId, reader, texts.noEmail);

/** The same on behalf of the team, who see no more than that it goes to the contact. Throws the same. */
export const sendTranscript = (ctx: MemberCtx, conversationId: string) =>
  ask(ctx, conversationId, {}, texts.noEmailOfVisitor);
