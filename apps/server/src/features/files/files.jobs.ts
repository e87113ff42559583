import type { Queue } from '../../platform/jobs/jobs.ts';
import { sweepUnattached } from './attach-files.ts';
import { forgetExpired } from './keep-download.ts';
import { sweepUploads } from './upload.store.ts';

export const fileQueues: Record<string, Queue> = {
  'files.sweep-unattached': { handle: (services) => sweepUnattached(services), schedule: '43 * * * *' },
  'files.sweep-uploads': { handle: (services) => sweepUploads(services), schedule: '47 * * * *' },
  'files.forget-expired': { handle: (services) => forgetExpired(services), schedule: '29 * * * *' },
};
