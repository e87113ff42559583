import type { Feature } from '../../platform/feature.ts';
import { defineSchedule, handleBatch } from '../../platform/jobs/work.ts';
import { on } from '../../platform/reaction.ts';
import { conversationResolved, conversationsMerged, messageAppended } from '../conversations/index.ts';
import { mountMeasureAnew } from './measure-all-anew.ts';
import { measureConversations, measureUnmeasured } from './measure-conversations.ts';
import { metricCalls } from './metrics.calls.ts';
import { measureAnew } from './metric.store.ts';
import { measureJob } from './metrics.jobs.ts';
import { metricsTraces } from './metrics.traces.ts';

export const metricsFeature: Feature = {
  name: 'metrics',
  traces: metricsTraces,
  memberCalls: metricCalls,
  mount: mountMeasureAnew,
  jobs: [
    handleBatch(measureJob, 100, measureConversations),
    defineSchedule('metrics.measure-unmeasured', '*/10 * * * *', measureUnmeasured),
  ],
  reactions: [
    // A visitor's words begin a time and end none: they are measured with what ends it.
    on(messageAppended, (tx, { conversationId, by, kind }) => {
      if (kind === 'text' && (by === 'member' || by === 'assistant')) tx.enqueue(measureJob, { conversationId });
    }),
    on(conversationsMerged, measureAnew),
    on(conversationResolved, (tx, { conversationId }) => tx.enqueue(measureJob, { conversationId })),
  ],
};
