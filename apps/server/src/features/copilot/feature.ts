import type { Feature } from '../../platform/feature.ts';
import { copilotCalls } from './copilot.calls.ts';
import { copilotTraces } from './copilot.traces.ts';

/** What the assistant does beside a member who answers: it suggests, rewords, translates and sums up, for them alone. */
export const copilotFeature: Feature = { name: 'copilot', traces: copilotTraces, memberCalls: copilotCalls };
