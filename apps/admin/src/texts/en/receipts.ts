const number = (count: number) => count.toLocaleString('en-US');

/** Kinds of records as the server counts them, the most telling first. */
const kinds: Record<string, string> = {
  contacts: 'Contact',
  conversations: 'Conversations',
  messages: 'Messages',
  files: 'Files',
  contactNotes: 'Notes about them',
  preChats: 'Answers before the chat',
  satisfactionRatings: 'Ratings',
  newsletter_subscribers: 'Newsletter subscriptions',
  drafts: 'Drafts of replies',
  scheduledMessages: 'Replies scheduled for later',
  importRows: 'Rows of imported files',
  mentions: 'Mentions of teammates',
  trailSteps: 'Steps in the store',
  decisions: 'AI assistant decisions',
  order_proofs: 'Orders they proved to be theirs',
  order_codes: 'Codes mailed for an order',
  order_attempts: 'Order lookups',
  bulk_changes: 'Steps of bulk actions',
  metrics: 'Measured times',
  events: 'Entries of the live log',
  jobs: 'Waiting tasks',
  deliveries: 'Store notifications',
};

/** A kind that has no words of its own yet, read from its name. */
const wordsOf = (kind: string) => {
  const words = kind.replaceAll('_', ' ').replace(/[A-Z]/g, (it) => ` ${it.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const few = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${number(count)} ${count === 1 ? one : many}`];

/** Receipts of deleted contacts. */
export const texts = {
  receipts: 'Deletion receipts',
  subtitle: 'Proof of what you deleted, without naming anyone',
  moreActions: 'More actions',

  title: 'Deletion receipt',
  complete: 'Complete',
  removing: 'Removing files…',
  completeMeans: 'All of this is deleted for good.',
  removingMeans: 'Everything else is gone. The last files are being removed right now.',
  id: 'Receipt ID',
  copyId: 'Copy receipt ID',
  copied: 'Copied',
  deletedOn: 'Deleted',
  completedOn: 'Files removed',
  by: 'By',
  byPlatform: 'Shopify, on the customer’s behalf',
  byFormer: 'A former team member',
  what: 'What was deleted',
  kind: 'Kind of record',
  count: 'Count',
  kindOrder: Object.keys(kinds),
  kindOf: (kind: string): string => kinds[kind] ?? wordsOf(kind),
  number,
  namesNobody: 'Nothing in it tells who was deleted. You find it again under Contacts, Deletion receipts.',
  download: 'Download',
  close: 'Close',

  list: {
    loading: 'Loading receipts',
    notLoaded: 'Couldn’t load your receipts',
    noneTitle: 'No receipts yet',
    none: 'When you delete a contact, the proof of what was deleted shows up here.',
    toContacts: 'Go to contacts',
    more: 'Load more',
    open: (when: string) => `Open the receipt of ${when}`,
    holds: (conversations: number, messages: number, files: number): string =>
      [
        ...few(conversations, 'conversation', 'conversations'),
        ...few(messages, 'message', 'messages'),
        ...few(files, 'file', 'files'),
      ].join(', ') || 'No conversations',
  },
};
