import { z } from 'zod';
import { texts } from '../texts.ts';
import { Line } from './fields.ts';
import { type ContactMethod, contactMethods } from './options.ts';

/** One way to reach the shop beside the chat. */
export const ContactEntry = z.object({
  active: z.boolean().default(false),
  /** A number, an address, or a name there, by the method. */
  value: Line(200).default(''),
  /** What visitors read; without it the method's own name. */
  title: Line(60).default(''),
});
export type ContactEntry = z.infer<typeof ContactEntry>;

const entries = Object.fromEntries(contactMethods.map((it) => [it, ContactEntry.prefault({})])) as Record<
  ContactMethod,
  z.ZodPrefault<typeof ContactEntry>
>;

/** How the shop can be reached beside the chat. */
export const contactFields = {
  contactMethod: z.object(entries).prefault({}).describe('The ways to reach the shop beside the chat'),
  contactMethodOrder: z
    .array(z.enum(contactMethods))
    .refine(
      (order) => new Set(order).size === contactMethods.length && order.length === contactMethods.length,
      texts.invalid,
    )
    .default([...contactMethods])
    .describe('The order in which they are offered'),
  defaultContactMethod: z
    .enum(['liveChat', ...contactMethods])
    .default('liveChat')
    .describe('What the launcher opens first'),
  isEnableCustomPhone: z
    .boolean()
    .default(false)
    .describe('The phone’s value is dialed as it stands, also short and vanity numbers'),
  isEnableCustomZalo: z
    .boolean()
    .default(false)
    .describe('Zalo’s value is a whole address, such as that of an official account'),
};
