import { z } from 'zod';
import {
  columnOfField,
  type ContactField,
  FieldColumn,
  fieldOfColumn,
  judgeValue,
  shownFields,
} from './contact-fields.ts';
import { ContactDetails } from './contacts.ts';
import { Id, Moment } from './fields.ts';
import { mostTagsOfOne, tagMaxChars } from './limits.ts';
import { isTagName, tagNameOf } from './tag-lists.ts';
import { contactFieldTexts, contactImportTexts as texts } from './texts.ts';

/** What a column of a file can say of every shop's contacts. */
export const ImportColumn = z.enum([
  'id',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'locale',
  'subscribed',
  'tags',
]);
export type ImportColumn = z.infer<typeof ImportColumn>;

/** What a column can say at all: that, or one of the shop's own fields. */
export const FileColumn = z.union([ImportColumn, FieldColumn]);
export type FileColumn = z.infer<typeof FileColumn>;

/** What each column of a file says, in their order; null for one that is left out. */
export type ImportColumns = readonly (FileColumn | null)[];

/** What a row says of a contact; what it leaves empty is missing. */
export interface ImportedContact {
  id?: string;
  name?: string;
  email?: string;
  phone?: string;
  locale?: string;
  /** Since when they have subscribed, or that they have. Only a column about it says so. */
  subscribed?: Date | true;
  /** The names of tags. */
  tags?: string[];
  /** What the shop's own fields say, by field. */
  fieldValues?: Record<string, string>;
}

export type JudgedRow = { contact: ImportedContact; problem: null } | { contact: null; problem: string };

/** How our own file, the store's list of customers, and people call the columns. */
const names: Readonly<Record<ImportColumn, readonly string[]>> = {
  id: ['id', 'contact id'],
  name: ['name', 'full name', 'customer name', 'contact name', 'display name', 'customer', 'contact'],
  firstName: ['first name', 'firstname', 'given name', 'forename'],
  lastName: ['last name', 'lastname', 'surname', 'family name'],
  email: ['email', 'e mail', 'email address', 'e mail address', 'mail', 'customer email', 'contact email'],
  phone: [
    'phone',
    'phone number',
    'telephone',
    'mobile',
    'mobile phone',
    'mobile number',
    'cell',
    'cell phone',
    'tel',
    'default address phone',
  ],
  locale: ['language', 'locale', 'lang'],
  subscribed: [
    'subscribed',
    'newsletter',
    'accepts email marketing',
    'accepts marketing',
    'email marketing',
    'email subscriber',
  ],
  tags: ['tags', 'tag', 'customer tags'],
};

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a column that every shop has is called so: one of the shop's own fields would be taken for it. */
export const isColumnName = (name: string): boolean => Object.values(names).some(([usual]) => usual === plain(name));

/**
 * What the columns of a file mean by their headings, each thing once: the name that is more usual counts first. A field
 * of the shop counts more than what others call a column, such as “mobile” for the phone.
 */
export function columnsOf(headings: readonly string[], fields: readonly ContactField[]): (FileColumn | null)[] {
  const plainOnes = headings.map(plain);
  const columns: (FileColumn | null)[] = headings.map(() => null);
  const take = (column: FileColumn, called: readonly string[]) => {
    if (columns.includes(column)) return;
    const places = called.map((name) => plainOnes.findIndex((it, at) => it === name && columns[at] === null));
    const at = places.find((it) => it !== -1);
    if (at !== undefined) columns[at] = column;
  };
  for (const column of ImportColumn.options) take(column, names[column].slice(0, 1));
  for (const { id, name } of shownFields(fields)) if (plain(name) !== '') take(columnOfField(id), [plain(name)]);
  for (const column of ImportColumn.options) take(column, names[column]);
  return columns;
}

const yes = new Set(['yes', 'y', 'true', '1', 'subscribed', 'x']);
const no = new Set(['', 'no', 'n', 'false', '0', 'not subscribed', 'unsubscribed', 'pending']);

function subscriptionOf(cell: string): Date | boolean | null {
  const said = cell.toLowerCase();
  if (yes.has(said)) return true;
  if (no.has(said)) return false;
  const day = /^\d{4}-\d\d-\d\d$/.test(cell) ? `${cell}T00:00:00Z` : cell;
  const moment = Moment.safeParse(day).success ? new Date(day) : null;
  return moment && moment.getUTCFullYear() >= 1990 ? moment : null;
}

const filled = (text: string) => text !== '';

/** The names of a cell such as ours, with commas between them. */
function tagsOf(cell: string): string[] | null {
  const names = cell.split(',').map(tagNameOf).filter(filled);
  const all = names.filter((it, at) => names.findIndex((one) => one.toLowerCase() === it.toLowerCase()) === at);
  return all.length <= mostTagsOfOne && all.every(isTagName) ? all : null;
}

/** What a row says of the shop's own fields, or the first problem with it. Cells of a field that is gone say nothing. */
function valuesOf(
  said: ReadonlyMap<FileColumn, string>,
  fields: readonly ContactField[],
): { values: Record<string, string>; problem: string | null } {
  const values: Record<string, string> = {};
  for (const [column, cell] of said) {
    const field = fieldOfColumn(shownFields(fields), column);
    if (!field) continue;
    const { value, problem } = judgeValue(field, cell);
    if (problem !== null) return { values, problem: contactFieldTexts.inField(field.name, problem) };
    values[field.id] = value;
  }
  return { values, problem: null };
}

/** A row as its columns say it, or what is wrong with it. */
export function judgeRow(columns: ImportColumns, cells: readonly string[], fields: readonly ContactField[]): JudgedRow {
  const said = new Map<FileColumn, string>();
  for (const [at, column] of columns.entries()) {
    const cell = (cells[at] ?? '').trim();
    if (column && cell !== '' && !said.has(column)) said.set(column, cell);
  }
  const refused = (problem: string): JudgedRow => ({ contact: null, problem });
  const name = said.get('name') ?? [said.get('firstName') ?? '', said.get('lastName') ?? ''].filter(filled).join(' ');
  const details = ContactDetails.safeParse({
    ...(name ? { name } : {}),
    ...(said.has('email') ? { email: said.get('email') } : {}),
    ...(said.has('phone') ? { phone: said.get('phone') } : {}),
  });
  if (!details.success) {
    const [issue] = details.error.issues;
    return refused(issue?.path[0] === 'name' ? texts.nameTooLong : (issue?.message ?? texts.nobody));
  }
  const contact: ImportedContact = {};
  if (details.data.name) contact.name = details.data.name;
  if (details.data.email) contact.email = details.data.email.toLowerCase();
  if (details.data.phone) contact.phone = details.data.phone;
  const locale = said.get('locale');
  if (locale !== undefined) {
    if (!/^[a-z]{2,3}([-_][a-z0-9]{1,8}){0,3}$/i.test(locale)) return refused(texts.locale);
    contact.locale = locale.replaceAll('_', '-');
  }
  const subscribed = subscriptionOf(said.get('subscribed') ?? '');
  if (subscribed === null) return refused(texts.subscribed);
  if (subscribed !== false) contact.subscribed = subscribed;
  const tags = tagsOf(said.get('tags') ?? '');
  if (tags === null) return refused(texts.tags(mostTagsOfOne, tagMaxChars));
  if (tags.length > 0) contact.tags = tags;
  const own = valuesOf(said, fields);
  if (own.problem !== null) return refused(own.problem);
  if (Object.keys(own.values).length > 0) contact.fieldValues = own.values;
  const id = Id.safeParse(said.get('id'));
  if (id.success) contact.id = id.data.toLowerCase();
  if (!contact.email && !contact.phone && !contact.id) return refused(texts.nobody);
  return { contact, problem: null };
}
