import type { EmailFrom } from '@chatty/contract/contacts';

/** How sure an email address is: what stands beside it, and what that means. */
const emailFrom: Record<EmailFrom, { mark: string; why: string }> = {
  account: { mark: 'Verified', why: 'They’re logged in to their shop account.' },
  order: { mark: 'Verified by order', why: 'They confirmed an order placed with this address.' },
  team: { mark: 'Added by your team', why: 'Someone on your team added it.' },
  visitor: { mark: 'Unverified', why: 'The visitor typed it. Anyone could have.' },
};

const lastSeen = (time: string) => {
  if (time === 'now') return 'Last seen just now';
  return /^\d+ (?:min|h|d)$/.test(time) ? `Last seen ${time} ago` : `Last seen ${time}`;
};

/** The pane beside a thread: who writes, and what the shop knows of them. */
export const texts = {
  failed: 'Failed to load this customer',
  loading: 'Loading the customer',
  online: 'Online now',
  lastSeen,
  details: 'Contact details',
  fields: { name: 'Name', email: 'Email', phone: 'Phone' },
  noDetails: 'No contact details yet',
  noDetailsOf: (who: string) => `“${who}” is what your team sees until they tell you their name.`,
  emailFrom,
  add: 'Add details',
  edit: 'Edit',
  cancel: 'Cancel',
  save: 'Save',
  changedMeanwhile: (theirs: string) =>
    theirs === '' ? 'Somebody removed this meanwhile.' : `Somebody changed this to “${theirs}” meanwhile.`,
  keepMine: 'Keep mine',
  takeTheirs: 'Use theirs',
  preChat: 'Before the chat',
  agreedOn: (when: string) => `Agreed on ${when}`,
  agreedLink: 'Linked page',
  quoted: (text: string) => `“${text}”`,
  page: 'Current page',
  away: 'Not on the storefront right now',
  cart: 'Cart',
  cartEmpty: 'The cart is empty',
  cartAway: 'Shown while they’re on the storefront',
  cartLine: (quantity: number, title: string) => `${quantity} × ${title}`,
  cartNote: 'As reported by the visitor’s browser. The shop’s own prices apply.',
  orderStates: {
    AUTHORIZED: 'Authorized',
    PAID: 'Paid',
    PARTIALLY_PAID: 'Partially paid',
    PARTIALLY_REFUNDED: 'Partially refunded',
    PENDING: 'Payment pending',
    REFUNDED: 'Refunded',
    VOIDED: 'Voided',
    FULFILLED: 'Fulfilled',
    IN_PROGRESS: 'In progress',
    ON_HOLD: 'On hold',
    PARTIALLY_FULFILLED: 'Partially fulfilled',
    RESTOCKED: 'Restocked',
    SCHEDULED: 'Scheduled',
    UNFULFILLED: 'Unfulfilled',
  } as Record<string, string>,
  givenBack: (amount: string) => `${amount} refunded`,
  orders: 'Orders',
  ordersUnverified: 'Unverified email',
  ordersUnverifiedWhy:
    'The visitor typed this address and hasn’t proved that it’s theirs. Before you share anything about these orders, ask for an order number.',
  noOrders: 'No orders we can match to this contact',
  tryAgain: 'Try again',
  about: 'About',
  conversations: 'Conversations',
  language: 'Language',
  firstSeen: 'First seen',

  cancelled: 'Canceled',
  delivered: 'Delivered',
  trackParcel: 'Track package',
  expected: (day: string) => `Expected ${day}`,

  profile: 'Open profile',
  notes: 'Notes',
  noteOn: 'Note about this contact',
  notePlaceholder: 'Only your team sees this',
  addNote: 'Add note',
  editNote: 'Edit note',
  deleteNote: 'Delete note',
  deleteNoteTitle: 'Delete this note?',
  deleteNoteMeans: 'It’s gone for the whole team.',
  edited: 'edited',
  notesFailed: 'Failed to load the notes',

  privacy: 'Privacy',
  exportData: 'Export data',
  deleteContact: 'Delete contact',
  deleted: 'Contact deleted',
  deleteWho: (who: string) => `Delete ${who}?`,
  delete: 'Delete',
  typeDelete: 'delete',
  deleteMeans:
    'This permanently deletes all their conversations, messages, and files for your whole team. It can’t be undone.',
};
