import { z } from 'zod';
import { call } from './call.ts';
import { Contact } from './contacts.ts';
import { Id } from './fields.ts';

/** Why two contacts may be the same person. */
export const Likeness = z.enum(['email', 'phone', 'name']);
export type Likeness = z.infer<typeof Likeness>;

export const LikelySame = z.object({ contact: Contact, by: Likeness });
export type LikelySame = z.infer<typeof LikelySame>;

/** Of which of the two contacts each value stays. */
export const KeptValues = z.object({
  name: Id,
  email: Id,
  phone: Id,
  /** By field of the shop. Of those that aren't named the one that stays keeps its own, and gets what it lacks. */
  fields: z.record(Id, Id).default({}),
});
export type KeptValues = z.infer<typeof KeptValues>;

export const contactMerges = {
  'GET /contacts/:id/likely-same': call({
    by: ['admin'],
    data: z.array(LikelySame),
    summary: 'Contacts that may be the same person, the surest first',
  }),
  'POST /contacts/:id/merge': call({
    by: ['admin'],
    body: z.object({ otherId: Id, keep: KeptValues }),
    data: Contact,
    perMinute: 60,
    summary:
      'Make two contacts one person, for good; returns the one that stays, which is the one with a customer account',
  }),
};

/** Written to the event log with the change itself. */
export const contactMergeEvents = {
  /** The team sees a contact as another from now on. */
  'contact.merged': z.object({ id: Id, into: Contact }),
};
