import type { Envelope } from '@chatty/contract/call';
import { problemStatus } from '@chatty/contract/problem';
import { ZodError } from 'zod';
import { texts } from '#texts/problems.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { notFound, Problem, Refused, Unreachable } from '../problem.ts';
import { callMaxBytes, tooLarge } from './bodies/limited-body.ts';

export interface Failure {
  status: number;
  envelope: Envelope;
  /** In how many seconds to try again, where that is known. */
  retryAfter: number | undefined;
  /** True for what nobody foresaw: it is logged with its stack. */
  bug: boolean;
}

/** What the framework and its plugins refuse themselves, such as an address that leads out of a folder. */
function refusedByFramework(error: unknown): Problem | null {
  const { code, expose, statusCode = 500 } = (error ?? {}) as { code?: string; expose?: boolean; statusCode?: number };
  const theirs = code?.startsWith('FST_') || typeof expose === 'boolean';
  if (!theirs || statusCode < 400 || statusCode >= 500) return null;
  return statusCode === 403 || statusCode === 404
    ? notFound(texts.thisAddress)
    : new Problem('bad_input', texts.notUnderstood);
}

function problemOf(error: unknown, bodyLimit: number): Problem | null {
  if (error instanceof Problem) return error;
  if (error instanceof ZodError) {
    const fields: Record<string, string> = {};
    for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
    const [name, first] = Object.entries(fields)[0] ?? ['', texts.notUnderstood];
    return new Problem('bad_input', name ? `${first} (${name})` : first, fields);
  }
  if (error instanceof Unreachable) return new Problem('unreachable', error.message);
  if (error instanceof Refused) return new Problem('refused', error.message);
  if (isDatabaseAway(error)) return new Problem('unavailable', texts.unavailable);
  const code = (error as { code?: string } | null)?.code;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(bodyLimit);
  return refusedByFramework(error);
}

/** Turns whatever was thrown into what the caller is told. `bodyLimit` is how many bytes the address takes. */
export function failureOf(error: unknown, reference: string, bodyLimit = callMaxBytes): Failure {
  const problem = problemOf(error, bodyLimit);
  const told = problem ?? new Problem('bug', texts.bug(reference));
  return {
    status: problemStatus[told.code],
    bug: problem === null,
    retryAfter: told.waitMs && Math.ceil(told.waitMs / 1_000),
    envelope: {
      success: false,
      code: told.code,
      error: told.message,
      ...(told.fields ? { fields: told.fields } : {}),
      reference,
    },
  };
}
