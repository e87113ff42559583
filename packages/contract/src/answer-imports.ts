import { z } from 'zod';
import { call } from './call.ts';
import { csvDelimiters } from './faqs.ts';
import { Id, Moment, QueryFlag } from './fields.ts';

const count = z.number().int();

/** A file of custom answers and how far its import has come. */
export const AnswerImport = z.object({
  id: Id,
  fileName: z.string(),
  /** `chosen`: it was looked at, and nothing is written yet. */
  state: z.enum(['chosen', 'running', 'done']),
  /** How many rows the file has, and how many of them were gone through. */
  total: count,
  gone: count,
  created: count,
  changed: count,
  /** They said what is known already. */
  same: count,
  failed: count,
  createdAt: Moment,
});
export type AnswerImport = z.infer<typeof AnswerImport>;

/** What an import would do. Rows that fail are left out, and can be had with the reason. */
export const AnswerFile = z.object({
  import: AnswerImport,
  create: count,
  change: count,
  /** Of the new ones those that the plan has no room for. */
  overLimit: count,
  /** The first rows that fail, with their line in the file. */
  failed: z.array(z.object({ line: count, question: z.string(), reason: z.string() })),
  /** Columns of the file that mean nothing here. */
  ignored: z.array(z.string()),
});
export type AnswerFile = z.infer<typeof AnswerFile>;

const File = z.object({ name: z.string(), text: z.string() });

export const answerImports = {
  'POST /customAnswers/imports': call({
    by: ['admin'],
    upload: true,
    perMinute: 20,
    query: z.object({ id: Id, name: z.string().trim().min(1).max(200) }),
    data: AnswerFile,
    summary: 'Hand over a CSV or XLSX file of custom answers and hear what its import would do; writes nothing',
  }),
  'GET /customAnswers/imports/last': call({
    by: ['admin'],
    data: AnswerImport.nullable(),
    summary: 'The import that was begun last',
  }),
  'POST /customAnswers/imports/:id/begin': call({
    by: ['admin'],
    data: AnswerImport,
    perMinute: 60,
    summary: 'Import a file that was handed over, little by little; begun again it is the same import',
  }),
  'GET /customAnswers/imports/:id/failed': call({
    by: ['admin'],
    data: File,
    summary: 'The rows that failed, as CSV, with the reason',
  }),
  'GET /customAnswers/export': call({
    by: ['admin'],
    query: z.object({
      delimiter: z.enum(csvDelimiters).default('comma'),
      /** An example to fill in, instead of the shop’s own. */
      template: QueryFlag.optional(),
      cursor: Id.optional(),
    }),
    /** Parts in their order are one file; `cursor` asks for the next. */
    data: File.extend({ total: count.nullable(), count, cursor: Id.nullable() }),
    perMinute: 600,
    summary: 'All custom answers as CSV that can be imported again, part by part',
  }),
};

export const answerImportEvents = {
  /** How far it has come. */
  'answers.import': AnswerImport,
};
