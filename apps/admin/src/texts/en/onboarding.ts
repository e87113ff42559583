const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** The gates before a shop's pages: its setup, and that its access is blocked. */
export const texts = {
  window: 'Setup · Chatty',
  welcome: (shop: string) => `Welcome, ${shop}`,
  subtitle: 'Get Chatty ready for your visitors. You can leave and come back anytime.',
  completed: 'Onboarding completed',
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  progressLabel: 'Setup progress',
  stepsLabel: 'Setup steps',
  states: { done: 'Done', current: 'Current step', later: 'Skipped for now', 'to-do': 'To do' },
  skip: 'Do this later',
  finish: 'Finish',
  finishTitle: 'Ready when you are',
  finishText: 'Finish takes you to your inbox, where your visitors’ conversations arrive.',
  finishOpen: (steps: readonly string[]) => `Not done yet: ${steps.join(', ')}.`,
  store: {
    title: 'Import your store',
    text: 'Chatty imports your products, pages, and policies so the assistant can answer from them. This runs in the background.',
    products: 'Products',
    pages: 'Pages and policies',
    reading: 'Importing your store…',
    readOf: (read: number, all: number) =>
      `${read.toLocaleString('en-US')} of ${counted(all, 'product', 'products')} imported`,
    soFar: (read: number) => `${counted(read, 'product', 'products')} so far`,
    read: (count: number) => `${counted(count, 'product', 'products')} imported`,
    none: 'No products imported yet',
    progressLabel: 'Products imported',
    again: 'Import again',
    start: 'Import my store',
    unknown: '–',
    found: (products: number, pages: number) =>
      [
        counted(products, 'product', 'products'),
        ...(pages > 0 ? [counted(pages, 'page', 'pages and policies')] : []),
      ].join(', '),
  },
  chatbox: {
    title: 'Turn on the chatbox',
    text: 'The theme editor opens with the chatbox turned on. Press Save there, and visitors see it on every page.',
    textByHand:
      'In the theme editor, open App embeds, turn on Chatty, and press Save. Visitors then see it on every page.',
    open: 'Open the theme editor',
    check: 'Check again',
    on: 'The chatbox is on in your theme',
    off: 'The chatbox is off in your theme',
    unknown: 'Your theme can only be checked in the Shopify admin.',
    openAdmin: 'Open the Shopify admin',
    failed: 'Your theme couldn’t be checked.',
  },
  team: {
    title: 'Invite your team',
    text: 'Invite the people who answer visitors, and choose how you hear about new conversations.',
    inTeam: (count: number) => (count === 1 ? 'Just you so far' : `${count} people on your team`),
    invite: 'Invite',
  },
  waitingTitle: 'This shop is being set up',
  waitingText: 'An admin is finishing the last steps. This page opens as soon as they’re done.',
  blockedWindow: 'Access blocked · Chatty',
  blockedTitle: 'Access to this shop is blocked',
  blockedText: (shop: string) => `Chatty is turned off for ${shop}. Your conversations and settings are safe.`,
  blockedDraft: (domain: string) => `Access to ${domain} is blocked. Please help me.`,
  loading: 'Loading',
};
