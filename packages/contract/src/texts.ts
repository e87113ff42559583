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
  mostMentions: (most: number) => `A note names at most ${most} people`,
  maxItems: (max: number) => `Choose at most ${max}`,
  amountMissing: (slot: string) => `Put ${slot} where the amount is to stand`,
  twice: 'This is in the list already',
  clock: 'Enter a time such as 09:30',
  day: 'Enter a date such as 2026-12-24',
  endsBefore: 'The end must be after the start',
  sameTime: 'Start and end can’t be the same time',
  lastDayBefore: 'The last day can’t be before the first',
  webAddress: 'Enter an address such as https://yourshop.com/privacy',
  twoChoices: 'Enter two or more choices',
  notChoice: 'Choose one of the list',
  consentRequired: 'Please agree first',
  color: 'Enter a color such as #1a5c4c',
};

/** What is wrong with a row of a file of contacts. */
export const contactImportTexts = {
  nobody: 'Add an email or a phone number',
  nameTooLong: 'Use at most 120 characters for the name',
  locale: 'Enter a language code such as en or de-CH',
  subscribed: 'Enter yes or no for the newsletter, or the date such as 2026-12-24',
  tags: (most: number, chars: number) =>
    `Enter at most ${most} tags with commas between them, each up to ${chars} characters`,
};

/** What is wrong with a field of contacts, and with a value of one. */
export const contactFieldTexts = {
  kinds: {
    text: 'The value is invalid',
    number: 'Enter a number such as 12.5',
    date: 'Enter a date such as 2026-12-24',
    yesNo: 'Enter yes or no',
    choice: 'Choose one of the list',
  },
  noChoices: 'Enter one or more choices',
  choiceTwice: 'Enter each choice once',
  mostChoices: (most: number) => `Enter at most ${most} choices`,
  inField: (field: string, problem: string) => `${field}: ${problem}`,
};

/** What is wrong with a scenario. */
export const scenarioTexts = {
  noStep: 'Add at least one step',
  saysNothing: 'Add a step that visitors notice: say, ask, show, or hand over',
  handOverIsLast: 'Nothing can follow once a person has the conversation. Move this step to the end',
  noProducts: 'Choose products, or enter what to search for',
  storePath: 'Enter an address in your store, such as /pages/returns',
};

/** What is wrong with a recommendation rule. */
export const recommendationTexts = {
  amount: 'Enter an amount such as 50 or 49.90',
  noProducts: 'Choose products, or name a type, vendor, or tag',
  noPair: 'Add at least one product',
  noPartner: 'Choose what goes with it',
  needsProduct: 'This needs a product. Choose that the visitor looks at one, or has one in the cart',
  money: 'Leave out prices and discounts. The cards show them as they are then',
};

/** What is wrong with a size guide. */
export const sizeGuideTexts = {
  fromAfterTo: 'The first number can’t be larger than the second',
  noColumn: 'Add at least one measure',
  noRow: 'Add at least one size',
  emptyRow: (size: string) => `Enter at least one range for ${size}`,
  sizeTwice: (size: string) => `${size} is in the table twice`,
  noScope: 'Choose which products this guide is for',
};

/** What is wrong with a shortcut. */
export const shortcutTexts = {
  saysNothing: 'Write a message, or choose what it does',
  key: 'Use letters, digits, - and _ only',
  unknownVariable: (name: string) =>
    name ? `There is no variable “${name}”. Choose one from the list` : 'Choose a variable from the list',
};

/** What is wrong with the cards of a message. */
export const insertTexts = {
  mostProducts: (most: number) => `A message shows at most ${most} products`,
};

/** What is wrong with a rule for a discount code. */
export const discountTexts = {
  amount: 'Enter an amount such as 50 or 49.90',
  shoppers: (most: number) => `Enter a whole number from 1 to ${most.toLocaleString('en-US')}`,
};

/** What is wrong with a text that is to be reworded. */
export const copilotTexts = { nothingWritten: 'Write something first', nothingAsked: 'Ask something first' };

export const testSuiteTexts = {
  noTurn: 'Write what the visitor asks',
  mostTurns: (most: number) => `A test has at most ${most} messages`,
  noCheck: 'Add at least one check',
  mostChecks: (most: number) => `A test has at most ${most} checks`,
};

/** What is wrong with where a block of FAQs is to be shown. */
export const faqBlockTexts = {
  path: 'Enter a path of your store such as /pages/help. An asterisk may stand at its end',
  collection: 'Enter a collection by its address, such as /collections/sale',
  tooLongTogether: 'These are too long for one block. Put some of them into another block',
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

/** What is wrong with what somebody looks for an order by, or sets of it. */
export const orderTexts = {
  trackingLink:
    'Enter an address such as https://parcels.example/{number}, with {number} where the parcel’s number goes',
  number: 'Enter the order number, such as #1001',
  address: 'Enter the email or phone number of the order',
  email: 'Enter the email of the order',
  phone: 'Enter the phone number of the order',
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
