import { z } from 'zod';
import { call } from '../call.ts';
import { Id, Moment } from '../fields.ts';

/** An instruction as it was saved, without its words. */
export const InstructionVersion = z.object({
  id: Id,
  savedAt: Moment,
  /** As they were called then. */
  authorName: z.string(),
  /** Characters; 0 where it was emptied. */
  chars: z.number().int(),
});
export type InstructionVersion = z.infer<typeof InstructionVersion>;

const read = ['admin', 'member'] as const;

export const instructionVersions = {
  'GET /ai_assistant/instruction/versions': call({
    by: read,
    data: z.array(InstructionVersion),
    summary: 'The versions of the assistant’s instruction, latest first',
  }),
  'GET /ai_assistant/instruction/versions/:id': call({
    by: read,
    /** `before`: what stood there until then. */
    data: z.object({ text: z.string(), before: z.string() }),
    perMinute: 120,
    summary: 'A version of the assistant’s instruction, and what it replaced',
  }),
};
