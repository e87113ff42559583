import { z } from 'zod';
import type { JobRequest } from '../../platform/jobs/jobs.ts';

/** Jobs name records by their ids: what they are about must not outlive them in the queue. */
export const OfReceipt = z.object({ shopId: z.uuid(), receiptId: z.uuid() });
export const RemoveFiles = OfReceipt.extend({ keys: z.array(z.string()) });
export const Export = OfReceipt.extend({ files: z.array(z.object({ contactId: z.uuid(), fileId: z.uuid() })) });
export const MailExport = OfReceipt.extend({ fileIds: z.array(z.uuid()) });

export const removeFilesJob = (data: z.infer<typeof RemoveFiles>): JobRequest => ({
  queue: 'privacy.remove-files',
  data,
});
export const exportJob = (data: z.infer<typeof Export>): JobRequest => ({ queue: 'privacy.export', data });
export const mailExportJob = (data: z.infer<typeof MailExport>): JobRequest => ({ queue: 'privacy.mail-export', data });
export const deleteShopJob = (data: z.infer<typeof OfReceipt>): JobRequest => ({ queue: 'privacy.delete-shop', data });
