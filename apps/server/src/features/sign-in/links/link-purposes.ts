import { z } from 'zod';
import { texts } from '#texts/sign-in.ts';
import { tokenPurpose } from '../../../platform/auth/one-time-tokens.ts';
import { Problem } from '../../../platform/problem.ts';

const hours = 60;
const days = 24 * hours;

/** What every link answers that opens nothing, whatever the reason: whoever holds it may be a stranger. */
export const usedUp = () => new Problem('not_found', texts.linkUsed);

/**
 * Sets a new password, while the account has the address that it was mailed to. The subject is the account's auth id. An
 * older one stays good: anybody may ask for a mail, and must not end by it what the owner has in hand.
 */
export const resetPassword = tokenPurpose({
  name: 'reset-password',
  minutes: 1 * hours,
  keepsOlder: true,
  payload: z.object({ authId: z.uuid(), email: z.string() }),
});

/** Proves that an address for notifications is the member's own. The subject is the member's id. */
export const topicEmail = tokenPurpose({
  name: 'topic-email',
  minutes: 1 * days,
  payload: z.object({ shopId: z.uuid(), memberId: z.uuid(), email: z.string() }),
});

/**
 * Signs in for one shop, moments after it was chosen. Each token has its own subject, because several tabs may choose
 * at once.
 */
export const customToken = tokenPurpose({
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
