import { z } from 'zod';
import { call } from './call.ts';
import { KnownPassage, PageChanges, Search } from './data-sources.ts';
import { Done, Id, Moment, Required } from './fields.ts';
import { texts } from './texts.ts';

export const DocumentKind = z.enum(['file', 'web', 'sitemap']);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** How a document stands: it waits to be read, is being read, was read, or could not be. */
export const DocumentState = z.enum(['waiting', 'reading', 'ready', 'failed']);
export type DocumentState = z.infer<typeof DocumentState>;

/** Why a document could not be read. */
export const DocumentProblem = z.enum([
  'encrypted',
  'no_text',
  'damaged',
  'too_long',
  'too_slow',
  'away',
  'gone',
  'private',
  'not_allowed',
  'not_html',
  'moved',
  'too_large',
  'same',
  'no_sitemap',
]);
export type DocumentProblem = z.infer<typeof DocumentProblem>;

const count = z.number().int();

/** A file that the team uploaded, or a page of the web, as the assistant knows it. */
export const KnownDocument = z.object({
  id: Id,
  kind: DocumentKind,
  /** What the file, or the page, is called. */
  title: z.string(),
  /** Of a page its address; a file has none that a visitor could open. */
  url: z.string().nullable(),
  /** The sitemap that names the page. */
  sitemapId: Id.nullable(),
  bytes: count.nullable(),
  /** The member who added it. */
  addedBy: Id.nullable(),
  addedAt: Moment,
  state: DocumentState,
  problem: DocumentProblem.nullable(),
  /** False: the assistant uses none of it. */
  used: z.boolean(),
  passages: count,
  /** Of a sitemap: how many of its pages are known, and how many the plan had no room for. */
  pages: count,
  leftOut: count,
  /** Of the passages those that are switched off by themselves. */
  unusedPassages: count,
  /** When it was last read; null while it never was. What was known before stays when a reading fails. */
  readAt: Moment.nullable(),
  /** When it is read next without anybody asking. */
  nextAt: Moment.nullable(),
});
export type KnownDocument = z.infer<typeof KnownDocument>;

/** Sitemaps stand among the pages that they name. */
export const DocumentQuery = z.object({ ...Search, kind: z.enum(['file', 'web']) });
export type DocumentQuery = z.infer<typeof DocumentQuery>;

/** How many files and addresses there are, of how many that the plan holds; null is without limit. */
export const DocumentRoom = z.object({ count, limit: count.nullable() });
export type DocumentRoom = z.infer<typeof DocumentRoom>;

const FileName = z.string().trim().min(1, texts.required).max(200, texts.maxChars(200));

const read = ['admin', 'member'] as const;

export const documents = {
  'GET /ai_assistant/documents': call({
    by: read,
    query: DocumentQuery,
    data: z.object({
      documents: z.array(KnownDocument),
      /** How many match, told with the first piece only. */
      total: count.nullable(),
      /** Ask with it for the next piece; null at the end. */
      cursor: z.string().nullable(),
      room: DocumentRoom,
    }),
    perMinute: 240,
    summary: 'The files, or the pages of the web, that the assistant knows, by title',
  }),
  'GET /ai_assistant/documents/:id': call({
    by: read,
    data: z.object({
      document: KnownDocument,
      passages: z.array(KnownPassage),
      /** What its last reading changed, by the titles of its passages; of a sitemap by those of its pages. */
      changes: PageChanges.nullable(),
    }),
    perMinute: 240,
    summary: 'A file or page of the web as the assistant reads it',
  }),
  'POST /ai_assistant/files': call({
    by: ['admin'],
    upload: true,
    query: z.object({ name: FileName, id: Id.optional() }),
    data: KnownDocument,
    perMinute: 60,
    summary: 'Add a file that the assistant reads (10 MB; PDF, DOCX, XLSX, CSV, Markdown, text)',
  }),
  'PUT /ai_assistant/files/:id': call({
    by: ['admin'],
    upload: true,
    query: z.object({ name: FileName }),
    data: KnownDocument,
    perMinute: 60,
    summary: 'Replace a file by a newer one; what it said stays known until the new one is read',
  }),
  'POST /ai_assistant/web': call({
    by: ['admin'],
    body: z.object({ id: Id.optional(), address: Required(2_000), kind: z.enum(['web', 'sitemap']) }),
    data: KnownDocument,
    perMinute: 60,
    summary: 'Add a page of the web, or a sitemap with the pages that it names',
  }),
  'POST /ai_assistant/web/sync': call({ by: ['admin'], data: Done, perMinute: 10, summary: 'Read all pages again' }),
  'POST /ai_assistant/documents/:id/sync': call({
    by: ['admin'],
    data: KnownDocument,
    perMinute: 60,
    summary: 'Read a page of the web again, or all pages of a sitemap',
  }),
  'PUT /ai_assistant/documents/:id/use': call({
    by: ['admin'],
    body: z.object({
      used: z.boolean(),
      /** The `mark` of a passage; without it the whole document is meant. */
      mark: z.string().min(1).max(100).optional(),
    }),
    data: KnownDocument,
    perMinute: 120,
    summary: 'Say whether the assistant uses a file or page of the web, or a passage of it',
  }),
  'DELETE /ai_assistant/documents/:id': call({
    by: ['admin'],
    data: Done,
    summary: 'Remove a file or page of the web; you can restore it for a day',
  }),
  'POST /ai_assistant/documents/:id/restore': call({
    by: ['admin'],
    data: KnownDocument,
    summary: 'Restore a removed file or page of the web',
  }),
};

/** Written to the event log with the change itself. */
export const documentEvents = {
  'document.changed': KnownDocument,
  /** Many documents are read anew: whoever shows them asks for them again. */
  'documents.asked': z.object({}),
  'document.deleted': z.object({ id: Id, kind: DocumentKind }),
};
