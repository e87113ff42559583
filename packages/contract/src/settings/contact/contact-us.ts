import { z } from 'zod';
import { contactTexts, texts } from '../../texts.ts';
import { type ContactSwitches, isContactValue } from './contact-links.ts';
import { canonicalContact, contactProblem } from './contact-values.ts';
import { Line } from '../fields.ts';
import { type ContactMethod, contactMethods } from '../options.ts';

/** One way to reach the shop beside the chat. */
export const ContactEntry = z.object({
  active: z.boolean().default(false).describe('Visitors are offered this way to the shop'),
  value: Line(200).default('').describe('Where it leads: a number, an address, or a name there'),
  title: Line(60).default('').describe('What visitors read; without it the method’s own name'),
});
export type ContactEntry = z.infer<typeof ContactEntry>;

const forEach = <T>(make: (method: ContactMethod) => T) =>
  Object.fromEntries(contactMethods.map((it) => [it, make(it)])) as Record<ContactMethod, T>;

/** How the shop can be reached beside the chat. */
export const contactFields = {
  contactMethod: z
    .object(forEach(() => ContactEntry.prefault({})))
    .prefault({})
    .describe('The ways to reach the shop beside the chat'),
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

const Given = z.strictObject({ active: z.boolean(), value: Line(200), title: Line(60) });

/** Either position of both switches: which of them counts is known where all settings are. */
const positions: ContactSwitches[] = [
  { isEnableCustomPhone: false, isEnableCustomZalo: false },
  { isEnableCustomPhone: true, isEnableCustomZalo: true },
];

const mustLead = (method: ContactMethod) =>
  Given.superRefine(({ active, value }, ctx) => {
    const problems = positions.map((it) => contactProblem(method, value, it));
    const [message] = problems;
    if (active && message && !problems.includes(null)) ctx.addIssue({ code: 'custom', message, path: ['value'] });
  });

/** Methods as somebody changes them, each whole, those that are left out as they were. One that is on leads somewhere. */
export const GivenContacts = z.strictObject(forEach((it) => mustLead(it).optional()));

/** Methods as they were read, however they came to be. */
export const ReadContacts = z.object(forEach(() => Given.optional()));

const contacts = z.object(contactFields);
type Contacts = z.infer<typeof contacts>;

/** What keeps these settings from being saved, by the paths of the fields: `contactMethod.email.value`. */
export function contactProblems(settings: Contacts): Record<string, string> {
  const { contactMethod, defaultContactMethod: first } = settings;
  const problems = contactMethods.flatMap((it) => {
    const { active, value } = contactMethod[it];
    const problem = active ? contactProblem(it, value, settings) : null;
    return problem ? [[`contactMethod.${it}.value`, problem]] : [];
  });
  const isOff = first !== 'liveChat' && !contactMethod[first].active;
  return Object.fromEntries([...problems, ...(isOff ? [['defaultContactMethod', contactTexts.inactive]] : [])]);
}

/** Every value as it is kept; what is unfinished stays as it was typed. */
export const canonicalContacts = (settings: Contacts): Contacts['contactMethod'] =>
  forEach((it) => {
    const entry = settings.contactMethod[it];
    return { ...entry, value: canonicalContact(it, entry.value, settings) };
  });

/**
 * What of these visitors are told: of a method that is off, or leads nowhere, nothing; and the chat comes first unless
 * the default one is on.
 */
export function contactsForVisitors({ contactMethod, defaultContactMethod: first }: Contacts) {
  const isOn = (it: ContactMethod) => contactMethod[it].active && isContactValue(it, contactMethod[it].value);
  return {
    contactMethod: forEach((it) => (isOn(it) ? contactMethod[it] : { active: false, value: '', title: '' })),
    defaultContactMethod: first !== 'liveChat' && isOn(first) ? first : ('liveChat' as const),
  };
}
