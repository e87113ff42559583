import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handle } from '../../platform/jobs/work.ts';
import { usageCalls } from './usage.calls.ts';
import { mailWarning } from './usage.jobs.ts';
import { usageTraces } from './usage.traces.ts';
import { sendWarning, warnEverywhere } from './warn-admins.ts';

/** What the assistant did, what that cost, and what is left of the shop's plan. */
export const usageFeature: Feature = {
  name: 'usage',
  traces: usageTraces,
  memberCalls: usageCalls,
  jobs: [handle(mailWarning, sendWarning), defineSchedule('usage.warn-everywhere', '*/10 * * * *', warnEverywhere)],
};
