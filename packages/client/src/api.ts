import type { AllCalls } from '@chatty/contract/api';
import { type Answer, type Arguments, addressOf, type Envelope } from '@chatty/contract/call';
import { apiTimeoutMs } from '@chatty/contract/limits';
import type { ProblemCode } from '@chatty/contract/problem';

export type CallKey = keyof AllCalls & string;
export type DataOf<Key extends CallKey> = Answer<AllCalls[Key]>['data'];

type Rest<A> = Record<never, never> extends A ? [given?: A & Options] : [given: A & Options];
interface Options {
  signal?: AbortSignal;
}

/** Calls the server by the key of the contract, and answers with what the contract promises. Throws `CallFailed`. */
export type Api = <Key extends CallKey>(
  key: Key,
  ...rest: Rest<Arguments<Key, AllCalls[Key]>>
) => Promise<Answer<AllCalls[Key]>>;

export type FailureCode = ProblemCode | 'offline' | 'timed_out';

/** A call that did not succeed. `message` may be shown to the person as it is. */
export class CallFailed extends Error {
  readonly code: FailureCode;
  readonly fields: Record<string, string>;
  /** For how many ms the server asked to wait; 0 where it did not. */
  readonly waitMs: number;
  constructor(code: FailureCode, message: string, fields: Record<string, string> = {}, waitMs = 0) {
    super(message);
    this.name = 'CallFailed';
    this.code = code;
    this.fields = fields;
    this.waitMs = waitMs;
  }
  /** True when the same call may succeed later without a change. */
  get passing(): boolean {
    return ['offline', 'timed_out', 'too_many', 'unreachable', 'bug', 'unavailable'].includes(this.code);
  }
}

const longestPauseMs = 3_600_000;
const spreadMs = 5_000;

/**
 * For how many ms to leave a server alone that asked for it; 0 where it did not. Never longer than an hour, and all who
 * were refused together do not come back in the same moment.
 */
export const pauseAfter = ({ waitMs }: CallFailed): number =>
  waitMs > 0 ? Math.min(waitMs, longestPauseMs) + Math.random() * spreadMs : 0;

export interface ApiOptions {
  /** Where the server is, without a slash at the end; empty for the page's own origin. */
  origin: string;
  /** The token to send, or null before sign-in. `renew` asks for a new one because the server refused the last. */
  token(renew: boolean): Promise<string | null>;
}

interface Loose {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

function urlFor(origin: string, path: string, given: Loose): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const tail = query.toString();
  return origin + filled + (tail ? `?${tail}` : '');
}

interface Reply {
  envelope: Envelope;
  waitMs: number;
}

async function attempt(url: string, init: RequestInit, outer: AbortSignal | undefined): Promise<Reply> {
  const timer = AbortSignal.timeout(apiTimeoutMs);
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: outer ? AbortSignal.any([outer, timer]) : timer });
    const waitMs = Number(response.headers.get('retry-after') ?? 0) * 1_000;
    // Ours says seconds; a proxy in between may say a date, which is not waited for.
    return { envelope: (await response.json()) as Envelope, waitMs: waitMs > 0 ? waitMs : 0 };
  } catch (cause) {
    if (outer?.aborted) throw cause;
    if (timer.aborted) throw new CallFailed('timed_out', 'Request timed out');
    throw new CallFailed(
      'offline',
      'No connection. Your work is kept; it is tried again as soon as you are back online.',
    );
  }
}

/** Makes the typed `api` function. A call that is refused because the token ran out is made once more with a new one. */
export function createApi({ origin, token }: ApiOptions): Api {
  const run = async (key: string, given: Loose = {}): Promise<unknown> => {
    const { method, path } = addressOf(key);
    const url = urlFor(origin, path, given);
    const send = async (renew: boolean): Promise<Reply> => {
      const headers: Record<string, string> = {};
      const bearer = await token(renew);
      if (bearer) headers.authorization = `Bearer ${bearer}`;
      const isFile = given.body instanceof Blob;
      if (given.body !== undefined) headers['content-type'] = isFile ? 'application/octet-stream' : 'application/json';
      const body = given.body === undefined ? undefined : isFile ? (given.body as Blob) : JSON.stringify(given.body);
      return attempt(url, { method, headers, body, credentials: 'same-origin' }, given.signal);
    };
    let { envelope, waitMs } = await send(false);
    if (envelope.code === 'session_expired') ({ envelope, waitMs } = await send(true));
    if (!envelope.success) {
      throw new CallFailed(envelope.code ?? 'bug', envelope.error ?? 'Failed to load', envelope.fields, waitMs);
    }
    return envelope;
  };
  // The wire speaks the contract (the server parses its own answers with it), so the answer has the promised shape.
  return run as Api;
}
