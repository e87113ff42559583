import { z } from 'zod';
import { call } from './call.ts';
import { afterResolveChoices, messagePreferences, soundChoices, undoChoices } from './desk-options.ts';
import { Id } from './fields.ts';
import { keyCommandNames } from './key-map.ts';
import { leftWithout, mayBeKeys } from './own-keys.ts';
import { mostKeys } from './limits.ts';
import { texts } from './texts.ts';

const Keys = z
  .partialRecord(
    z.union([z.enum(keyCommandNames), z.templateLiteral(['macro ', z.uuid()])]),
    z.string().max(20).refine(mayBeKeys, texts.invalid),
  )
  .refine((map) => Object.keys(map).length <= mostKeys, texts.maxItems(mostKeys))
  .superRefine((map, ctx) => {
    const left = leftWithout(map);
    if (left !== undefined) ctx.addIssue({ code: 'custom', message: texts.twice, path: [left] });
  });

/** How a member wants their own inbox to work, on whatever device. */
export const Desk = z.object({
  messagePreference: z.enum(messagePreferences),
  undoSeconds: z.literal(undoChoices),
  afterResolve: z.enum(afterResolveChoices),
  sound: z.enum(soundChoices),
  /** False: no key does anything by itself, for those whose tools type or speak letters. */
  singleKeys: z.boolean(),
  /** Whether threads show what a visitor did in the store meanwhile. */
  showTrail: z.boolean(),
  keys: Keys,
});
export type Desk = z.infer<typeof Desk>;

/** What of a desk is changed; the rest stays as it is. */
export const DeskPatch = Desk.partial();
export type DeskPatch = z.infer<typeof DeskPatch>;

const both = ['admin', 'member'] as const;

export const desks = {
  'GET /members/:id/desk': call({
    by: both,
    data: Desk,
    summary: 'How a member’s inbox works: your own, or as an admin anyone’s',
  }),
  'PUT /members/:id/desk': call({
    by: both,
    body: DeskPatch,
    data: Desk,
    perMinute: 60,
    summary: 'Change how a member’s inbox works: your own, or as an admin anyone’s',
  }),
};

/** Written to the event log with the change itself: a member's other tabs and devices follow. */
export const deskEvents = { 'desk.changed': z.object({ memberId: Id, desk: Desk }) };
