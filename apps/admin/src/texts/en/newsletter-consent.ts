/** What a contact agreed to when they subscribed to the newsletter, and how it is taken back. */
export const texts = {
  title: 'Newsletter consent',
  failed: 'Couldn’t load what they agreed to.',
  tryAgain: 'Try again',
  consented: (email: string, when: string, page: string) => [email, when, page].filter((it) => it !== '').join(' · '),
  byFile: 'Came with an imported file, without the words',
  byFileOn: (when: string) => `Subscribed since ${when}, by an imported file`,
  withdrawn: (when: string, by: string) => `Withdrawn on ${when} by ${by}`,
  inStore: {
    yes: 'Your store knows.',
    waiting: 'Your store doesn’t know yet.',
    refused: 'Your store refused to hear it. Turn off marketing emails for this customer in Shopify.',
    no_scope: 'Chatty may not tell your store. Turn off marketing emails for this customer in Shopify.',
  },
  tellAgain: 'Tell the store again',
  tellFailed: 'Failed to tell the store',
  withdraw: 'Withdraw consent',
  withdrawTitle: 'Withdraw the newsletter consent?',
  means:
    'Do this when they ask for it. They are no longer a subscriber, and Chatty tells your store to send them no marketing emails. What they agreed to stays on record. Only they can subscribe again.',
  reason: 'Reason',
  reasonHint: 'Optional. It is kept with the record, and stands in the person’s export.',
  confirm: 'Withdraw',
  done: 'Consent withdrawn',
};
