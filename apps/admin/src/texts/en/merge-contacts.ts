import type { Likeness } from '@chatty/contract/contact-merge';

const likeness: Record<Likeness, string> = { email: 'Same email', phone: 'Same phone', name: 'Same name' };

/** Merging two contacts who are the same person, wherever that is offered. */
export const texts = {
  title: 'Same person twice?',
  merge: 'Merge with…',
  mergeWho: (who: string) => `Merge ${who}`,
  search: 'Find the other contact',
  searchPlaceholder: 'Search name, email, or phone',
  likely: 'May be the same person',
  likeness,
  found: 'Contacts found',
  typeMore: 'Type a name, an email, or a phone number.',
  none: 'No other contact matches.',
  loading: 'Looking for contacts',
  failedToFind: 'Failed to look for contacts',
  back: 'Choose another',
  keep: 'What stays',
  fields: { name: 'Name', email: 'Email', phone: 'Phone' },
  nothing: 'None',
  same: 'The same for both',
  moves:
    'All conversations, notes, orders, and consents come together under one contact. If one of them is blocked, both are.',
  unseen: 'Visitors notice nothing: in the chat, each device keeps showing only the conversations it had.',
  forGood: 'This can’t be undone.',
  confirm: 'Merge',
  cancel: 'Cancel',
  merged: 'Contacts merged',
  failed: 'Failed to merge these contacts',
  timeline: (by: string, who: string) => `${by} merged ${who} into this contact`,
  signedIn: (who: string) => `${who} signed in as this customer`,
};
