import { z } from 'zod';
import type { TokenPurpose } from './one-time-tokens.ts';

const SignInLink = z.object({
  authId: z.uuid(),
  /** The shop that the link leads into; null leaves the choice to the person. */
  shopId: z.uuid().nullable(),
  isCrmLogin: z.boolean(),
});

/** Signs in without a password: the start of the demo, and the provider's staff. Each has a subject of its own. */
export const signInLink: TokenPurpose<typeof SignInLink> = { name: 'sign-in-link', minutes: 15, payload: SignInLink };
export const crmLink: TokenPurpose<typeof SignInLink> = { ...signInLink, minutes: 10 };
