import { texts } from '#texts/team.ts';
import { type Tried, useTry } from '../../../platform/auth/tries.ts';
import type { Ctx } from '../../../ctx.ts';

/** Mails from one shop to one address. */
const teamMails: Tried = {
  name: 'team-mail',
  free: 3,
  refusal: texts.tooManyTeamMails,
};

/** Mails from one shop to all addresses together. */
const allTeamMails: Tried = {
  name: 'team-mails',
  free: 100,
  refusal: texts.tooManyMailsToday,
};

/** Call this before mailing an address that a team has typed, for it may be anybody's. Throws `too_many`. */
export async function useTeamMail(ctx: Ctx, email: string): Promise<void> {
  await useTry(ctx, teamMails, `${ctx.shopId}/${email.toLowerCase()}`);
  await useTry(ctx, allTeamMails, ctx.shopId);
}
