/** Logging in, codes, passwords and links. */
export const texts = {
  wrongLogin: 'The email or password is incorrect.',
  wrongPassword: 'The password is incorrect.',
  wrongMailedCode: 'This code is incorrect or has expired. Use the code from the latest email, or get a new one.',
  wrongAppCode: 'This code is incorrect. Enter the one your authenticator app shows now.',
  codeAlreadyUsed: 'This code has already been used. Log in again with the next one.',
  tookTooLong: 'This took too long. Log in again.',
  linkUsed: 'This link has expired or was already used. Ask for a new one.',
  autoLoginFailed: 'Failed to auto-login. Please try again.',
  accountChanged: 'Your account just changed. Log in again.',
  noShop: 'Your account isn’t part of any shop. Ask the shop’s admin to invite you.',
  noAccess: 'You no longer have access to this shop: Chatty was uninstalled there, or your seat was removed.',
  uninstalled: 'Chatty is no longer installed on this shop.',
  unknownBrowser: 'We don’t recognize this browser anymore.',
  emailElsewhere: 'Another account already uses this email.',
  foreignPage: 'You can’t log in from this page.',
  thisAccount: 'This account',
  shopOwner: 'The owner of this shop',

  hasPassword: 'You already have an account with a password. Ask for a new invitation so you can join with it.',
  passwordBlank: 'Use letters, digits, or symbols, not just spaces',
  passwordTooShort: (min: number) => `Fill at least ${min} characters (leading and trailing spaces don’t count)`,
  passwordIsEmail: 'Don’t use your email as your password',
  passwordTooCommon: 'This password is too easy to guess',

  tooManyPasswords: (wait: string) =>
    `Too many incorrect passwords. Wait ${wait} and try again, or reset your password now.`,
  tooManyMailedCodes: (wait: string) => `Too many incorrect codes. Get a new code here, or wait ${wait} and try again.`,
  tooManyCodes: (wait: string) => `Too many incorrect codes. Wait ${wait} and try again.`,
  tooManyCodesLocked: 'Too many incorrect codes. Wait 15 minutes and try again.',
  tooManyCodesLoginLocked: 'Too many incorrect codes. Wait 15 minutes and log in again.',
  tooManyCodeMails: (wait: string) =>
    `We’ve already sent several codes to this address. Use the latest one, or wait ${wait} to get another.`,
  tooManyLinkMails: (wait: string) =>
    `We’ve already sent several links to this address. Use the latest one, or wait ${wait} to get another.`,
};
