import { z } from 'zod';
import { call } from './call.ts';
import { Contact } from './contacts.ts';
import { Id, Moment, Required } from './fields.ts';
import {
  fieldChoiceMaxChars,
  fieldNameMaxChars,
  fieldValueMaxChars,
  mostFieldChoices,
  mostFieldsEver,
} from './limits.ts';
import { contactFieldTexts as words, texts } from './texts.ts';

/** What the values of a field are. */
export const FieldKind = z.enum(['text', 'number', 'date', 'yesNo', 'choice']);
export type FieldKind = z.infer<typeof FieldKind>;

/** Something that a shop itself wants to know of its contacts. */
export const ContactField = z.object({
  id: Id,
  name: z.string(),
  kind: FieldKind,
  /** Of what there is to choose; empty for other kinds. */
  choices: z.array(z.string()),
  /** Since when it is shown nowhere; its values are kept. */
  archivedAt: Moment.nullable(),
});
export type ContactField = z.infer<typeof ContactField>;

/** A field as a column of a list or a file. */
export const FieldColumn = z.templateLiteral(['field:', Id]);
export type FieldColumn = z.infer<typeof FieldColumn>;

export const columnOfField = (id: string): FieldColumn => `field:${id}`;

/** The field that a column shows; undefined for other columns, and for one that is gone. */
export const fieldOfColumn = (all: readonly ContactField[], column: string): ContactField | undefined =>
  all.find((it) => columnOfField(it.id) === column);

const isTwice = (choices: readonly string[]) => new Set(choices.map((it) => it.toLowerCase())).size < choices.length;

const FieldBody = z
  .object({
    name: Required(fieldNameMaxChars),
    kind: FieldKind,
    choices: z
      .array(Required(fieldChoiceMaxChars))
      .max(mostFieldChoices, words.mostChoices(mostFieldChoices))
      .refine((all) => !isTwice(all), words.choiceTwice)
      .default([]),
    /** What the field was when its form was begun: what somebody else has changed since then stays. */
    was: z.object({ name: z.string(), choices: z.array(z.string()) }).optional(),
  })
  .refine((it) => it.kind !== 'choice' || it.choices.length > 0, { path: ['choices'], error: words.noChoices });
export type FieldBody = z.infer<typeof FieldBody>;

export type JudgedValue = { value: string; problem: null } | { value: null; problem: string };

const yes = new Set(['yes', 'y', 'true', '1', 'x']);
const no = new Set(['no', 'n', 'false', '0']);
/** More is not kept exactly. */
const mostDigits = 15;

/** A day as the calendar has it. */
function dayOf(said: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(said)) return null;
  const at = new Date(`${said}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(said) ? said : null;
}

function numberOf(said: string): string | null {
  if (!/^[+-]?\d+(\.\d+)?$/.test(said) || said.replace(/\D/g, '').length > mostDigits) return null;
  // Neither a zero below nothing, nor the short way to write tiny numbers.
  const value = Number(said);
  return value === 0 ? '0' : Math.abs(value) < 1e-6 ? value.toFixed(mostDigits).replace(/0{1,15}$/, '') : String(value);
}

const readers: Record<FieldKind, (said: string, choices: readonly string[]) => string | null> = {
  text: (said) => said,
  number: numberOf,
  date: dayOf,
  yesNo: (said) => (yes.has(said.toLowerCase()) ? 'yes' : no.has(said.toLowerCase()) ? 'no' : null),
  choice: (said, choices) => choices.find((it) => it.toLowerCase() === said.toLowerCase()) ?? null,
};

/** What is kept of what somebody said a value is, or what is wrong with it. Nothing is kept of nothing. */
export function judgeValue({ kind, choices }: Pick<ContactField, 'kind' | 'choices'>, said: string): JudgedValue {
  const trimmed = said.trim();
  if (trimmed === '') return { value: '', problem: null };
  if (trimmed.length > fieldValueMaxChars) return { value: null, problem: texts.maxChars(fieldValueMaxChars) };
  const value = readers[kind](trimmed, choices);
  return value === null ? { value: null, problem: words.kinds[kind] } : { value, problem: null };
}

/** Those that are shown, in their order. */
export const shownFields = (all: readonly ContactField[]): ContactField[] => all.filter((it) => it.archivedAt === null);

const team = ['admin', 'member'] as const;

export const contactFields = {
  'GET /contact-fields': call({
    by: team,
    data: z.array(ContactField),
    summary: 'The shop’s own fields of contacts in their order, the archived ones, too',
  }),
  'PUT /contact-fields/:id': call({
    by: ['admin'],
    body: FieldBody,
    data: ContactField,
    perMinute: 60,
    summary: 'Add a field of contacts, or change its name and choices; of which kind it is stays',
  }),
  'POST /contact-fields/order': call({
    by: ['admin'],
    body: z.object({ ids: z.array(Id).max(mostFieldsEver) }),
    data: z.array(ContactField),
    summary: 'Put the fields in another order; those that aren’t named come last',
  }),
  'POST /contact-fields/:id/archive': call({
    by: ['admin'],
    body: z.object({ archived: z.boolean() }),
    data: ContactField,
    summary: 'Show a field nowhere any more, or again. Its values are kept',
  }),
  'PUT /contacts/:id/fields': call({
    by: team,
    body: z.object({ values: z.record(Id, z.string().max(fieldValueMaxChars, texts.maxChars(fieldValueMaxChars))) }),
    data: Contact,
    perMinute: 240,
    summary: 'Change what the shop’s own fields say of a contact: those that are named; an empty one is taken away',
  }),
};

export const contactFieldEvents = {
  /** All of them, as they are now. */
  'contact.fields': z.object({ fields: z.array(ContactField) }),
};
