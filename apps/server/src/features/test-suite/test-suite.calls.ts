import type { Handlers } from '@chatty/contract/call';
import type { testSuite } from '@chatty/contract/test-suite';
import type { MemberCtx } from '../../ctx.ts';
import { draftCases } from './cases/draft-cases.ts';
import { exportCases, readCaseFile } from './cases/exchange-cases.ts';
import { readCase, readSuite } from './cases/read-suite.ts';
import { addCases, changeCase, deleteCase, restoreCase } from './cases/save-case.ts';
import { beginRun, cancelRun } from './runs/begin-run.ts';
import { measureSuite } from './runs/measure-suite.ts';
import { readRun } from './runs/read-run.ts';
import { saveSuiteSettings } from './settings.ts';

export const testSuiteCalls = {
  'GET /ai_assistant/suite': (ctx) => readSuite(ctx),
  'GET /ai_assistant/suite/quality': (ctx) => measureSuite(ctx),
  'PUT /ai_assistant/suite/settings': (ctx, { body }) => saveSuiteSettings(ctx, body),
  'GET /ai_assistant/suite/drafts': (ctx) => draftCases(ctx),
  'POST /ai_assistant/suite/cases': (ctx, { body }) => addCases(ctx, body.cases),
  'GET /ai_assistant/suite/export': (ctx) => exportCases(ctx),
  'POST /ai_assistant/suite/file': (ctx, { body }) => readCaseFile(ctx, body.text),
  'GET /ai_assistant/suite/cases/:id': (ctx, { params }) => readCase(ctx, params.id),
  'PUT /ai_assistant/suite/cases/:id': (ctx, { params, body }) => changeCase(ctx, params.id, body),
  'DELETE /ai_assistant/suite/cases/:id': async (ctx, { params }) => {
    await deleteCase(ctx, params.id);
    return { done: true as const };
  },
  'POST /ai_assistant/suite/cases/:id/restore': (ctx, { params }) => restoreCase(ctx, params.id),
  'POST /ai_assistant/suite/runs': (ctx, { body }) => beginRun(ctx, body),
  'GET /ai_assistant/suite/runs/:id': (ctx, { params }) => readRun(ctx, params.id),
  'POST /ai_assistant/suite/runs/:id/cancel': (ctx, { params }) => cancelRun(ctx, params.id),
} satisfies Handlers<typeof testSuite, MemberCtx>;
