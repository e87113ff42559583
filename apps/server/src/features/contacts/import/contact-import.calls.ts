import type { Handlers } from '@chatty/contract/call';
import type { contactImports } from '@chatty/contract/contact-imports';
import type { MemberCtx } from '../../../ctx.ts';
import { beginImport, chooseFile, failedRows, forgetImport, listImports, stopImport } from './begin-import.ts';

export const contactImportCalls = {
  'GET /contacts/imports': (ctx) => listImports(ctx),
  'POST /contacts/imports': (ctx, { query, body }) => chooseFile(ctx, query, body),
  'POST /contacts/imports/:id/begin': (ctx, { params, body }) => beginImport(ctx, params.id, body),
  'POST /contacts/imports/:id/stop': (ctx, { params }) => stopImport(ctx, params.id),
  'DELETE /contacts/imports/:id': (ctx, { params }) =>
    forgetImport(ctx, params.id).then(() => ({ done: true as const })),
  'GET /contacts/imports/:id/failed': (ctx, { params }) => failedRows(ctx, params.id),
} satisfies Handlers<typeof contactImports, MemberCtx>;
