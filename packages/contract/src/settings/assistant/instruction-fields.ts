import { z } from 'zod';
import { industries } from '../../instruction/industries.ts';
import { instructionMaxChars } from '../../limits.ts';
import { texts } from '../../texts.ts';

/** What the shop tells its assistant, and how far the setup has come. */
export const instructionFields = {
  /** The shop's wishes about manner and boundaries, for a language model. It adds no fact and lifts no rule. */
  customInstruction: z.string().trim().max(instructionMaxChars, texts.maxChars(instructionMaxChars)).default(''),
  /** Follows from the instruction, whatever whoever saves says. */
  hasInstruction: z.boolean().default(false),
  /** Somebody of the team has tried the assistant. */
  hasTested: z.boolean().default(false),
  /** What the shop sells, for what is proposed as its instruction; empty where nobody has said. */
  industry: z.enum(['', ...industries]).default(''),
};
