import type { Queue } from '../../platform/jobs/jobs.ts';
import { deleteShop } from './erase/delete-shop.ts';
import { removeFiles } from './erase/remove-files.ts';
import { exportContacts } from './export/export-contacts.ts';
import { mailExport } from './export/mail-export.ts';
import { Export, MailExport, OfReceipt, RemoveFiles } from './job-requests.ts';

/** The law's patience is days, a far end's silence may be hours. */
const owed = { evenUninstalled: true, concurrency: 1, expireSeconds: 3_600, retries: 15 } as const;

export const privacyQueues: Record<string, Queue> = {
  'privacy.remove-files': { handle: (services, data) => removeFiles(services, RemoveFiles.parse(data)), ...owed },
  'privacy.export': { handle: (services, data) => exportContacts(services, Export.parse(data)), ...owed },
  'privacy.mail-export': { handle: (services, data) => mailExport(services, MailExport.parse(data)), ...owed },
  'privacy.delete-shop': { handle: (services, data) => deleteShop(services, OfReceipt.parse(data)), ...owed },
};
