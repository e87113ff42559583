import { texts } from '#texts/sign-in.ts';
import type { Tried } from '../../platform/auth/tries.ts';

/** Of an e-mail, by anybody; of a browser that is known; of an account, by who is signed in. */
export const passwordTries: Tried = {
  name: 'password',
  free: 10,
  refusal: texts.tooManyPasswords,
};

/** Of an e-mail, in browsers that did not ask for a code; in those that did each code is tried by itself. */
export const codeTries: Tried = {
  name: 'code',
  free: 5,
  refusal: texts.tooManyMailedCodes,
};

/** Of an account, by who knows its password; of an account, by who has shown more than that. */
export const secondFactorTries: Tried = {
  name: 'second-factor',
  free: 10,
  refusal: texts.tooManyCodes,
};

/** Whose mails they are that somebody gets who has shown the password: strangers do not use them up. */
export const withPasswordOf = (email: string) => `password:${email}`;

/** Of an e-mail, by anybody; of an e-mail, by who knows its password. */
export const codeMails: Tried = {
  name: 'code-mail',
  free: 3,
  refusal: texts.tooManyCodeMails,
};

/** Of an e-mail. Who waits the longest, an hour, has a link that is good for as long. */
export const resetMails: Tried = {
  name: 'reset-mail',
  free: 3,
  refusal: texts.tooManyLinkMails,
};
