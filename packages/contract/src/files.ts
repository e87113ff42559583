import { z } from 'zod';
import { call } from './call.ts';
import { Id, QueryFlag } from './fields.ts';

/** A file as a message refers to it. Who has the address may read the file; nobody can guess it (ADR 0008). */
export const FileRef = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  url: z.string(),
});
export type FileRef = z.infer<typeof FileRef>;

const FileName = z.object({ name: z.string().trim().min(1).max(200), id: Id.optional() });

export const files = {
  'POST /files': call({
    by: ['admin', 'member'],
    upload: true,
    /** `forVisitors`: an image that stands on a page for everybody; it is made upright and forgets where it was taken. */
    query: FileName.extend({ forVisitors: QueryFlag.optional() }),
    data: FileRef,
    perMinute: 60,
    summary: 'Upload a file (10 MB; images, PDF, text, MP4)',
  }),
};

export const visitorFiles = {
  'POST /client/api/files': call({
    by: ['visitor'],
    upload: true,
    query: FileName,
    data: FileRef,
    perMinute: 20,
    summary: 'Upload a file (10 MB; images, PDF, text, MP4)',
  }),
};
