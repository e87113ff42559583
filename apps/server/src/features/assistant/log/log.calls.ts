import type { Handlers } from '@chatty/contract/call';
import type { quality } from '@chatty/contract/quality';
import type { decisionLog } from '@chatty/contract/decision-log';
import type { recommendationUses } from '@chatty/contract/recommendations';
import type { MemberCtx } from '../../../ctx.ts';
import { measureQuality } from '../quality/measure-quality.ts';
import { countRecommended } from '../recommending/count-recommended.ts';
import { versionsForTurn } from '../replay/replay-turn.ts';
import { explainTurn } from './explain-turn.ts';
import { exportTurns } from './export-turns.ts';
import { listTurns } from './list-turns.ts';
import { markTurn, unmarkTurn } from './marks.ts';

export const logCalls = {
  'GET /ai_assistant/log': (ctx, { query }) => listTurns(ctx, query),
  'GET /ai_assistant/log/export': (ctx, { query }) => exportTurns(ctx, query),
  'GET /ai_assistant/log/:id': (ctx, { params }) => explainTurn(ctx, params.id),
  'GET /ai_assistant/log/:id/versions': (ctx, { params }) => versionsForTurn(ctx, params.id),
  'PUT /ai_assistant/log/:id/mark': (ctx, { params, body }) => markTurn(ctx, params.id, body),
  'DELETE /ai_assistant/log/:id/mark': (ctx, { params }) =>
    unmarkTurn(ctx, params.id).then(() => ({ done: true as const })),
  'GET /ai_assistant/recommendations/:id/uses': (ctx, { params }) => countRecommended(ctx, params.id),
  'GET /ai_assistant/quality': (ctx, { query }) => measureQuality(ctx, query.by),
} satisfies Handlers<typeof decisionLog & typeof quality & typeof recommendationUses, MemberCtx>;
