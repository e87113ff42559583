import type { Handlers } from '@chatty/contract/call';
import type { members } from '@chatty/contract/members';
import type { MemberCtx } from '../../../world.ts';
import { readStaffStatus } from './follow-members.ts';
import { setAwayMode } from './set-away-mode.ts';

type Own = 'GET /members/status' | 'POST /members/update';

export const presenceCalls = {
  'GET /members/status': (ctx) => readStaffStatus(ctx),
  'POST /members/update': (ctx, { body }) => setAwayMode(ctx, body),
} satisfies Pick<Handlers<typeof members, MemberCtx>, Own>;
