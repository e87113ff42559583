import type { Queue } from '../../platform/jobs/jobs.ts';
import { forgetExpired } from './keep-download.ts';

export const fileQueues: Record<string, Queue> = {
  'files.forget-expired': { handle: (world) => forgetExpired(world), schedule: '29 * * * *' },
};
