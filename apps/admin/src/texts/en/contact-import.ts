import type { ImportExisting } from '@chatty/contract/contact-imports';
import type { ImportColumn } from '@chatty/contract/contact-import-row';

const number = (count: number) => count.toLocaleString('en-US');
const many = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`;

const columns: Record<ImportColumn, string> = {
  id: 'Contact ID',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  locale: 'Language',
  subscribed: 'Newsletter',
  tags: 'Tags',
};

const existing: Record<ImportExisting, string> = {
  update: 'Update contacts you already have',
  skip: 'Skip contacts you already have',
};

interface Counts {
  created: number;
  updated: number;
  skipped: number;
  failed: number;
}

/** How contacts come out of a file. */
export const texts = {
  import: 'Import',
  title: 'Import contacts',
  about:
    'A CSV file with one contact in each line, such as the customers you export from Shopify. The first line names the columns.',
  limits: (rows: number, megabytes: number) => `Up to ${number(rows)} contacts and ${megabytes} MB.`,
  file: 'CSV file',
  choose: 'Choose a file',
  drop: 'or drop it here',
  clear: 'Remove the file',
  reading: 'Reading the file',
  failedToRead: 'This file can’t be imported',
  tryAgain: 'Try again',
  columns: 'Columns',
  columnsHint: 'Check what each column of your file holds.',
  unnamed: (at: number) => `Column ${at}`,
  holds: (heading: string) => `What “${heading}” holds`,
  leaveOut: 'Leave out',
  columnNames: columns,
  nobody: 'Choose the column that holds the email or the phone number.',
  consent:
    'Only contacts whose Newsletter column says yes, or a date, become subscribers. Import only people who agreed.',
  preview: (shown: number, total: number) =>
    shown < total ? `The first ${shown} of ${number(total)} contacts` : many(total, 'contact', 'contacts'),
  previewProblems: (count: number) =>
    `${many(count, 'of them has', 'of them have')} a problem and will be left out. You can download those afterward.`,
  line: 'Line',
  existing: 'Contacts you already have',
  existingHint: 'Found by email, or else by phone. Empty cells change nothing.',
  existingNames: existing,
  tags: 'Tags for everyone in this file',
  cancel: 'Cancel',
  run: (count: number) => `Import ${many(count, 'contact', 'contacts')}`,
  failedToBegin: 'Failed to start the import',

  importing: (name: string) => `Importing ${name}`,
  progress: (gone: number, total: number) => `${number(gone)} of ${number(total)}`,
  stop: 'Stop',
  failedToStop: 'Failed to stop the import',
  ended: (name: string) => `${name} imported`,
  stopped: (name: string, gone: number, total: number) =>
    `Import of ${name} stopped after ${number(gone)} of ${number(total)}`,
  counts: ({ created, updated, skipped, failed }: Counts) =>
    [
      `${number(created)} added`,
      `${number(updated)} updated`,
      `${number(skipped)} unchanged`,
      ...(failed > 0 ? [`${number(failed)} failed`] : []),
    ].join(' · '),
  download: 'Download failed rows',
  failedToDownload: 'Failed to download the rows',
  dismiss: 'Close',
  failedToDismiss: 'Failed to close this',
  dismissTitle: 'Close without the failed rows?',
  dismissMeans: (failed: number) =>
    `${many(failed, 'row', 'rows')} couldn’t be imported. Once closed, you can’t download ${failed === 1 ? 'it' : 'them'} anymore.`,
};
