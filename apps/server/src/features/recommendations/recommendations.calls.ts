import type { Handlers } from '@chatty/contract/call';
import type { recommendations } from '@chatty/contract/recommendations';
import type { MemberCtx } from '../../ctx.ts';
import { previewRule } from './choosing/preview-rule.ts';
import { findRecommendation, listRecommendations } from './rules/recommendation.store.ts';
import {
  addRecommendation,
  changeRecommendation,
  deleteRecommendation,
  reorderRecommendations,
  restoreRecommendation,
  switchRecommendation,
} from './rules/save-recommendation.ts';

const done = { done: true as const };

export const recommendationCalls = {
  'GET /ai_assistant/recommendations': (ctx) => listRecommendations(ctx),
  'GET /ai_assistant/recommendations/:id': (ctx, { params }) => findRecommendation(ctx, params.id),
  'POST /ai_assistant/recommendations': (ctx, { body }) => addRecommendation(ctx, body),
  'PUT /ai_assistant/recommendations/:id': (ctx, { params, body }) => changeRecommendation(ctx, params.id, body),
  'PUT /ai_assistant/recommendations/:id/on': (ctx, { params, body }) => switchRecommendation(ctx, params.id, body.on),
  'POST /ai_assistant/recommendations/reorder': (ctx, { body }) =>
    reorderRecommendations(ctx, body.id, body.before).then(() => done),
  'DELETE /ai_assistant/recommendations/:id': (ctx, { params }) =>
    deleteRecommendation(ctx, params.id).then(() => done),
  'POST /ai_assistant/recommendations/:id/restore': (ctx, { params }) => restoreRecommendation(ctx, params.id),
  'POST /ai_assistant/recommendations/preview': (ctx, { body }) => previewRule(ctx, body),
} satisfies Handlers<typeof recommendations, MemberCtx>;
