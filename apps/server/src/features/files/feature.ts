import type { Feature } from '../../platform/feature.ts';
import { defineSchedule } from '../../platform/jobs/work.ts';
import { sweepUnattached } from './attach-files.ts';
import { cappedFileCalls } from './files.caps.ts';
import { fileCalls, visitorFileCalls } from './files.calls.ts';
import { forgetExpired } from './keep-download.ts';
import { mountFiles } from './serve/serve-file.ts';
import { sweepUploads } from './upload.store.ts';
import { filesTraces } from './files.traces.ts';

export const filesFeature: Feature = {
  name: 'files',
  traces: filesTraces,
  memberCalls: fileCalls,
  visitorCalls: visitorFileCalls,
  cappedCalls: cappedFileCalls,
  jobs: [
    defineSchedule('files.sweep-unattached', '43 * * * *', sweepUnattached),
    defineSchedule('files.sweep-uploads', '47 * * * *', sweepUploads),
    defineSchedule('files.forget-expired', '29 * * * *', forgetExpired),
  ],
  mount: mountFiles,
};
