import type { Handlers } from '@chatty/contract/call';
import type { files, visitorFiles } from '@chatty/contract/files';
import type { MemberCtx, VisitorCtx } from '../../ctx.ts';
import { saveFile } from './save-file.ts';

export const fileCalls = {
  'POST /files': (ctx, { query, body }) => saveFile(ctx, ctx.who.memberId, query, body),
} satisfies Handlers<typeof files, MemberCtx>;

export const visitorFileCalls = {
  'POST /client/api/files': (ctx, { query, body }) => saveFile(ctx, ctx.who.contactId, query, body),
} satisfies Handlers<typeof visitorFiles, VisitorCtx>;
