/** One's own account: picture, password, second factor and sessions. */
export const texts = {
  ownerOnly: 'Only the account’s owner can change this.',
  notAPicture: 'Choose a PNG, JPEG, or WebP picture.',
  unreadablePicture: 'We couldn’t read this picture. Choose a PNG, JPEG, or WebP.',
  thisSession: 'This session',
  ownBrowser: 'This is the browser you’re using. Log out instead.',
  support: 'Chatty support',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  twoFactorOn: 'Two-factor authentication is already on.',
  twoFactorNotBegun: 'Set up two-factor authentication first.',
  addressLinkUsed: 'This link has expired or was already used. Save the address again to get a new one.',
};
