/** What a visitor is told who goes over one of the caps. */
export const texts = {
  chats: 'Too many new chats',
  conversations: 'Too many new conversations',
  messages: 'Too many messages',
  files: 'Too many files',
  largeFiles: 'Too many large files',
  requests: 'Too many requests',
  questions: 'Too many questions',
  orderCodes: 'Too many codes',
  orderGuesses: 'Too many wrong codes',
  connections: 'Too many connections',
  pages: 'Too many open pages',
  subscriptions: 'Too many subscriptions',
  votes: 'Too many votes',

  fromYou: 'from you',
  fromNetwork: 'from your network',
  forShop: 'for this shop',
  tooMany: (what: string, whose: string, wait: string) => `${what} ${whose} right now. Wait ${wait} and try again.`,
};
