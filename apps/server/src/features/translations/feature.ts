import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { translateByMachine } from './machine/translate-by-machine.ts';
import { translationsTraces } from './translations.traces.ts';
import { translationCalls } from './translations.calls.ts';
import { translateJob } from './translations.jobs.ts';

export const translationsFeature: Feature = {
  name: 'translations',
  traces: translationsTraces,
  memberCalls: translationCalls,
  jobs: [handle(translateJob, translateByMachine)],
};
