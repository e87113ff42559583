import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handle } from '../../platform/jobs/work.ts';
import { conversationsMerged } from '../conversations/index.ts';
import { eraseScheduled } from './erase-scheduled.ts';
import { moveScheduledOver } from './scheduled.store.ts';
import { schedulingCalls } from './scheduling.calls.ts';
import { eraseScheduledJob, sendDueJob } from './scheduling.jobs.ts';
import { schedulingTraces } from './scheduling.traces.ts';
import { sendDue, sendDueEverywhere } from './send-scheduled.ts';

/** Replies that are sent at their time. */
export const schedulingFeature: Feature = {
  name: 'scheduling',
  traces: schedulingTraces,
  memberCalls: schedulingCalls,
  reactions: [on(conversationsMerged, moveScheduledOver)],
  jobs: [
    handle(sendDueJob, sendDue),
    handle(eraseScheduledJob, eraseScheduled),
    defineSchedule('scheduling.send-due-everywhere', '* * * * *', sendDueEverywhere),
  ],
};
