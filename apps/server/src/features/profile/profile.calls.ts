import type { Handlers } from '@chatty/contract/call';
import type { profile } from '@chatty/contract/profile';
import type { MemberCtx } from '../../ctx.ts';
import { changePassword, endOtherSessions, endSession, listSessions } from './access/change-access.ts';
import { changeNotifications } from './change-notifications.ts';
import { changeProfile } from './change-profile.ts';
import { readProfile } from './read-profile.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './access/second-factor.ts';

const done = { done: true as const };

export const profileCalls = {
  'GET /profile': (ctx) => readProfile(ctx),
  'PUT /profile': async (ctx, { body }) => {
    await changeProfile(ctx, body);
    return readProfile(ctx);
  },
  'PUT /profile/notifications': async (ctx, { body }) => {
    await changeNotifications(ctx, body);
    return readProfile(ctx);
  },
  'POST /profile/password': (ctx, { body }) => changePassword(ctx, body).then(() => done),
  'GET /profile/sessions': (ctx) => listSessions(ctx),
  'DELETE /profile/sessions/:id': (ctx, { params }) => endSession(ctx, params.id).then(() => done),
  'POST /profile/sign-out-everywhere': (ctx) => endOtherSessions(ctx).then(() => done),
  'POST /profile/two-factor': (ctx, { body }) => beginSecondFactor(ctx, body.password),
  'POST /profile/two-factor/confirm': (ctx, { body }) => confirmSecondFactor(ctx, body.code).then(() => done),
  'POST /profile/two-factor/off': (ctx, { body }) => endSecondFactor(ctx, body.password).then(() => done),
} satisfies Handlers<typeof profile, MemberCtx>;
