/** What is said of a session wherever one is: while it is looked for, when it cannot be had, and how it ends. */
export const texts = {
  loading: 'Loading',
  logOut: 'Log out',
  tryAgain: 'Try again',
  logInAgain: 'Log in again to continue.',
  cannotOpen: 'Chatty can’t be opened',
  noAnswer: 'Can’t reach Chatty',
  checkConnection: 'Check your connection. Nothing you wrote is lost.',
  autoLoginFailed: 'Failed to auto-login. Please try again.',
  notFromShopify: 'We couldn’t log you in from the Shopify admin.',
  shopifySilent: 'Shopify didn’t confirm who you are. Try again, or reload the page.',
  ended: {
    expired: { title: 'Session expired', text: 'Your session has expired. Please log in again.', action: 'OK' },
    'no-access': {
      title: 'You no longer have access',
      text: 'Chatty was uninstalled from this shop, or your seat was removed. Nothing more can be saved here. If this is a surprise, ask the shop’s owner.',
      action: 'Leave',
    },
    elsewhere: {
      title: 'You switched in another tab',
      text: 'Another tab is now in a different shop or account. Nothing more can be saved on this page.',
      action: 'Go there',
    },
  },
};
