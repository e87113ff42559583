import type { ProblemCode } from '@chatty/contract/problem';
import { texts } from '#texts/problems.ts';

/** A failure that is told to the caller as it is: what went wrong and what to do. Anything else thrown is a bug. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: Record<string, string> | undefined;
  /** After how many ms the same may be tried again, where that is known. */
  readonly waitMs: number | undefined;
  constructor(code: ProblemCode, message: string, fields?: Record<string, string>, waitMs?: number) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.fields = fields;
    this.waitMs = waitMs;
  }
}

/** What another shop's record, another visitor's record and a record that never was all answer. */
export const notFound = (what = texts.this) => new Problem('not_found', texts.notFound(what));

/** Null for what does not exist. Every other failure stays one: what could not be read may well be there. */
export const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  });

/** The far end cannot be reached now: try again later. */
export class Unreachable extends Error {}

/** The far end said no, finally: the message carries its reason and is shown to the person. */
export class Refused extends Error {}

export const sessionExpired = () => new Problem('session_expired', texts.sessionExpired);
