import { chosenShopKeptDays, loginKeptDays } from '@chatty/contract/limits';
import { localRecord, textOrNull } from '../../../ui/browser/local-record.ts';
import { ownPath } from './own-path.ts';

/** A sign-in that waits for a mailed code. */
export interface PendingSignIn {
  email: string;
  /** Where the person wanted to go. */
  to: string;
  /** When the last code was mailed, in ms since 1970. */
  mailedAt: number;
}

function parsePending(kept: unknown): PendingSignIn | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { email, to, mailedAt } = kept as Record<string, unknown>;
  if (typeof email !== 'string' || email === '' || typeof mailedAt !== 'number') return null;
  return { email, to: ownPath(to), mailedAt };
}

/** Brings `/verify-otp` back after a reload; goes away when it is invalid or 30 days old. */
export const pendingSignIn = localRecord('sign-in pending', { days: loginKeptDays, parse: parsePending });

/** Proof that this browser has shown a mailed code. */
export const browserToken = localRecord('browser token', { days: loginKeptDays, parse: textOrNull });

/** The id of the shop that was chosen last. */
export const chosenShop = localRecord('chosen shop', { days: chosenShopKeptDays, parse: textOrNull });

/** Somebody signed out while the server could not be told; it is told before the session may be used again. */
export const unsaidSignOut = localRecord('sign-out to tell', {
  days: loginKeptDays,
  parse: (kept) => (kept === true ? true : null),
});
