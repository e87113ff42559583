import type { Handlers } from '@chatty/contract/call';
import type { members } from '@chatty/contract/team';
import type { MemberCtx } from '../../services.ts';
import { presenceCalls } from '../presence/presence.calls.ts';
import { listMembers, readMe } from './read-members.ts';
import { teamCalls } from './team.calls.ts';

export const memberCalls = {
  'GET /me': (ctx) => readMe(ctx),
  'GET /members': (ctx) => listMembers(ctx),
  ...presenceCalls,
  ...teamCalls,
} satisfies Handlers<typeof members, MemberCtx>;
