import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { conversationsMerged } from '../conversations/index.ts';
import { moveRatings } from './rating.store.ts';
import { satisfactionCalls } from './satisfaction.calls.ts';
import { satisfactionTraces } from './satisfaction.traces.ts';

export const satisfactionFeature: Feature = {
  name: 'satisfaction',
  traces: satisfactionTraces,
  visitorCalls: satisfactionCalls,
  reactions: [on(conversationsMerged, moveRatings)],
};
