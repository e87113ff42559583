/** FAQs as files: how they leave, and how they come. */
export const texts = {
  import: 'Import',
  export: 'Export',
  failedToExport: 'Failed to export',
  formats: {
    csv: 'CSV',
    excel: 'CSV with semicolons',
    json: 'JSON',
  },
  dialog: {
    title: 'Import FAQs',
    about:
      'Choose a CSV or JSON file. FAQs you have are recognized by their ID or question and changed; all others are added. You see what will happen before anything is changed.',
    template: 'Download a template',
    backup: 'To undo an import, export your FAQs first and import that file again.',
    file: 'File',
    choose: 'Choose a file',
    clear: 'Clear',
    checking: 'Reading the file …',
    failedToCheck: 'This file can’t be imported',
    failedToImport: 'Nothing was imported',
    summary: (created: number, changed: number, same: number, refused: number) =>
      `${created} to add, ${changed} to change, ${same} unchanged, ${refused} with problems.`,
    fix: 'Fix the lines below in your file and choose it again. Nothing is imported until all lines are right.',
    nothing: 'Your FAQs are like this file already.',
    ignored: (names: string) => `These columns mean nothing to Chatty and are ignored: ${names}.`,
    rows: 'What the import does',
    line: 'Line',
    question: 'Question',
    what: 'What happens',
    kinds: { create: 'Added', change: 'Changed', same: 'Unchanged', refused: 'Problem' },
    more: (count: number) => `and ${count} more`,
    run: (count: number) => (count === 1 ? 'Import 1 FAQ' : `Import ${count} FAQs`),
    running: 'Importing. This may take a few seconds …',
    cancel: 'Cancel',
    done: (created: number, changed: number) => `${created} added, ${changed} changed`,
  },
};
