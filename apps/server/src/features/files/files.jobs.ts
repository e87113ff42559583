import type { Queue } from '../../platform/jobs/jobs.ts';
import { sweepUnattached } from './attach-files.ts';
import { forgetExpired } from './keep-download.ts';
import { sweepUploads } from './upload.store.ts';

export const fileQueues: Record<string, Queue> = {
  'files.sweep-unattached': { handle: (world) => sweepUnattached(world), schedule: '43 * * * *' },
  'files.sweep-uploads': { handle: (world) => sweepUploads(world), schedule: '47 * * * *' },
  'files.forget-expired': { handle: (world) => forgetExpired(world), schedule: '29 * * * *' },
};
