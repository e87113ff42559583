import type { Handlers } from '@chatty/contract/call';
import type { members } from '@chatty/contract/team';
import type { MemberCtx } from '../../services.ts';
import { readStaffStatus } from './follow-members.ts';
import { setAwayMode } from '../team/members/set-away-mode.ts';

type Own = 'GET /members/status' | 'POST /members/update';

export const presenceCalls = {
  'GET /members/status': (ctx) => readStaffStatus(ctx),
  'POST /members/update': (ctx, { body }) => setAwayMode(ctx, body),
} satisfies Pick<Handlers<typeof members, MemberCtx>, Own>;
