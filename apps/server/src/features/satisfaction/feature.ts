import type { Feature } from '../../platform/feature.ts';
import { satisfactionCalls } from './satisfaction.calls.ts';
import { satisfactionTraces } from './satisfaction.traces.ts';

export const satisfactionFeature: Feature = {
  name: 'satisfaction',
  traces: satisfactionTraces,
  visitorCalls: satisfactionCalls,
};
