import { z } from 'zod';
import { ContactDetails } from './contacts.ts';
import { Id, Moment } from './fields.ts';
import { contactImportTexts as texts } from './texts.ts';

/** What a column of a file can say of a contact. */
export const ImportColumn = z.enum(['id', 'name', 'firstName', 'lastName', 'email', 'phone', 'locale', 'subscribed']);
export type ImportColumn = z.infer<typeof ImportColumn>;

/** What each column of a file says, in their order; null for one that is left out. */
export type ImportColumns = readonly (ImportColumn | null)[];

/** What a row says of a contact; what it leaves empty is missing. */
export interface ImportedContact {
  id?: string;
  name?: string;
  email?: string;
  phone?: string;
  locale?: string;
  /** Since when they have subscribed, or that they have. Only a column about it says so. */
  subscribed?: Date | true;
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
};

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What the columns of a file mean by their headings, each thing once: the name that is more usual counts first. */
export function columnsOf(headings: readonly string[]): (ImportColumn | null)[] {
  const plainOnes = headings.map(plain);
  const columns: (ImportColumn | null)[] = headings.map(() => null);
  for (const column of ImportColumn.options) {
    const name = names[column].find((it) => plainOnes.includes(it));
    const at = name === undefined ? -1 : plainOnes.indexOf(name);
    if (at !== -1) columns[at] = column;
  }
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

/** A row as its columns say it, or what is wrong with it. */
export function judgeRow(columns: ImportColumns, cells: readonly string[]): JudgedRow {
  const said = new Map<ImportColumn, string>();
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
  const id = Id.safeParse(said.get('id'));
  if (id.success) contact.id = id.data.toLowerCase();
  if (!contact.email && !contact.phone && !contact.id) return refused(texts.nobody);
  return { contact, problem: null };
}
