import { texts } from '#texts/mails.ts';
import type { Mail } from '../../../ports/mail.ts';
import { chattyBrand, toMail } from '../../mails/index.ts';

const frame = { brand: chattyBrand, foot: [texts.fromChatty] };

/** The one-time code of a sign-in. */
export const codeMail = (it: { to: string; code: string; minutes: number }): Mail =>
  toMail({
    ...frame,
    to: it.to,
    subject: texts.code.subject(it.code),
    preview: texts.code.preview(it.minutes),
    title: texts.code.title,
    blocks: [
      { type: 'text', text: texts.code.text },
      { type: 'code', code: it.code },
      { type: 'note', text: texts.code.note(it.minutes) },
    ],
  });

/** The link to set a new password. */
export const resetMail = (it: { to: string; url: string }): Mail =>
  toMail({
    ...frame,
    to: it.to,
    subject: texts.reset.subject,
    preview: texts.reset.preview,
    title: texts.reset.title,
    blocks: [
      { type: 'text', text: texts.reset.text },
      { type: 'button', label: texts.reset.button, url: it.url, copy: true },
      { type: 'note', text: texts.reset.note },
    ],
  });

/** Tells the owner of an account that its password is another now. */
export const passwordChangedMail = (it: { to: string; resetUrl: string }): Mail =>
  toMail({
    ...frame,
    to: it.to,
    subject: texts.passwordChanged.subject,
    preview: texts.passwordChanged.preview,
    title: texts.passwordChanged.title,
    blocks: [
      { type: 'text', text: texts.passwordChanged.text },
      { type: 'button', label: texts.passwordChanged.button, url: it.resetUrl, copy: true },
      { type: 'note', text: texts.passwordChanged.note },
    ],
  });

/** Tells an address that the account has left it. */
export const emailChangedMail = (it: { to: string; email: string }): Mail =>
  toMail({
    ...frame,
    to: it.to,
    subject: texts.emailChanged.subject,
    preview: texts.emailChanged.preview(it.email),
    title: texts.emailChanged.title,
    blocks: [
      { type: 'text', text: texts.emailChanged.text(it.email) },
      { type: 'note', text: texts.emailChanged.note },
    ],
  });
