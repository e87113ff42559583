import type { Handlers } from '@chatty/contract/call';
import type { contactMerges } from '@chatty/contract/contact-merge';
import type { MemberCtx } from '../../../ctx.ts';
import { likelySame } from '../../contacts/index.ts';
import { mergeContacts } from './merge-contacts.ts';

export const contactMergeCalls = {
  'GET /contacts/:id/likely-same': (ctx, { params }) => likelySame(ctx, params.id),
  'POST /contacts/:id/merge': (ctx, { params, body }) => mergeContacts(ctx, params.id, body),
} satisfies Handlers<typeof contactMerges, MemberCtx>;
