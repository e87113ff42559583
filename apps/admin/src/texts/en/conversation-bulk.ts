const conversations = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'conversation' : 'conversations'}`;

/** Choosing many conversations, and what is done to them. */
export const texts = {
  select: (name: string) => `Select ${name}`,
  bar: 'Selected conversations',
  selected: (count: number) => `${count.toLocaleString('en')} selected`,
  all: (count: number) => `Select all ${count.toLocaleString('en')} that match`,
  clear: 'Clear selection',
  clearShort: 'Clear selection (Esc)',
  assign: 'Assign',
  resolve: 'Resolve',
  reopen: 'Reopen',
  notSpam: 'Not spam',
  snooze: 'Snooze',
  tags: 'Tags',
  priority: 'Priority',
  markRead: 'Mark read',
  markUnread: 'Mark unread',
  spam: 'Mark as spam',
  done: {
    resolve: (count: number) => `Resolved ${conversations(count)}`,
    reopen: (count: number) => `Reopened ${conversations(count)}`,
    spam: (count: number) => `Marked ${conversations(count)} as spam`,
    assign: (count: number) => `Assigned ${conversations(count)}`,
    snooze: (count: number) => `Snoozed ${conversations(count)}`,
    read: (count: number) => `Marked ${conversations(count)}`,
    priority: (count: number) => `Set the priority of ${conversations(count)}`,
    tags: (count: number) => `Changed the tags of ${conversations(count)}`,
  },
  nothing: 'Nothing to change',
  partly: (done: string, problem: string) => `${done}. Some were left out: ${problem}`,
  undo: 'Undo',
  undone: (count: number) => `Put back ${conversations(count)}`,
  undonePartly: (count: number, left: number) =>
    `Put back ${conversations(count)}. ${left === 1 ? 'One has' : `${left.toLocaleString('en')} have`} changed since.`,
  undoFailed: 'That couldn’t be undone. Please try again.',
  failed: 'That didn’t work. Please try again.',
  running: (gone: number, total: number) => `${gone.toLocaleString('en')} of ${total.toLocaleString('en')} done`,
  undoing: (gone: number, total: number) => `${gone.toLocaleString('en')} of ${total.toLocaleString('en')} put back`,
  stop: 'Stop and undo',
  keys: { x: 'Select', shiftX: 'Select up to here', shift: 'Shift + x', esc: 'Clear the selection' },
};
