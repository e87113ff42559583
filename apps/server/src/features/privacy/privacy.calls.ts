import type { Handlers } from '@chatty/contract/call';
import type { privacy } from '@chatty/contract/privacy';
import type { MemberCtx } from '../../ctx.ts';
import { readContactExport } from './export/contact-export.ts';
import { deleteContact } from './erase/delete-contact.ts';
import { listReceipts, readReceipt } from './read-receipts.ts';

export const privacyCalls = {
  'GET /contacts/:id/export': (ctx, { params }) => readContactExport(ctx, params.id),
  'DELETE /contacts/:id': (ctx, { params }) => deleteContact(ctx, params.id),
  'GET /receipts': (ctx, { query }) => listReceipts(ctx, query),
  'GET /receipts/:id': (ctx, { params }) => readReceipt(ctx, params.id),
} satisfies Handlers<typeof privacy, MemberCtx>;
