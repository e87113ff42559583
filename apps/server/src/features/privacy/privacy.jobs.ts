import type { Queue } from '../../platform/jobs/jobs.ts';
import { deleteShop } from './erase/delete-shop.ts';
import { removeFiles } from './erase/remove-files.ts';
import { exportContacts } from './export/export-contacts.ts';
import { mailExport } from './export/mail-export.ts';
import { Export, MailExport, OfReceipt, RemoveFiles } from './job-requests.ts';

/** The law's patience is days, a far end's silence may be hours. */
const owed = { evenUninstalled: true, concurrency: 1, expireSeconds: 3_600, retries: 15 } as const;

export const privacyQueues: Record<string, Queue> = {
  'privacy.remove-files': { handle: (world, data) => removeFiles(world, RemoveFiles.parse(data)), ...owed },
  'privacy.export': { handle: (world, data) => exportContacts(world, Export.parse(data)), ...owed },
  'privacy.mail-export': { handle: (world, data) => mailExport(world, MailExport.parse(data)), ...owed },
  'privacy.delete-shop': { handle: (world, data) => deleteShop(world, OfReceipt.parse(data)), ...owed },
};
