import type { Mail } from '../../ports/mail.ts';
import { textOf } from './as-text.ts';
import { htmlOf } from './layout.ts';
import type { Letter } from './letter.ts';
import { oneLine } from './one-line.ts';

const subjectMaxChars = 140;
const senderMaxChars = 64;

/** Puts a letter into words for both kinds of readers: as text, and as HTML in its brand. */
export function toMail(it: Letter): Mail {
  const letter = { ...it, subject: oneLine(it.subject, subjectMaxChars) };
  const { to, subject, brand, unsubscribe, messageId, thread } = letter;
  return {
    to,
    subject,
    text: textOf(letter),
    html: htmlOf(letter),
    ...(brand.sender ? { senderName: oneLine(brand.sender, senderMaxChars) } : {}),
    ...(unsubscribe ? { unsubscribe } : {}),
    ...(messageId ? { messageId } : {}),
    ...(thread ? { thread } : {}),
  };
}
