import { texts } from '#texts/sign-in.ts';
import type { Tried } from '../../platform/auth/tries.ts';

/** Tries of passwords: for an e-mail by anybody, for a known browser, and for an account by the person signed in. */
export const passwordTries: Tried = {
  name: 'password',
  free: 10,
  refusal: texts.tooManyPasswords,
};

/**
 * Tries of codes: for an e-mail, in browsers that did not ask for one. Browsers that did have their own tries for each
 * code.
 */
export const codeTries: Tried = {
  name: 'code',
  free: 5,
  refusal: texts.tooManyMailedCodes,
};

/** Tries of the second factor: for an account, by people who know its password, and by people who have shown more. */
export const secondFactorTries: Tried = {
  name: 'second-factor',
  free: 10,
  refusal: texts.tooManyCodes,
};

/** Mails to somebody who has shown the password count apart, so that strangers do not use them up. */
export const withPasswordOf = (email: string) => `password:${email}`;

/** Mails with a code: to an e-mail by anybody, and by people who know its password. */
export const codeMails: Tried = {
  name: 'code-mail',
  free: 3,
  refusal: texts.tooManyCodeMails,
};

/** Mails with a reset link to an e-mail. The longest wait is an hour, which is as long as the link works. */
export const resetMails: Tried = {
  name: 'reset-mail',
  free: 3,
  refusal: texts.tooManyLinkMails,
};
