import type { Queue } from '../../platform/jobs/jobs.ts';
import { sweepUnattached } from './attach-files.ts';
import { forgetExpired } from './keep-download.ts';

export const fileQueues: Record<string, Queue> = {
  'files.sweep-unattached': { handle: (world) => sweepUnattached(world), schedule: '43 * * * *' },
  'files.forget-expired': { handle: (world) => forgetExpired(world), schedule: '29 * * * *' },
};
