import type { Handlers } from '@chatty/contract/call';
import type { members } from '@chatty/contract/members';
import type { session } from '@chatty/contract/session';
import type { Sessions } from '../../platform/auth/sessions.ts';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import type { MemberCtx } from '../../world.ts';
import { presenceCalls } from './presence/presence.calls.ts';
import { listMembers, readMe } from './read-members.ts';
import { renewToken, signIn, signInByLink, signOut } from './sign-in.ts';

export const memberCalls = {
  'GET /me': (ctx) => readMe(ctx),
  'GET /members': (ctx) => listMembers(ctx),
  ...presenceCalls,
} satisfies Handlers<typeof members, MemberCtx>;

export const sessionCalls = (sessions: Sessions) =>
  ({
    'POST /client/api/sign-in': (ctx, { body }) => signIn(ctx, sessions, body),
    'POST /client/api/sign-in/link': (ctx, { body }) => signInByLink(ctx, sessions, body.token),
    'POST /client/api/token': (ctx) => renewToken(ctx, sessions),
    'POST /client/api/sign-out': (ctx) => signOut(ctx, sessions).then(() => ({ done: true as const })),
  }) satisfies Handlers<typeof session, OpenCtx>;
