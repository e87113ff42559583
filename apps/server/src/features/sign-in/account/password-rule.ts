import { passwordMinChars } from '@chatty/contract/limits';
import { texts } from '#texts/sign-in.ts';
import { Problem } from '../../../platform/problem.ts';

/** What attackers try first, of those that are long enough for the contract. */
const commonest = new Set(
  (
    'password password1 password12 password123 passw0rd p@ssw0rd 12345678 123456789 1234567890 0123456789 987654321 ' +
    '87654321 11111111 00000000 22222222 88888888 123123123 12341234 11223344 qwertyui qwertyuiop qwerty123 qwerty12 ' +
    '1q2w3e4r 1qaz2wsx q1w2e3r4 1q2w3e4r5t zaq12wsx asdfghjk asdfasdf asdfghjkl zxcvbnm123 abcd1234 abc12345 a1b2c3d4 ' +
    'iloveyou sunshine princess football baseball superman starwars trustno1 letmein1 welcome1 welcome123 admin123 ' +
    'administrator changeme changeme1 computer michelle jennifer whatever dragon123 monkey123 secret123 internet'
  ).split(' '),
);

/** What nobody sees: spaces of all kinds, control characters, and marks of no width. */
const unseen = /[\s\p{Z}\p{C}]/gu;

/**
 * Throws `bad_input` for a password that is none, spaces alone, and for one that is guessed first: the commonest ones, and
 * one's own e-mail address.
 */
export function mustBeGoodPassword(password: string, email: string): void {
  const typed = password.trim().toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  const refuse = (message: string) => new Problem('bad_input', message, { password: message });
  if (typed.replace(unseen, '') === '') throw refuse(texts.passwordBlank);
  if ([...typed].length < passwordMinChars) {
    throw refuse(texts.passwordTooShort(passwordMinChars));
  }
  if (typed === email.toLowerCase() || typed === name) throw refuse(texts.passwordIsEmail);
  if (commonest.has(typed) || /^(.)\1*$/.test(typed)) throw refuse(texts.passwordTooCommon);
}
