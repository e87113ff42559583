import type { Handlers } from '@chatty/contract/call';
import type { members } from '@chatty/contract/members';
import type { Sessions } from '../../platform/auth/sessions.ts';
import type { MemberCtx } from '../../world.ts';
import { presenceCalls } from './presence/presence.calls.ts';
import { listMembers, readMe } from './read-members.ts';
import { teamCalls } from './team/team.calls.ts';

export const memberCalls = (sessions: Sessions) =>
  ({
    'GET /me': (ctx) => readMe(ctx),
    'GET /members': (ctx) => listMembers(ctx),
    ...presenceCalls,
    ...teamCalls(sessions),
  }) satisfies Handlers<typeof members, MemberCtx>;
