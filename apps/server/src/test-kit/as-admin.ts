import { newId } from '@chatty/contract/new-id';
import type { MemberCtx } from '../ctx.ts';
import type { TestShop } from './test-server.ts';

/** The ctx of an admin's call, for work that a test does without one. */
export const asAdmin = ({ ctx }: TestShop, memberId = newId()): MemberCtx => ({
  ...ctx,
  who: {
    type: 'member',
    authId: '',
    memberId,
    role: 'admin',
    claimsAdmin: true,
    isCrmLogin: false,
    blocked: false,
    sessionId: null,
  },
});
