import type { Handlers } from '@chatty/contract/call';
import type { contactLists } from '@chatty/contract/contact-list';
import type { MemberCtx } from '../../../ctx.ts';
import { tagContacts } from '../tags/tag-contact.ts';
import { exportChosen, exportPiece } from '../exchange/export-contacts.ts';
import { listContacts, listMatching } from './list-contacts.ts';
import {
  changeSegment,
  chooseColumns,
  countSegments,
  deleteSegment,
  readContactView,
  saveSegment,
} from './segments.ts';

const done = { done: true as const };

export const contactListCalls = {
  'GET /contacts': (ctx, { query }) => listContacts(ctx, query),
  'GET /contacts/export': (ctx, { query }) => exportPiece(ctx, query),
  'GET /contacts/matching': (ctx, { query }) => listMatching(ctx, query),
  'POST /contacts/export': (ctx, { body }) => exportChosen(ctx, body.ids),
  'POST /contacts/tags': (ctx, { body }) => tagContacts(ctx, body),
  'GET /contacts/view': (ctx) => readContactView(ctx),
  'PUT /contacts/columns': (ctx, { body }) => chooseColumns(ctx, body.columns).then(() => done),
  'PUT /contacts/segments/:id': (ctx, { params, body }) => saveSegment(ctx, params.id, body),
  'PATCH /contacts/segments/:id': (ctx, { params, body }) => changeSegment(ctx, params.id, body),
  'GET /contacts/segments/counts': (ctx) => countSegments(ctx),
  'DELETE /contacts/segments/:id': (ctx, { params }) => deleteSegment(ctx, params.id).then(() => done),
} satisfies Handlers<typeof contactLists, MemberCtx>;
