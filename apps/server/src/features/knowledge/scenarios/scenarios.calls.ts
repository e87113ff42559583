import type { Handlers } from '@chatty/contract/call';
import type { scenarios } from '@chatty/contract/scenarios';
import type { MemberCtx } from '../../../ctx.ts';
import { findConflicts } from './find-conflicts.ts';
import { listScenarios } from './list-scenarios.ts';
import {
  addScenario,
  changeScenario,
  deleteScenario,
  reorderScenarios,
  resetScenario,
  restoreScenario,
  switchScenario,
} from './save-scenario.ts';
import { findScenario } from './scenario.store.ts';
import { tryWords } from './try-words.ts';

const done = { done: true as const };

export const scenarioCalls = {
  'GET /ai_assistant/scenarios': (ctx) => listScenarios(ctx),
  'GET /ai_assistant/scenarios/:id': (ctx, { params }) => findScenario(ctx, params.id),
  'POST /ai_assistant/scenarios': (ctx, { body }) => addScenario(ctx, body),
  'PUT /ai_assistant/scenarios/:id': (ctx, { params, body }) => changeScenario(ctx, params.id, body),
  'PUT /ai_assistant/scenarios/:id/on': (ctx, { params, body }) => switchScenario(ctx, params.id, body.on),
  'POST /ai_assistant/scenarios/reorder': (ctx, { body }) =>
    reorderScenarios(ctx, body.id, body.before).then(() => done),
  'DELETE /ai_assistant/scenarios/:id': (ctx, { params }) => deleteScenario(ctx, params.id).then(() => done),
  'POST /ai_assistant/scenarios/:id/restore': (ctx, { params }) => restoreScenario(ctx, params.id),
  'POST /ai_assistant/scenarios/:id/reset': (ctx, { params }) => resetScenario(ctx, params.id),
  'POST /ai_assistant/scenarios/:id/try': (ctx, { params, body }) => tryWords(ctx, params.id, body.words),
  'GET /ai_assistant/scenarios/:id/conflicts': (ctx, { params }) => findConflicts(ctx, params.id),
} satisfies Handlers<typeof scenarios, MemberCtx>;
