/** Whether the chatbox is in the store's theme. */
export const texts = {
  title: 'Chatbox in your theme',
  subtitle: 'The chatbox shows in your store once its app embed is on in your theme',
  back: 'Chatbox',

  states: {
    on: 'The chatbox is on in your theme',
    off: 'The chatbox is off in your theme',
    other_theme: 'You published another theme, and the chatbox isn’t on in it yet',
    unknown: 'We can’t see your theme',
  },
  seen: 'Visitors have the chatbox in your store',
  theme: (name: string) => `Published theme: ${name}`,
  seenAt: (when: string) => `A visitor last used it ${when}.`,
  neverSeen: 'No visitor has used it yet.',
  checkedAt: (when: string) => `Checked ${when}`,
  unknownHint: 'Chatty isn’t allowed to read your themes. Open your store and look for the chatbox there.',
  turnOn: 'Open the theme editor, which turns the chatbox on, and press Save there. Then check again.',
  byHand: 'In the theme editor, open App embeds, turn on Chatty, and press Save. Then check again.',
  keep: 'To take the chatbox out of your theme, open App embeds in the theme editor.',
  open: 'Open the theme editor',
  check: 'I’ve turned it on: check again',
  checkAgain: 'Check again',
  failed: 'Your theme couldn’t be checked. Try again in a moment.',
  viewStore: 'View your store',

  visible: 'In your store',
  enableChatbox: 'Show the chatbox to visitors',
  enableChatboxHint:
    'Off hides it on every page, whatever the theme says. Links in emails then lead to your store without opening their conversation.',
  places: 'Where it shows',
  placesHint:
    'On the pages of your theme: home, products, collections, cart, blog, and search. Also in the theme editor, so that you see it as visitors do. It isn’t on the checkout.',
  toPages: 'Choose pages',

  banner: {
    off: 'Visitors don’t see the chatbox yet: it’s off in your theme.',
    other_theme: 'Visitors don’t see the chatbox: it isn’t on in the theme you published.',
    blocked:
      'Chatty has turned the chatbox off for your store, so visitors don’t see it. Your settings and conversations are safe.',
    contactDraft: (domain: string) => `The chatbox of ${domain} is turned off. Please help me.`,
    hidden: 'Visitors don’t see the chatbox: you’ve hidden it.',
    action: 'Show me',
  },
};
