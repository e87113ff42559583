import { texts } from '#texts/team.ts';
import { type Tried, useTry } from '../../../platform/auth/tries.ts';
import type { Ctx } from '../../../ctx.ts';

/** Of an address, by a shop whose team has typed it. */
const teamMails: Tried = {
  name: 'team-mail',
  free: 3,
  refusal: texts.tooManyTeamMails,
};

/** Of a shop, to whichever addresses. */
const allTeamMails: Tried = {
  name: 'team-mails',
  free: 100,
  refusal: texts.tooManyMailsToday,
};

/** Before a mail to an address that somebody of a team has typed, and that may be anybody's. Throws `too_many`. */
export async function useTeamMail(ctx: Ctx, email: string): Promise<void> {
  await useTry(ctx, teamMails, `${ctx.shopId}/${email.toLowerCase()}`);
  await useTry(ctx, allTeamMails, ctx.shopId);
}
