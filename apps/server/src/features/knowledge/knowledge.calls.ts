import type { Handlers } from '@chatty/contract/call';
import type { answerImports } from '@chatty/contract/answer-imports';
import type { dataSources } from '@chatty/contract/data-sources';
import type { documents } from '@chatty/contract/documents';
import type { publicFaqs } from '@chatty/contract/faqs';
import type { knowledge } from '@chatty/contract/knowledge';
import type { sizeGuides } from '@chatty/contract/size-guides';
import type { productFaqs } from '@chatty/contract/product-faqs';
import type { scenarios } from '@chatty/contract/scenarios';
import type { MemberCtx, VisitorCtx } from '../../ctx.ts';
import { catalogCalls } from '../catalog/index.ts';
import { lastImport } from './custom-answers/exchange/answer-import.store.ts';
import { beginImport, chooseFile, failedRows } from './custom-answers/exchange/begin-import.ts';
import { exportAnswers } from './custom-answers/exchange/export-answers.ts';
import { findCustomAnswer } from './custom-answers/custom-answer.store.ts';
import { listCustomAnswers } from './custom-answers/list-custom-answers.ts';
import {
  addCustomAnswer,
  changeCustomAnswer,
  deleteCustomAnswer,
  restoreCustomAnswer,
} from './custom-answers/save-custom-answer.ts';
import { openDocument, removeDocument, restoreDocument, switchDocument } from './documents/change-document.ts';
import { listDocuments } from './documents/document.store.ts';
import { addFile, replaceFile } from './documents/save-file.ts';
import { countKnownPages, listKnownPages, readKnownPage } from './pages/known-pages.ts';
import { beginPageSync, readPageSync } from './pages/page-sync.ts';
import { switchPage } from './pages/switch-page.ts';
import { findFaqs } from './search/find-faqs.ts';
import { addAddress, syncAddress, syncAddresses } from './web/add-address.ts';
import { countUses } from './sources/count-uses.ts';
import { scenarioCalls } from './scenarios/scenarios.calls.ts';
import { sizeGuideCalls } from './size-guides/size-guides.calls.ts';
import { productFaqCalls } from './product-faqs/product-faqs.calls.ts';
import { readSources } from './sources/read-sources.ts';

const done = { done: true as const };

export const knowledgeCalls = {
  ...catalogCalls,
  ...scenarioCalls,
  ...sizeGuideCalls,
  ...productFaqCalls,
  'GET /customAnswers': (ctx, { query }) => listCustomAnswers(ctx, query),
  'GET /customAnswers/:id': (ctx, { params }) => findCustomAnswer(ctx, params.id),
  'GET /customAnswers/export': (ctx, { query }) => exportAnswers(ctx, query),
  'POST /customAnswers/imports': (ctx, { query, body }) => chooseFile(ctx, query, body),
  'GET /customAnswers/imports/last': (ctx) => lastImport(ctx),
  'POST /customAnswers/imports/:id/begin': (ctx, { params }) => beginImport(ctx, params.id),
  'GET /customAnswers/imports/:id/failed': (ctx, { params }) => failedRows(ctx, params.id),
  'POST /customAnswers': (ctx, { body }) => addCustomAnswer(ctx, body),
  'PUT /customAnswers/:id': (ctx, { params, body }) => changeCustomAnswer(ctx, params.id, body),
  'DELETE /customAnswers/:id': (ctx, { params }) => deleteCustomAnswer(ctx, params.id).then(() => done),
  'POST /customAnswers/:id/restore': (ctx, { params }) => restoreCustomAnswer(ctx, params.id),
  'GET /customAnswers/store-pages/count': async (ctx) => ({
    count: await countKnownPages(ctx),
    readAt: (await readPageSync(ctx)).finishedAt,
  }),
  'GET /customAnswers/resync-store-pages': (ctx) => beginPageSync(ctx).then(() => done),
  'GET /ai_assistant/sources': (ctx) => readSources(ctx),
  'GET /ai_assistant/sources/uses': (ctx) => countUses(ctx),
  'GET /ai_assistant/pages': (ctx, { query }) => listKnownPages(ctx, query),
  'GET /ai_assistant/pages/:id': (ctx, { params }) => readKnownPage(ctx, params.id),
  'PUT /ai_assistant/pages/:id/use': (ctx, { params, body }) => switchPage(ctx, params.id, body),
  'GET /ai_assistant/documents': (ctx, { query }) => listDocuments(ctx, query),
  'GET /ai_assistant/documents/:id': (ctx, { params }) => openDocument(ctx, params.id),
  'POST /ai_assistant/files': (ctx, { query, body }) => addFile(ctx, query, body),
  'PUT /ai_assistant/files/:id': (ctx, { params, query, body }) => replaceFile(ctx, params.id, query.name, body),
  'POST /ai_assistant/web': (ctx, { body }) => addAddress(ctx, body),
  'POST /ai_assistant/web/sync': (ctx) => syncAddresses(ctx).then(() => done),
  'POST /ai_assistant/documents/:id/sync': (ctx, { params }) => syncAddress(ctx, params.id),
  'PUT /ai_assistant/documents/:id/use': (ctx, { params, body }) => switchDocument(ctx, params.id, body),
  'DELETE /ai_assistant/documents/:id': (ctx, { params }) => removeDocument(ctx, params.id).then(() => done),
  'POST /ai_assistant/documents/:id/restore': (ctx, { params }) => restoreDocument(ctx, params.id),
} satisfies Handlers<
  typeof knowledge &
    typeof dataSources &
    typeof documents &
    typeof answerImports &
    typeof scenarios &
    typeof sizeGuides &
    typeof productFaqs,
  MemberCtx
>;

export const publicFaqCalls = {
  'GET /client/api/faqs': (ctx, { query }) => findFaqs(ctx, query),
} satisfies Handlers<typeof publicFaqs, VisitorCtx>;
