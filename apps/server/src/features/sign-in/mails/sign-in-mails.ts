import { texts } from '#texts/mails.ts';
import type { Mail } from '../../../ports/mail.ts';
import { chattyBrand, toMail } from '../../mails/index.ts';

const frame = { brand: chattyBrand, foot: [texts.fromChatty] };

/** The one-time code of a sign-in. */
export const codeMail = (given: { to: string; code: string; minutes: number }): Mail =>
  toMail({
    ...frame,
    to: given.to,
    subject: texts.code.subject(given.code),
    preview: texts.code.preview(given.minutes),
    title: texts.code.title,
    blocks: [
      { type: 'text', text: texts.code.text },
      { type: 'code', code: given.code },
      { type: 'note', text: texts.code.note(given.minutes) },
    ],
  });

/** The link to set a new password. */
export const resetMail = (given: { to: string; url: string }): Mail =>
  toMail({
    ...frame,
    to: given.to,
    subject: texts.reset.subject,
    preview: texts.reset.preview,
    title: texts.reset.title,
    blocks: [
      { type: 'text', text: texts.reset.text },
      { type: 'button', label: texts.reset.button, url: given.url, copy: true },
      { type: 'note', text: texts.reset.note },
    ],
  });

/** Tells the owner of an account that its password is another now. */
export const passwordChangedMail = (given: { to: string; resetUrl: string }): Mail =>
  toMail({
    ...frame,
    to: given.to,
    subject: texts.passwordChanged.subject,
    preview: texts.passwordChanged.preview,
    title: texts.passwordChanged.title,
    blocks: [
      { type: 'text', text: texts.passwordChanged.text },
      { type: 'button', label: texts.passwordChanged.button, url: given.resetUrl, copy: true },
      { type: 'note', text: texts.passwordChanged.note },
    ],
  });

/** Tells an address that the account has left it. */
export const emailChangedMail = (given: { to: string; email: string }): Mail =>
  toMail({
    ...frame,
    to: given.to,
    subject: texts.emailChanged.subject,
    preview: texts.emailChanged.preview(given.email),
    title: texts.emailChanged.title,
    blocks: [
      { type: 'text', text: texts.emailChanged.text(given.email) },
      { type: 'note', text: texts.emailChanged.note },
    ],
  });
