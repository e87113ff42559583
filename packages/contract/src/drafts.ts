import { z } from 'zod';
import { Id } from './fields.ts';
import { draftIds } from './limits.ts';

/** What a member has begun to write and not sent. A reply goes to the visitor, a note stays in the team. */
export const Draft = z.object({
  /** Made by the page that writes it: whoever goes on with it in another page gives it an id of their own. */
  id: Id,
  mode: z.enum(['reply', 'note']),
  text: z.string().max(20_000),
  /** What else stands in the composer, as the team's pages write and read it. */
  beside: z.string().max(60_000).default(''),
});
export type Draft = z.infer<typeof Draft>;

/** A draft to be kept. `from`: those that it goes on with, of this page or another. */
export const KeptDraft = Draft.extend({ from: z.array(Id).max(draftIds).default([]) });
export type KeptDraft = z.infer<typeof KeptDraft>;

/** What came of it: null, or the draft of another page that stands there instead, as the caller has not seen it. */
export const SavedDraft = z.object({ other: Draft.nullable() });
export type SavedDraft = z.infer<typeof SavedDraft>;

/** By which ids the draft was kept that a member's message was: it goes with it. */
export const OfDraft = z.object({ draftIds: z.array(Id).max(draftIds).optional() });
