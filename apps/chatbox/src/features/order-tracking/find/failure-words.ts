import { CallFailed } from '@chatty/client/api';
import { refusalWords } from '../../../ui/plain/refusal-words.ts';
import { say } from '../../../ui/say.ts';

/**
 * What went wrong, and what to do about it, in the visitor's language. `gone` is said where the server finds no such
 * order; a call that names none hears "not found" only where orders aren't tracked.
 */
export function failureWords(problem: unknown, gone = say('orderTrackingOff')): string {
  if (!(problem instanceof CallFailed)) return say('orderTrackingFailed');
  switch (problem.code) {
    case 'offline':
    case 'timed_out':
      return say('orderTrackingOffline');
    case 'unreachable':
    case 'unavailable':
      return say('orderTrackingAway');
    case 'too_many':
      return say('orderTrackingTooMany', { count: Math.max(1, Math.ceil(problem.waitMs / 60_000)) });
    case 'refused':
      return say('orderTrackingNoMail');
    case 'not_found':
      return gone;
    default:
      return refusalWords(problem, say('orderTrackingFailed'), { bad_input: say('orderTrackingFailed') });
  }
}
