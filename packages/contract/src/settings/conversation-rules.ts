import { z } from 'zod';
import { widgetTexts } from '../default-texts.ts';
import { Between, Line } from './fields.ts';
import { autoResolveUnits } from './options.ts';

/** What becomes of conversations by themselves. */
export const conversationFields = {
  onAutoResolve: z.boolean().default(false).describe('A conversation that was answered is resolved after a silence'),
  timeAutoResolve: Between({ min: 1, max: 999 }).default(60).describe('How long the silence is'),
  typeAutoResolve: z.enum(autoResolveUnits).default('minutes').describe('What that is counted in'),
  resolvedAlert: Line(400)
    .default(widgetTexts.resolved)
    .describe('What the visitor reads then; without it they are told nothing but that it was resolved'),
};
