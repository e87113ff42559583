import { z } from 'zod';
import { call } from './call.ts';
import { FieldColumn } from './contact-fields.ts';
import { Contact, VisitorPlace } from './contacts.ts';
import { Done, Id, Moment, Required } from './fields.ts';
import { fieldValueMaxChars, mostChosen, mostFieldsEver } from './limits.ts';
import { TagChange } from './tags.ts';
import { texts } from './texts.ts';

const YesNo = z.enum(['yes', 'no']);

/** Signed in at the store; else with an email address, so that they can be reached; else nobody yet. */
export const ContactKind = z.enum(['customer', 'lead', 'anonymous']);
export type ContactKind = z.infer<typeof ContactKind>;

/** Which contacts are meant. It stands so in addresses, in queries, and in segments that were given a name. */
export const ContactFilter = z.object({
  kind: ContactKind.optional(),
  /** On the storefront now. */
  online: z.literal('yes').optional(),
  email: YesNo.optional(),
  blocked: YesNo.optional(),
  /** To the store's newsletter. */
  subscribed: YesNo.optional(),
  /** Seen within so many days. */
  seenDays: z.coerce.number().int().min(1).max(3_650).optional(),
  locale: z.string().min(1).max(35).optional(),
  tag: Id.optional(),
  /** One of the shop's own fields says something of them; with `fieldHas` nothing, or with `fieldValue` just this. */
  field: Id.optional(),
  fieldHas: z.literal('no').optional(),
  fieldValue: z.string().min(1).max(fieldValueMaxChars).optional(),
  /** Who has bought so often at least, and for so much, in the store's own currency. */
  ordersFrom: z.coerce.number().int().min(1).max(1_000_000).optional(),
  spentFrom: z.coerce.number().positive().max(1_000_000_000).optional(),
});
export type ContactFilter = z.infer<typeof ContactFilter>;

export const ContactSort = z.enum(['last_seen', 'newest', 'name', 'orders', 'spent']);
export type ContactSort = z.infer<typeof ContactSort>;

export const ContactQuery = ContactFilter.extend({
  /** Any part of a name, an email address, or a phone number. */
  search: z.string().trim().max(200).optional(),
  sort: ContactSort.default('last_seen'),
  /** The `cursor` of the piece before. */
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ContactQuery = z.infer<typeof ContactQuery>;

/** A contact as the list shows it. */
export const ListedContact = Contact.extend({
  online: z.boolean(),
  place: VisitorPlace.nullable(),
});
export type ListedContact = z.infer<typeof ListedContact>;

/** Contacts are counted up to this number: to count more would take longer than to show them. */
export const mostCounted = 10_000;

export const ContactPiece = z.object({
  contacts: z.array(ListedContact),
  /** How many match, told with the first piece only; one more than `mostCounted` means that there are more. */
  total: z.number().int().nullable(),
  /** When it was read. */
  at: Moment,
  /** Ask with it for the next piece; null at the end. */
  cursor: z.string().nullable(),
});

/** A part of the contacts as CSV; put one behind the other, the parts are the file. */
export const ContactFilePiece = z.object({
  name: z.string(),
  text: z.string(),
  /** How many contacts it holds. */
  count: z.number().int(),
  /** How many there are, told with the first part only; one more than `mostCounted` means that there are more. */
  total: z.number().int().nullable(),
  /** Ask with it for the next part; null at the end. */
  cursor: z.string().nullable(),
});

/** The segments that every shop has. */
export const builtInSegments = {
  all: {},
  customers: { kind: 'customer' },
  leads: { kind: 'lead' },
  anonymous: { kind: 'anonymous' },
  online: { online: 'yes' },
  blocked: { blocked: 'yes' },
} as const satisfies Record<string, ContactFilter>;

export const mostSegments = 50;

export const ContactSegment = z.object({ id: Id, name: z.string(), filter: ContactFilter });
export type ContactSegment = z.infer<typeof ContactSegment>;

/** By segment: its id, or its key in `builtInSegments`. One more than `mostCounted` means that there are more. */
export const SegmentCounts = z.record(z.string(), z.number().int());

const SegmentBody = z.object({ name: Required(60), filter: ContactFilter });

/** What can be shown of a contact beside the name. */
export const ContactColumn = z.enum([
  'email',
  'phone',
  'kind',
  'tags',
  'place',
  'locale',
  'subscribed',
  'orders',
  'spent',
  'lastSeen',
  'created',
]);
export type ContactColumn = z.infer<typeof ContactColumn>;

export const ShownColumn = z.union([ContactColumn, FieldColumn]);
export type ShownColumn = z.infer<typeof ShownColumn>;

export const defaultColumns: readonly ContactColumn[] = ['email', 'kind', 'tags', 'place', 'lastSeen'];

/** What stands around the list: the shop's own segments, the languages that its contacts read, and one's own columns. */
export const ContactView = z.object({
  segments: z.array(ContactSegment),
  locales: z.array(z.string()),
  columns: z.array(ShownColumn),
});
export type ContactView = z.infer<typeof ContactView>;

/** Whom a member means by what they chose in the list, and whether they are blocked, and why. */
export const ChosenContact = z.object({ id: Id, isBlocked: z.boolean(), blockedReason: z.string() });
export type ChosenContact = z.infer<typeof ChosenContact>;

const ChosenIds = z.array(Id).min(1).max(mostChosen, texts.maxItems(mostChosen));

export const contactLists = {
  'GET /contacts': call({ by: ['admin'], query: ContactQuery, data: ContactPiece, summary: 'List contacts' }),
  'GET /contacts/export': call({
    by: ['admin'],
    query: ContactFilter.extend(ContactQuery.pick({ search: true, cursor: true }).shape),
    data: ContactFilePiece,
    perMinute: 240,
    summary: 'The contacts that match, as CSV, five hundred at a time, the newest first',
  }),
  'GET /contacts/matching': call({
    by: ['admin'],
    query: ContactFilter.extend(ContactQuery.pick({ search: true, cursor: true }).shape).extend({
      /** Without those who came later: a member means whom they saw. */
      until: Moment.optional(),
    }),
    data: z.object({
      contacts: z.array(ChosenContact),
      /** Ask with it for the next piece; null at the end. */
      cursor: z.string().nullable(),
    }),
    perMinute: 240,
    summary: 'Who matches, by id, five hundred at a time, the newest first',
  }),
  'POST /contacts/export': call({
    by: ['admin'],
    body: z.object({ ids: ChosenIds }),
    data: ContactFilePiece.pick({ name: true, text: true, count: true }),
    perMinute: 60,
    summary: 'Contacts that were chosen, as CSV, the newest first',
  }),
  'POST /contacts/tags': call({
    by: ['admin'],
    body: TagChange.extend({ ids: ChosenIds }),
    data: z.object({ changed: z.array(Id) }),
    perMinute: 240,
    summary:
      'Put tags on contacts and take tags off; answers whom that changed. Who is gone, or has no room, is left out',
  }),
  'GET /contacts/view': call({
    by: ['admin'],
    data: ContactView,
    summary: 'The shop’s segments of contacts, and the columns you chose',
  }),
  'PUT /contacts/columns': call({
    by: ['admin'],
    body: z.object({ columns: z.array(ShownColumn).max(ContactColumn.options.length + mostFieldsEver) }),
    data: Done,
    summary: 'Choose the columns you see',
  }),
  'PUT /contacts/segments/:id': call({
    by: ['admin'],
    body: SegmentBody,
    data: ContactSegment,
    perMinute: 60,
    summary: 'Save a segment: a filter with a name',
  }),
  'PATCH /contacts/segments/:id': call({
    by: ['admin'],
    body: SegmentBody.partial(),
    data: ContactSegment,
    perMinute: 60,
    summary: 'Give a segment another name or another filter; what isn’t named stays',
  }),
  'GET /contacts/segments/counts': call({
    by: ['admin'],
    data: SegmentCounts,
    perMinute: 60,
    summary: 'How many contacts each segment has',
  }),
  'DELETE /contacts/segments/:id': call({ by: ['admin'], data: Done, summary: 'Delete a segment' }),
};

export const contactListEvents = {
  /** All of them, as they are now. */
  'contact.segments': z.object({ segments: z.array(ContactSegment) }),
};
