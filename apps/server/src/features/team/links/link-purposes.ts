import { z } from 'zod';
import { tokenPurpose } from '../../../platform/auth/one-time-tokens.ts';

const days = 24 * 60;

/** Joins a shop's team, with the account of the address then. The subject is the member's id. */
export const invitation = tokenPurpose({
  name: 'invitation',
  minutes: 7 * days,
  payload: z.object({ shopId: z.uuid(), memberId: z.uuid(), email: z.string() }),
});

/**
 * Proves that a new address is one's own; the account takes it then, if who asked for it (`askedBy`, a member's id) may
 * still do so. The subject is the account's auth id. `from` is the address that it replaces: the link is worth nothing
 * once the account has another.
 */
export const emailChange = tokenPurpose({
  name: 'change-email',
  minutes: 1 * days,
  payload: z.object({
    shopId: z.uuid(),
    authId: z.uuid(),
    memberId: z.uuid(),
    askedBy: z.uuid(),
    from: z.string(),
    email: z.string(),
  }),
});
