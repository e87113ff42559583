import { texts } from '#texts/sign-in.ts';
import type { Tried } from '../../platform/auth/tries.ts';
import { useTry } from '../../platform/auth/tries.ts';
import type { Ctx } from '../../services.ts';

const tried = (it: Tried): Tried => it;

/** Of an e-mail, by anybody; of a browser that is known; of an account, by who is signed in. */
export const passwordTries = tried({
  name: 'password',
  free: 10,
  refusal: texts.tooManyPasswords,
});

/** Of an e-mail, in browsers that did not ask for a code; in those that did each code is tried by itself. */
export const codeTries = tried({
  name: 'code',
  free: 5,
  refusal: texts.tooManyMailedCodes,
});

/** Of an account, by who knows its password; of an account, by who has shown more than that. */
export const secondFactorTries = tried({
  name: 'second-factor',
  free: 10,
  refusal: texts.tooManyCodes,
});

/** Whose mails they are that somebody gets who has shown the password: strangers do not use them up. */
export const withPasswordOf = (email: string) => `password:${email}`;

/** Of an e-mail, by anybody; of an e-mail, by who knows its password. */
export const codeMails = tried({
  name: 'code-mail',
  free: 3,
  refusal: texts.tooManyCodeMails,
});

/** Of an e-mail. Who waits the longest, an hour, has a link that is good for as long. */
export const resetMails = tried({
  name: 'reset-mail',
  free: 3,
  refusal: texts.tooManyLinkMails,
});

/** Of an address, by a shop whose team has typed it. */
const teamMails = tried({
  name: 'team-mail',
  free: 3,
  refusal: texts.tooManyTeamMails,
});

/** Of a shop, to whichever addresses. */
const allTeamMails = tried({
  name: 'team-mails',
  free: 100,
  refusal: texts.tooManyMailsToday,
});

/** Before a mail to an address that somebody of a team has typed, and that may be anybody's. Throws `too_many`. */
export async function useTeamMail(ctx: Ctx, email: string): Promise<void> {
  await useTry(ctx, teamMails, `${ctx.shopId}/${email.toLowerCase()}`);
  await useTry(ctx, allTeamMails, ctx.shopId);
}
