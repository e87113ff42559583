import type { Handlers } from '@chatty/contract/call';
import type { members } from '@chatty/contract/team';
import type { MemberCtx } from '../../ctx.ts';
import { readStaffStatus } from './follow-members.ts';

export const presenceCalls = {
  'GET /members/status': (ctx) => readStaffStatus(ctx),
} satisfies Handlers<Pick<typeof members, 'GET /members/status'>, MemberCtx>;
