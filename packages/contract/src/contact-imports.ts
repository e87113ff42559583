import { z } from 'zod';
import { call } from './call.ts';
import { FileColumn } from './contact-import-row.ts';
import { Done, Id, Moment } from './fields.ts';
import { contactImportMaxColumns, mostTagsOfOne } from './limits.ts';
import { texts } from './texts.ts';

/** What becomes of a contact that the shop knows already. */
export const ImportExisting = z.enum(['update', 'skip']);
export type ImportExisting = z.infer<typeof ImportExisting>;

/** A file of contacts and how far its import has come. */
export const ContactImport = z.object({
  id: Id,
  fileName: z.string(),
  /** `chosen`: nobody has said yet what its columns mean. */
  state: z.enum(['chosen', 'running', 'done', 'stopped']),
  /** How many rows the file has, and how many of them it has gone through. */
  total: z.number().int(),
  gone: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  /** Known already and left as they were. */
  skipped: z.number().int(),
  failed: z.number().int(),
  createdAt: Moment,
});
export type ContactImport = z.infer<typeof ContactImport>;

const Column = FileColumn.nullable();

/** What stands in a file, for whoever says what its columns mean. */
export const ContactFile = z.object({
  import: ContactImport,
  headings: z.array(z.string()),
  /** What the columns seem to mean. */
  columns: z.array(Column),
  /** The first rows, with their line in the file. */
  rows: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
});
export type ContactFile = z.infer<typeof ContactFile>;

const ImportPlan = z.object({
  columns: z.array(Column).max(contactImportMaxColumns),
  existing: ImportExisting,
  /** Put on everybody whom the file names. */
  tagIds: z.array(Id).max(mostTagsOfOne, texts.maxItems(mostTagsOfOne)),
});
export type ImportPlan = z.infer<typeof ImportPlan>;

export const contactImports = {
  'GET /contacts/imports': call({
    by: ['admin'],
    data: z.array(ContactImport),
    summary: 'The imports of contacts that were begun lately, the latest first',
  }),
  'POST /contacts/imports': call({
    by: ['admin'],
    upload: true,
    perMinute: 20,
    query: z.object({ id: Id, name: z.string().trim().min(1).max(200) }),
    data: ContactFile,
    summary: 'Hand over a CSV file of contacts. Nothing is imported before its columns are said',
  }),
  'POST /contacts/imports/:id/begin': call({
    by: ['admin'],
    body: ImportPlan,
    data: ContactImport,
    perMinute: 60,
    summary: 'Import a file that was handed over, little by little; begun again it is the same import',
  }),
  'POST /contacts/imports/:id/stop': call({
    by: ['admin'],
    data: ContactImport,
    summary: 'Stop an import; what it has done so far stays',
  }),
  'DELETE /contacts/imports/:id': call({
    by: ['admin'],
    data: Done,
    summary: 'Forget an import that does not run, with the rows that failed; its contacts stay',
  }),
  'GET /contacts/imports/:id/failed': call({
    by: ['admin'],
    data: z.object({ name: z.string(), text: z.string() }),
    summary: 'The rows that failed, as CSV, with the reason',
  }),
};

export const contactImportEvents = {
  /** How far it has come. */
  'contact.import': ContactImport,
  'contact.import.forgotten': z.object({ id: Id }),
};
