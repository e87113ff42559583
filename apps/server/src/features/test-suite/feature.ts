import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { on } from '../../platform/reaction.ts';
import { knowledgeChanged } from '../knowledge/index.ts';
import { eraseCase } from './cases/save-case.ts';
import { runByItself, runSoon } from './runs/begin-run.ts';
import { doRun } from './runs/do-run.ts';
import { testSuiteCalls } from './test-suite.calls.ts';
import { eraseCaseJob, runByItselfJob, runSuiteJob } from './test-suite.jobs.ts';
import { testSuiteTraces } from './test-suite.traces.ts';

/** What the assistant is tested with, again and again, and what stands before changes of its settings. */
export const testSuiteFeature: Feature = {
  name: 'test-suite',
  traces: testSuiteTraces,
  memberCalls: testSuiteCalls,
  jobs: [handle(runSuiteJob, doRun), handle(runByItselfJob, runByItself), handle(eraseCaseJob, eraseCase)],
  reactions: [on(knowledgeChanged, runSoon)],
};
