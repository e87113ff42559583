import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handle } from '../../platform/jobs/work.ts';
import { eraseScheduled } from './erase-scheduled.ts';
import { schedulingCalls } from './scheduling.calls.ts';
import { eraseScheduledJob, sendDueJob } from './scheduling.jobs.ts';
import { schedulingTraces } from './scheduling.traces.ts';
import { sendDue, sendDueEverywhere } from './send-scheduled.ts';

/** Replies that are sent at their time. */
export const schedulingFeature: Feature = {
  name: 'scheduling',
  traces: schedulingTraces,
  memberCalls: schedulingCalls,
  jobs: [
    handle(sendDueJob, sendDue),
    handle(eraseScheduledJob, eraseScheduled),
    defineSchedule('scheduling.send-due-everywhere', '* * * * *', sendDueEverywhere),
  ],
};
