import type { Handlers } from '@chatty/contract/call';
import type { scheduling } from '@chatty/contract/scheduling';
import type { MemberCtx } from '../../ctx.ts';
import { cancelScheduled, changeTime, restoreScheduled } from './move-scheduled.ts';
import { scheduleMessage } from './schedule-message.ts';
import { listScheduled } from './scheduled.store.ts';
import { sendNow } from './send-scheduled.ts';

export const schedulingCalls = {
  'GET /conversations/:id/scheduled': (ctx, { params }) => listScheduled(ctx, params.id),
  'POST /conversations/:id/scheduled': (ctx, { params, body }) => scheduleMessage(ctx, params.id, body),
  'PUT /conversations/:id/scheduled/:messageId': (ctx, { params, body }) =>
    changeTime(ctx, params.id, params.messageId, new Date(body.sendAt)),
  'POST /conversations/:id/scheduled/:messageId/send': (ctx, { params }) => sendNow(ctx, params.id, params.messageId),
  'DELETE /conversations/:id/scheduled/:messageId': (ctx, { params }) =>
    cancelScheduled(ctx, params.id, params.messageId),
  'POST /conversations/:id/scheduled/:messageId/restore': (ctx, { params }) =>
    restoreScheduled(ctx, params.id, params.messageId),
} satisfies Handlers<typeof scheduling, MemberCtx>;
