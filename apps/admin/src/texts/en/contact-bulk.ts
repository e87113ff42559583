const number = (count: number) => count.toLocaleString('en-US');
const many = (count: number) => `${number(count)} ${count === 1 ? 'contact' : 'contacts'}`;

/** What can be done to many contacts at once. */
export const texts = {
  select: (who: string) => `Select ${who}`,
  selectShown: 'Select all shown',
  bar: 'Selected contacts',
  selected: (count: number, moreThan: number | null) =>
    moreThan === null ? `${number(count)} selected` : `More than ${number(moreThan)} selected`,
  all: (count: number | null) => (count === null ? 'Select all that match' : `Select all ${number(count)}`),
  clear: 'Clear selection',
  tags: 'Tags',
  block: 'Block',
  unblock: 'Unblock',
  export: 'Export',
  delete: 'Delete',
  stop: 'Stop',
  working: (gone: number, total: number) => `${number(gone)} of ${number(total)}`,
  undo: 'Undo',
  nothing: 'Nothing to change',
  stopped: (done: string) => `Stopped. ${done}`,
  done: {
    tags: (count: number) => `Tags changed for ${many(count)}`,
    block: (count: number) => `${many(count)} blocked`,
    unblock: (count: number) => `${many(count)} unblocked`,
    delete: (count: number) => `${many(count)} deleted`,
  },
  undone: 'Undone',
  failed: 'That didn’t work for all of them',
  exported: (count: number) => `${many(count)} exported`,
  failedToExport: 'Failed to export your contacts',
  blockTitle: (count: number) => `Block ${many(count)}?`,
  blockMeans:
    'Their messages are refused, their conversations leave the inbox, and nobody is notified. You can unblock them anytime.',
  deleteTitle: (count: number) => `Delete ${many(count)}?`,
  deleteMeans:
    'This deletes their details, conversations, and files for good. You can’t undo it. To keep a copy, export them first.',
  typeDelete: 'delete',
};
