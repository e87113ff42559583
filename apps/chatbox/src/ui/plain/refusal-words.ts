import type { FailureCode } from '@chatty/client/api';
import { say } from '../say.ts';

/** As much of a call that failed as there is to say of it. */
export interface Refusal {
  code?: string | undefined;
  /** For how many ms the server asked to wait. */
  waitMs?: number;
}

/** What is said of a way to fail where whoever tried has nothing better to say. */
export type OwnWords = Partial<Record<FailureCode, string>>;

/** Null where nothing is known but that it did not work: what that means is said by who tried. */
const words: Record<FailureCode, ((waitMs: number) => string) | null> = {
  bad_input: () => say('liveChatNotAccepted'),
  not_signed_in: () => say('liveChatVisitEnded'),
  session_expired: () => say('liveChatVisitEnded'),
  not_allowed: () => say('liveChatNotTaken'),
  blocked: () => say('liveChatSwitchedOff'),
  not_found: () => say('liveChatGone'),
  conflict: () => say('liveChatChanged'),
  too_large: () => say('liveChatTooLarge'),
  unsupported_file: () => say('liveChatFileTypeRefused'),
  too_many: (waitMs) => say('liveChatTooMany', { count: Math.max(1, Math.ceil(waitMs / 60_000)) }),
  refused: null,
  unreachable: null,
  unavailable: null,
  bug: null,
  offline: null,
  timed_out: null,
};

const isCode = (code: unknown): code is FailureCode => typeof code === 'string' && Object.hasOwn(words, code);

/**
 * Why something did not work, in the visitor's language: by its code, never in the server's own words, which are English.
 * `own` counts first; `otherwise` is said of what passes by itself, and of what is no answer at all. Never empty unless
 * `otherwise` is.
 */
export function refusalWords(problem: unknown, otherwise: string, own: OwnWords = {}): string {
  const { code, waitMs = 0 } = Object(problem) as Refusal;
  if (!isCode(code)) return otherwise;
  return own[code] ?? words[code]?.(waitMs) ?? otherwise;
}
