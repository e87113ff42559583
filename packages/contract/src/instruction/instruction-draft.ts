import { z } from 'zod';
import { call } from '../call.ts';
import { industries } from './industries.ts';
import { tones } from './templates.ts';

export const NewInstructionDraft = z.object({ industry: z.enum(['', ...industries]), tone: z.enum(tones) });
export type NewInstructionDraft = z.infer<typeof NewInstructionDraft>;

/** An instruction that is proposed; nothing of it is saved. */
export const InstructionDraft = z.object({
  text: z.string(),
  /** Whose words they are: the house's own, or those of a language model that said nothing else with them. */
  wordedBy: z.enum(['house', 'model']),
});
export type InstructionDraft = z.infer<typeof InstructionDraft>;

export const instructionDrafts = {
  'POST /ai_assistant/instruction/draft': call({
    by: ['admin'],
    body: NewInstructionDraft,
    data: InstructionDraft,
    perMinute: 10,
    summary: 'Propose an instruction for the assistant, made of what the store has',
  }),
};
