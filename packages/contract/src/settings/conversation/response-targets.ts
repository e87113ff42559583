import { z } from 'zod';
import { Between } from '../fields.ts';
import { mostTargetMinutes } from '../options.ts';

const Minutes = Between({ min: 1, max: mostTargetMinutes }).nullable().default(null);

/** Within which time people are to answer; without one nothing runs and nothing is shown. */
export const responseTargetFields = {
  firstResponseTarget: Minutes.describe(
    'Within how many minutes a person first answers who waits for one; empty: no target',
  ),
  nextResponseTarget: Minutes.describe('Within how many minutes each answer after that comes; empty: no target'),
  resolutionTarget: Minutes.describe(
    'Within how many minutes a conversation that a person has is resolved; empty: no target',
  ),
  areTargetsInHours: z
    .boolean()
    .default(true)
    .describe('Of these minutes only those within the working hours count; else all do'),
};
