const number = (count: number) => count.toLocaleString('en-US');

/** Contacts as files, and what can be done with one of the list. */
export const texts = {
  export: 'Export',
  cancel: 'Cancel',
  cancelExport: 'Cancel export',
  exporting: (done: number, total: number | null) =>
    total === null ? `${number(done)} exported` : `${number(done)} of ${number(total)}`,
  exported: (count: number) => (count === 1 ? '1 contact exported' : `${number(count)} contacts exported`),
  failedToExport: 'Failed to export your contacts',
  actionsFor: (who: string) => `Actions for ${who}`,
  actions: 'Actions',
};
