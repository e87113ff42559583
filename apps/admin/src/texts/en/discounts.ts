const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** The page of the discount codes that the assistant may name. */
export const texts = {
  title: 'Discounts',
  subtitle: 'The discount codes that your assistant may name to visitors who ask',
  list: 'Discount codes',
  notLoaded: 'Couldn’t load your discount codes',
  noneTitle: 'No discount codes',
  none: 'Codes that work in your store right now show here. Your assistant never makes one up.',
  ofNew: 'Name new codes by itself',
  ofNewHint:
    'Off: a code that you add to your store stays between you and whom you give it to, until you switch it on here.',
  newOn: 'Your assistant names new codes.',
  newOff: 'Your assistant keeps new codes to itself.',
  name: (code: string) => `Name to visitors: ${code}`,
  switchedOn: (code: string) => `Your assistant names ${code} to visitors who ask.`,
  switchedOff: (code: string) => `Your assistant no longer names ${code}.`,
  ruled: (code: string) => `Saved to whom ${code} is named`,
  notRuled: 'The discount code wasn’t changed.',
  conditions: 'Conditions',
  conditionsOf: (code: string) => `Conditions of ${code}`,
  off: 'Not named',
  unnamed: { over: 'Time is over', spent: 'Budget spent' },
  ends: (day: string) => `Ends ${day}`,
  customers: 'Signed-in customers',
  cartFrom: (amount: string) => `Cart from ${amount}`,
  namedUntil: (time: string) => `Named until ${time}`,
  shoppers: (count: number) => `Told to ${counted(count, 'shopper', 'shoppers')}`,
  shoppersOf: (count: number, budget: number) =>
    `Told to ${count.toLocaleString('en-US')} of ${counted(budget, 'shopper', 'shoppers')}`,

  dialog: (code: string) => `Who may hear of ${code}`,
  audience: 'Visitors',
  audiences: { everyone: 'Everyone who asks', customers: 'Customers who are signed in to your store' },
  minCart: (currency: string) => `Cart worth at least (${currency})`,
  minCartHint: 'As the visitor’s browser tells it. Your store checks its own minimum at the checkout.',
  until: 'Last day',
  untilHint: 'Your assistant stops naming the code after this day. Your store may take it for longer.',
  budget: 'Shoppers at most',
  budgetHint: 'Who was told the code before is told it again.',
  perShopper: 'One code for each shopper',
  perShopperHint:
    'Your assistant tells each shopper a code of their own, which your store takes once, until the last day above.',
  notPerShopper:
    'Only for discounts that take a percentage or an amount off all products, with no number of items to buy.',
  ownCodes: 'One code for each shopper',
  failed: (time: string) => `A shopper didn’t get their code (${time}).`,
  failedHint: 'Your assistant told them so and offered a person. Who asks again is tried again.',
  noScope: {
    title: 'Chatty may not create discount codes yet',
    text: 'One code for each shopper needs your permission to create discounts in your store.',
    allow: 'Allow',
    allowInShopify: 'Open Chatty in your Shopify admin to allow it.',
    allowed: 'Allowed. New codes work within a minute.',
    declined: 'You didn’t allow it. Shoppers get no code of their own.',
    failed: 'Shopify couldn’t ask you. Try again.',
  },
  undo: 'Undo',
  save: 'Save',
  cancel: 'Cancel',
};
