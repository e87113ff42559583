import { z } from 'zod';
import { texts } from '#texts/sign-in.ts';
import type { TokenPurpose } from '../../../platform/auth/one-time-tokens.ts';
import { Problem } from '../../../platform/problem.ts';

const hours = 60;
const days = 24 * hours;

const purpose = <P extends z.ZodType>(it: TokenPurpose<P>): TokenPurpose<P> => it;

/** What every link answers that opens nothing, whatever the reason: whoever holds it may be a stranger. */
export const usedUp = () => new Problem('not_found', texts.linkUsed);

/** Joins a shop's team, with the account of the address then. The subject is the member's id. */
export const invitation = purpose({
  name: 'invitation',
  minutes: 7 * days,
  payload: z.object({ shopId: z.uuid(), memberId: z.uuid(), email: z.string() }),
});

/**
 * Proves that a new address is one's own; the account takes it then, if who asked for it (`askedBy`, a member's id) may
 * still do so. The subject is the account's auth id. `from` is the address that it replaces: the link is worth nothing
 * once the account has another.
 */
export const changeEmail = purpose({
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

/**
 * Sets a new password, while the account has the address that it was mailed to. The subject is the account's auth id. An
 * older one stays good: anybody may ask for a mail, and must not end by it what the owner has in hand.
 */
export const resetPassword = purpose({
  name: 'reset-password',
  minutes: 1 * hours,
  keepsOlder: true,
  payload: z.object({ authId: z.uuid(), email: z.string() }),
});

/** Proves that an address for notifications is the member's own. The subject is the member's id. */
export const topicEmail = purpose({
  name: 'topic-email',
  minutes: 1 * days,
  payload: z.object({ shopId: z.uuid(), memberId: z.uuid(), email: z.string() }),
});

/** Signs in for one shop, moments after it was chosen. Each has a subject of its own: several tabs may choose at once. */
export const customToken = purpose({
  name: 'custom-token',
  minutes: 5,
  payload: z.object({
    authId: z.uuid(),
    shopId: z.uuid(),
    isCrmLogin: z.boolean(),
    /** The session in which the shop was chosen, and which must still be there; null where there is none. */
    sessionId: z.string().nullable(),
    /** When the access token was made that this one stands on, in milliseconds. */
    from: z.number(),
  }),
});
