import type { Handlers } from '@chatty/contract/call';
import type { profile } from '@chatty/contract/profile';
import { createOwnAccount } from '../../platform/auth/own-account.ts';
import type { Sessions } from '../../platform/auth/sessions.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { MemberCtx } from '../../services.ts';
import { changePassword, endOtherSessions, endSession, listSessions } from './change-access.ts';
import { changeNotifications } from './change-notifications.ts';
import { changeProfile } from './change-profile.ts';
import { readProfile } from './read-profile.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './second-factor.ts';

const done = { done: true as const };

export function profileCalls(sessions: Sessions, db: Db) {
  const account = createOwnAccount(sessions.auth, db);
  return {
    'GET /profile': (ctx) => readProfile(ctx, account),
    'PUT /profile': async (ctx, { body }) => {
      await changeProfile(ctx, body);
      return readProfile(ctx, account);
    },
    'PUT /profile/notifications': async (ctx, { body }) => {
      await changeNotifications(ctx, body);
      return readProfile(ctx, account);
    },
    'POST /profile/password': (ctx, { body }) => changePassword(ctx, { account, sessions }, body).then(() => done),
    'GET /profile/sessions': (ctx) => listSessions(ctx),
    'DELETE /profile/sessions/:id': (ctx, { params }) => endSession(ctx, params.id).then(() => done),
    'POST /profile/sign-out-everywhere': (ctx) => endOtherSessions(ctx).then(() => done),
    'POST /profile/two-factor': (ctx, { body }) => beginSecondFactor(ctx, account, body.password),
    'POST /profile/two-factor/confirm': (ctx, { body }) =>
      confirmSecondFactor(ctx, account, body.code).then(() => done),
    'POST /profile/two-factor/off': (ctx, { body }) => endSecondFactor(ctx, account, body.password).then(() => done),
  } satisfies Handlers<typeof profile, MemberCtx>;
}
