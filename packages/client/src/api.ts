import type { AllCalls } from '@chatty/contract/api';
import { type Answer, type Arguments, addressOf, type Envelope } from '@chatty/contract/call';
import { apiTimeoutMs } from '@chatty/contract/limits';
import type { ProblemCode } from '@chatty/contract/problem';
import { texts } from './texts.ts';

export type CallKey = keyof AllCalls & string;
export type DataOf<Key extends CallKey> = Answer<AllCalls[Key]>['data'];

type Rest<A> = Record<never, never> extends A ? [given?: A & Options] : [given: A & Options];
interface Options {
  signal?: AbortSignal;
  /** It goes on while the page goes. */
  keepalive?: boolean;
  /** Told of an upload how much has left, from 0 to 1, where `createApi` was given how to find out. */
  onProgress?(share: number): void;
}

/** Calls the server by the key of the contract, and answers with what the contract promises. Throws `CallFailed`. */
export type Api = <Key extends CallKey>(
  key: Key,
  ...rest: Rest<Arguments<Key, AllCalls[Key]>>
) => Promise<Answer<AllCalls[Key]>>;

/** `offline`: nothing of ours answered, because there is no connection or because only a proxy was there. */
export type FailureCode = ProblemCode | 'offline' | 'timed_out';

/**
 * A call that did not succeed. `message` holds the server's own words; when it brought none it is empty, and of `offline`
 * it says no more than why. Whoever made the call says what that means for what was tried.
 */
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
  /** How to send a file whose progress is wanted; without it nobody is told of any. */
  upload?(url: string, upload: Upload): Promise<Response>;
  /** Told of every refusal, before the caller is. */
  onRefused?(problem: CallFailed): void;
}

/** A file on its way. */
export interface Upload {
  headers: Record<string, string>;
  body: Blob;
  onProgress(share: number): void;
  signal: AbortSignal | undefined;
}

interface Loose {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
  onProgress?(share: number): void;
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

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError';

/** Why nothing of ours answered. A proxy that cannot reach us answers by a page of its own. */
function whyNot(response: Response | null): string {
  if (!response || response.ok) return texts.noConnection;
  return response.status >= 500 ? texts.noAnswer : '';
}

/** Waits for an answer of ours. Throws `CallFailed` when none comes, and what `outer` throws when it gave up. */
async function attempt(asked: Promise<Response>, outer?: AbortSignal, timer?: AbortSignal): Promise<Reply> {
  let response: Response | null = null;
  try {
    response = await asked;
    const waitMs = Number(response.headers.get('retry-after') ?? 0) * 1_000;
    // Ours says seconds; a proxy in between may say a date, which is not waited for.
    return { envelope: (await response.json()) as Envelope, waitMs: waitMs > 0 ? waitMs : 0 };
  } catch (cause) {
    if (outer?.aborted) throw cause;
    if (timer?.aborted || isTimeout(cause)) throw new CallFailed('timed_out', texts.timedOut);
    throw new CallFailed('offline', whyNot(response));
  }
}

/** Makes the typed `api` function. A call that is refused because the token ran out is made once more with a new one. */
export function createApi({ origin, token, upload, onRefused }: ApiOptions): Api {
  const run = async (key: string, given: Loose = {}): Promise<unknown> => {
    const { method, path } = addressOf(key);
    const url = urlFor(origin, path, given);
    const send = async (renew: boolean): Promise<Reply> => {
      const headers: Record<string, string> = {};
      const bearer = await token(renew);
      if (bearer) headers.authorization = `Bearer ${bearer}`;
      const { body, signal, keepalive, onProgress } = given;
      if (body instanceof Blob && onProgress && upload) {
        headers['content-type'] = 'application/octet-stream';
        return attempt(upload(url, { headers, body, onProgress, signal }), signal);
      }
      const timer = AbortSignal.timeout(apiTimeoutMs);
      if (body !== undefined)
        headers['content-type'] = body instanceof Blob ? 'application/octet-stream' : 'application/json';
      const init: RequestInit = {
        method,
        headers,
        credentials: 'same-origin',
        ...(keepalive ? { keepalive } : {}),
        signal: signal ? AbortSignal.any([signal, timer]) : timer,
        ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
      };
      return attempt(fetch(url, init), signal, timer);
    };
    let { envelope, waitMs } = await send(false);
    if (envelope.code === 'session_expired') ({ envelope, waitMs } = await send(true));
    if (!envelope.success) {
      const refusal = new CallFailed(envelope.code ?? 'bug', envelope.error ?? '', envelope.fields, waitMs);
      onRefused?.(refusal);
      throw refusal;
    }
    return envelope;
  };
  // The wire speaks the contract (the server parses its own answers with it), so the answer has the promised shape.
  return run as Api;
}
