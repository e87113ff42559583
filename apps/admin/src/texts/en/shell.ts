/** What stands around the pages of the admin, and what comes in their place. */
export const texts = {
  skipToPage: 'Skip to content',
  footer: 'Created by Chatty with love',
  supportSession: (shop: string) => `Support session for ${shop}`,
  loading: 'Loading',

  offline: 'Offline. Reconnecting…',
  offlineWithUnsent: (count: number) =>
    count === 1
      ? 'Offline. 1 message will be sent when you’re back. Reconnecting…'
      : `Offline. ${count} messages will be sent when you’re back. Reconnecting…`,

  menu: {
    dashboard: 'Dashboard',
    inbox: 'Inbox',
    contacts: 'Contacts',
    faqs: 'FAQs',
    chatbox: 'Chatbox',
    assistant: 'AI assistant',
    campaigns: 'Proactive chat',
    automation: 'Automation',
    analytics: 'Analytics',
    subscription: 'Subscription',
    settings: 'Settings',
  },
  openMenu: 'Menu',
  mainMenu: 'Main',
  collapseMenu: 'Collapse navigation',
  expandMenu: 'Expand navigation',
  shopAdmin: 'Shop admin',
  storefront: 'View storefront',
  opensInNewTab: '(opens in a new tab)',
  unreadConversations: 'unread conversations',

  userMenu: (name: string) => `User menu of ${name}`,
  you: 'You',
  shop: 'Shop',
  shops: 'Shops',
  currentShop: 'Current shop',
  awayMode: 'Away mode',
  account: 'My account',
  install: 'Install the app',
  logOut: 'Log out',

  notFoundTitle: 'Not Found',
  notFound: "The page you're looking for couldn't be found",
  notFoundText: 'The link may be wrong, or the page failed to open. Reload the page or go back.',
  reload: 'Reload',
  back: 'Back',
  contactUs: 'Contact us',
  helpWithNotFound: 'Please help me fix 404 page',
  supportAway: 'Support chat isn’t available right now. Please try again in a moment.',

  saleDeal: 'Get my deal',
  saleClaim: 'Claim my discount',
  saleWait: (percentOff: number) => `Wait! Don't lose your ${percentOff}% savings forever`,
  saleLater: 'Save for later',
};
