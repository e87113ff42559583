import { z } from 'zod';
import { industries } from '../../instruction/industries.ts';
import { instructionMaxChars } from '../../limits.ts';
import { texts } from '../../texts.ts';

/** What the shop tells its assistant, and how far the setup has come. */
export const instructionFields = {
  customInstruction: z
    .string()
    .trim()
    .max(instructionMaxChars, texts.maxChars(instructionMaxChars))
    .default('')
    .describe('The shop’s wishes about manner and boundaries, for a language model; they add no fact and lift no rule'),
  hasInstruction: z
    .boolean()
    .default(false)
    .describe('There is an instruction; follows from it, whatever whoever saves says'),
  hasTested: z.boolean().default(false).describe('Somebody of the team has tried the assistant'),
  industry: z
    .enum(['', ...industries])
    .default('')
    .describe('What the shop sells, for what is proposed as its instruction'),
};
