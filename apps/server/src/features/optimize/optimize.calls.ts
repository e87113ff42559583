import type { Handlers } from '@chatty/contract/call';
import type { optimize } from '@chatty/contract/optimize';
import type { MemberCtx } from '../../ctx.ts';
import { beginAskingAgain } from './answering/ask-again.ts';
import { draftAnswer } from './answering/draft-answer.ts';
import { publishAnswer } from './answering/publish-answer.ts';
import { ignoreConflict, readConflicts, readSearch } from './conflicts/conflict.store.ts';
import { beginSearch, checkAnswer } from './conflicts/search-conflicts.ts';
import { readCoverage } from './coverage.ts';
import { ignoreQuestion } from './questions/ignore-question.ts';
import { listQuestions } from './questions/list-questions.ts';
import { askingsOf, findQuestion, toAsking } from './questions/open-question.store.ts';

const mostAskings = 100;

export const optimizeCalls = {
  'GET /ai_assistant/open_questions': (ctx, { query }) => listQuestions(ctx, query),
  'GET /ai_assistant/open_questions/:id': async (ctx, { params }) => ({
    question: await findQuestion(ctx, params.id),
    askings: (await askingsOf(ctx, params.id).selectAll().limit(mostAskings).execute()).map(toAsking),
  }),
  'GET /ai_assistant/open_questions/:id/draft': (ctx, { params }) => draftAnswer(ctx, params.id),
  'POST /ai_assistant/open_questions/:id/publish': (ctx, { params, body }) => publishAnswer(ctx, params.id, body),
  'POST /ai_assistant/open_questions/:id/again': (ctx, { params }) => beginAskingAgain(ctx, params.id),
  'PUT /ai_assistant/open_questions/:id/ignored': (ctx, { params, body }) =>
    ignoreQuestion(ctx, params.id, body.ignored),
  'GET /ai_assistant/conflicts': async (ctx) => ({
    search: await readSearch(ctx),
    conflicts: await readConflicts(ctx),
  }),
  'POST /ai_assistant/conflicts/search': (ctx) => beginSearch(ctx),
  'POST /ai_assistant/conflicts/check': (ctx, { body }) => checkAnswer(ctx, body),
  'PUT /ai_assistant/conflicts/:id/ignored': (ctx, { params, body }) => ignoreConflict(ctx, params.id, body.ignored),
  'GET /ai_assistant/coverage': (ctx) => readCoverage(ctx),
} satisfies Handlers<typeof optimize, MemberCtx>;
