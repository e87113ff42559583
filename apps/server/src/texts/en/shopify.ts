/** What a merchant reads when Shopify, or the way there, does not do what we need. */
export const texts = {
  openAgain: 'Open the app in the Shopify admin again.',
  installFromStore: 'Install the app from the Shopify App Store.',
  installFailed: 'We couldn’t finish the installation. Start again from Shopify.',
  notSetUp: 'This server isn’t set up for Shopify.',
  otherPerson: 'Shopify named someone other than the person who opened the app. Open the app again.',
  personUnknown: 'Shopify didn’t tell us who opened the app. Open it again.',

  says: (reason: string) => `Shopify: ${reason}`,
  unreachable: 'We can’t reach Shopify right now. Try again in a few minutes.',
  tooLate: 'Shopify took too long to answer. Try again in a few minutes.',
  tooBusy: 'Shopify is too busy right now. Try again in a few minutes.',
  answered: (status: number) => `Shopify answered with an error (${status}). Try again in a few minutes.`,
  unreadable: 'We couldn’t read Shopify’s answer. Try again in a few minutes.',
  otherShape: 'Shopify sent an answer we don’t understand.',
  refusesShop: (status: number) => `Shopify refused access to this shop (${status}).`,
  refusesAccess: (reason: string) => `Shopify refused access (${reason}).`,
  noExpiringToken: 'Shopify didn’t grant renewable access.',
  notConnected: 'This shop isn’t connected. Open the app in the Shopify admin to connect it.',
  accessEnded: 'Shopify no longer gives us access. Open the app in the Shopify admin to reconnect.',

  codeNotYet: 'Shopify hasn’t finished making the discount code. Try again in a few minutes.',

  exportFailed: (reason: string) => `Shopify couldn’t export the products (${reason}).`,
  exportLost: 'no longer there',
  exportNotStarted: 'The export didn’t start.',
  exportTooSlow: 'Shopify took too long to export the products.',
  exportUnavailable: (status: number) => `We couldn’t download the products from Shopify (${status}).`,
  productTooLong: 'Shopify exported a product that is too long to read.',
  unsafeFile: 'Shopify sent a link to a file that isn’t safe to download.',
};
