/** The page that says when the assistant passes visitors on to people. */
export const texts = {
  title: 'Hand-off',
  subtitle: 'When a conversation goes to a person by itself, and what the visitor is told',

  hours: 'Working hours',
  hoursHint: 'When the assistant answers and when your team does, by your working hours.',
  backup: {
    allow_always: 'The assistant answers at any time',
    allow_offline_hour: 'The assistant answers outside your working hours',
    dont_allow: 'The assistant answers within your working hours',
  },
  backupHint: {
    allow_always: 'Visitors reach your team through it, whenever they need a person.',
    allow_offline_hour: 'Within them, every conversation waits for your team.',
    dont_allow: 'Outside them it doesn’t stand in for your team: visitors leave a message.',
  },

  rulesTitle: 'Rules',
  rules: {
    request: {
      label: 'The visitor asks for a person',
      hint: 'Off, the assistant offers nobody at first. Who gets nowhere is still offered a person.',
    },
    complaint: {
      label: 'The visitor complains or is angry',
      hint: 'Off, the assistant goes on answering.',
    },
    afterSales: {
      label: 'The message is about a return, refund, exchange, repair, or warranty',
      hint: 'Off, the assistant answers these from your store’s own texts.',
    },
    attempts: {
      label: 'The assistant doesn’t get anywhere',
      hint: 'Several questions in a row had no answer, or the same one was asked three times.',
    },
    cartValue: {
      label: 'The cart is worth a lot',
      hint: 'Your team answers such visitors from their first message on.',
    },
    tagged: {
      label: 'The customer has a tag',
      hint: 'Your team answers these customers from their first message on.',
    },
  },
  attempts: 'Questions without an answer',
  amount: 'Cart value from',
  amountHint: 'In the currency of the visitor’s cart',
  tags: 'Tags',
  chooseTags: 'Choose tags',
  noTags: 'No tag of that name',
  said: 'What the visitor is told',
  saidOf: (rule: string) => `What the visitor is told: ${rule}`,
  saidHint: 'In your store’s language. Empty, the assistant says it in its own words, in every language.',

  topics: 'Topics it never answers',
  topicsHint: 'A message that holds a topic’s name or one of its words is never answered by the assistant.',
  topic: (at: number) => `Topic ${at}`,
  topicTitle: 'Topic',
  words: 'Example words',
  wordsHint: 'Press Enter after each word or phrase.',
  thenLabel: 'Then',
  leadsTo: { person: 'Get a person', decline: 'Decline politely' },
  topicSaid: { person: 'a topic for a person', decline: 'a topic that is declined' },
  addTopic: 'Add a topic',
  removeTopic: (title: string) => `Remove “${title}”`,
  noRoom: (most: number) => `There is room for ${most} topics`,

  reach: 'While nobody is there',
  contactForm: 'Ask for an email address',
  contactFormHint: 'Visitors who are passed on outside your hours leave an address and their message.',
  supportEmails: 'Support emails',
  supportEmailsHint: (most: number) =>
    `Each address is mailed when the assistant passes a visitor on. At most ${most}.`,
  emailPlaceholder: 'support@yourstore.com',
};
