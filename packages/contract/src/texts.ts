/** What people read about what they filled in; server and screens show the same. Without Zod, for everybody. */
export const texts = {
  required: 'This field is required',
  emailInvalid: 'Email is invalid',
  phoneInvalid: 'Phone number is invalid',
  mustBeDigits: 'Must be digits.',
  invalid: 'The value is invalid',
  minChars: (min: number) => `Fill at least ${min} characters`,
  maxChars: (max: number) => `Use at most ${max.toLocaleString('en-US')} characters`,
  codeDigits: (count: number) => `Enter all ${count} digits of the code`,
  atLeast: (min: number) => `Enter ${min} or more`,
  atMost: (max: number) => `Enter ${max} or less`,
  maxFiles: (max: number) => `Send at most ${max} files at a time`,
  maxItems: (max: number) => `Choose at most ${max}`,
  twice: 'This is in the list already',
  clock: 'Enter a time such as 09:30',
  day: 'Enter a date such as 2026-12-24',
  endsBefore: 'The end must be after the start',
  lastDayBefore: 'The last day can’t be before the first',
  color: 'Enter a color such as #1a5c4c',
};

/** How a method is called where its merchant has given it no title. */
export const contactNames = {
  whatsApp: 'WhatsApp',
  messenger: 'Messenger',
  phoneCall: 'Phone',
  email: 'Email',
  instagram: 'Instagram',
  telegram: 'Telegram',
  skype: 'Skype',
  line: 'LINE',
  zalo: 'Zalo',
  sms: 'Text message',
  tiktok: 'TikTok',
};

/** What is wrong with the value of a contact method. */
export const contactTexts = {
  problems: {
    whatsApp: 'Phone number is invalid. Start with the country code, such as +1',
    messenger: 'Enter the page’s name or number, as in m.me/yourshop',
    phoneCall: 'Phone number is invalid',
    email: 'Email is invalid',
    instagram: 'Enter the user name, such as @yourshop',
    telegram: 'Enter the user name, such as @yourshop, with 4 or more characters',
    skype: 'Enter the Skype name, such as yourshop or live:yourshop',
    line: 'Enter the LINE ID, such as @yourshop',
    zalo: 'Phone number is invalid',
    sms: 'Phone number is invalid',
    tiktok: 'Enter the user name, such as @yourshop',
  },
  zaloAddress: 'Enter an address at zalo.me, such as https://zalo.me/1234567890',
  inactive: 'Switch this method on first',
};

/** What a shop's chatbox says before its merchant has written anything. */
export const widgetTexts = {
  floatBtnLabel: 'Chat with us',
  welcome: 'Hi there 👋',
  description: 'Ask us anything, or find an answer below.',
  online: 'We’re online and happy to help.',
  offline: 'We’re away right now. Leave your email and we’ll reply there.',
  botWelcome: 'Hello! Ask me about products, orders, delivery, or returns.',
  chatPageTitle: 'Chat with us',
  faqPageTitle: 'Frequently asked questions',
  resolved: 'We haven’t heard from you for a while, so we’ve closed this conversation. Write to us anytime.',
  starters: ['Track my order', 'How long does delivery take?', 'What is your return policy?'],
};

/** The sign that people see for each reaction, in the order in which they are offered. */
export const reactionSigns = {
  heart: '❤️',
  'joy-face': '😂',
  'open-mount': '😮',
  cry: '😢',
  'pounting-face': '😡',
  'thump-up': '👍',
} as const;
