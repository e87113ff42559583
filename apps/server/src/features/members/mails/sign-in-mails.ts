import type { Mail } from '../../../ports/mail.ts';
import { toMail } from './letter.ts';

const notYou = 'If this was not you, you need do nothing: without this mail nobody gets in.';

/** The one-time code of a sign-in. */
export const codeMail = (it: { to: string; code: string; minutes: number }): Mail =>
  toMail({
    to: it.to,
    subject: `${it.code} is your code for Chatty`,
    paragraphs: ['Hello,', 'this is the code to log in to Chatty:'],
    code: it.code,
    note: `It works once, within ${it.minutes} minutes. Do not give it to anybody: we never ask for it. ${notYou}`,
  });

/** The link to set a new password. */
export const resetMail = (it: { to: string; url: string }): Mail =>
  toMail({
    to: it.to,
    subject: 'Set a new password for Chatty',
    paragraphs: ['Hello,', 'you asked to set a new password for your Chatty account.'],
    button: { label: 'Set a new password', url: it.url },
    note: `The link works once, within an hour. ${notYou} Your password stays as it is.`,
  });

/** Tells the owner of an account that its password is another now. */
export const passwordChangedMail = (it: { to: string; resetUrl: string }): Mail =>
  toMail({
    to: it.to,
    subject: 'Your Chatty password was changed',
    paragraphs: [
      'Hello,',
      'the password of your Chatty account was changed just now, and all other browsers were logged out.',
    ],
    button: { label: 'This was not me', url: it.resetUrl },
    note: 'If it was you, there is nothing to do.',
  });

/** Tells an address that the account has left it. */
export const emailChangedMail = (it: { to: string; email: string }): Mail =>
  toMail({
    to: it.to,
    subject: 'Your Chatty account has a new e-mail address',
    paragraphs: [
      'Hello,',
      `the e-mail address of your Chatty account is ${it.email} from now on. Log in with it; this address gets no more mail from us.`,
    ],
    note: 'If you did not want this, ask the admin of your shop at once.',
  });
