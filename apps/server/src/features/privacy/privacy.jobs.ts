import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

// Jobs name records by their ids: what they are about must not outlive them in the queue.

/** The law's patience is days, a far end's silence may be hours. */
const owed = { evenUninstalled: true, concurrency: 1, expireSeconds: 3_600, retries: 15 } as const;

const OfReceipt = z.object({ receiptId: z.uuid() });

export const removeFilesJob = defineJob('privacy.remove-files', OfReceipt.extend({ keys: z.array(z.string()) }), owed);

export const exportJob = defineJob(
  'privacy.export',
  OfReceipt.extend({ files: z.array(z.object({ contactId: z.uuid(), fileId: z.uuid() })) }),
  owed,
);

export const mailExportJob = defineJob('privacy.mail-export', OfReceipt.extend({ fileIds: z.array(z.uuid()) }), owed);

export const deleteShopJob = defineJob('privacy.delete-shop', OfReceipt, owed);
