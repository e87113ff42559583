import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs/job.ts';

/** After a message was deleted: its files go, unless another message shows them. */
export const dropFilesJob = defineJob(
  'conversations.drop-files',
  z.object({ messageId: z.uuid(), urls: z.array(z.string()) }),
  { key: ({ messageId }, shopId) => `${shopId}/${messageId}` },
);
