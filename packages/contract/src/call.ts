import type { z } from 'zod';
import type { ProblemCode } from './problem.ts';

/**
 * Who may make a call. `admin` and `member` are people of the shop; `staff` are the provider's, in a CRM login;
 * `visitor` is a shopper; `anyone` is not signed in.
 */
export type Caller = 'admin' | 'member' | 'staff' | 'visitor' | 'anyone';

/** What a call promises. The key it is filed under, such as `'GET /faqs'`, is the very string that goes over the wire. */
export interface Call {
  readonly by: readonly Caller[];
  /** The named segments of the path; without it each is the id of a record. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly data: z.ZodType;
  /** Answered also for a shop whose access is blocked. */
  readonly evenBlocked?: true;
  /** The answer carries `total` and `pagination`. */
  readonly paged?: boolean;
  /** The body is one file, sent as it is: its name in the query, its bytes as the body. */
  readonly upload?: boolean;
  /** The same for all who ask alike: its bytes are kept, here and for a moment by browsers, and asked for by their mark. */
  readonly kept?: true;
  /** At most this many calls a minute for one caller (one address where nobody is signed in). */
  readonly perMinute?: number;
  /** One line for the API page. */
  readonly summary: string;
}

/** Declares a call; only here so that its literal types are kept. */
export const call = <const C extends Call>(described: C): C => described;

export type Calls = Readonly<Record<string, Call>>;

/** The named segments of a key: `'PUT /faqs/:id'` has `{ id: string }`. */
export type PathParams<Key extends string> = Key extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<`/${Rest}`>
  : Key extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Record<never, string>;

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler is given, parsed. */
export interface Given<Key extends string, C extends Call> {
  params: C['params'] extends z.ZodType ? z.output<C['params']> : PathParams<Key>;
  query: Out<C['query']>;
  /** Of an upload the bytes as they come, to be read once. */
  body: C['upload'] extends true ? AsyncIterable<Uint8Array> : Out<C['body']>;
}

export interface Pagination {
  page: number;
  limit: number;
  hasNext: boolean;
}

export interface Page<Rows> {
  data: Rows;
  total: number;
  pagination: Pagination;
}

/** An answer whose bytes are kept: the whole envelope, and what names these very bytes. */
export interface KeptAnswer {
  readonly bytes: Uint8Array;
  /** Letters, digits, `-` and `_`. */
  readonly mark: string;
}

/** What a handler gives back: the data, for a paged call the page, and of what is kept the bytes. */
export type Reply<C extends Call> = C['kept'] extends true
  ? KeptAnswer
  : C['paged'] extends true
    ? Page<z.input<C['data']>>
    : z.input<C['data']>;

/** The doors of a group of calls: one handler a key, no key forgotten, none invented. */
export type Handlers<Group extends Calls, Ctx> = {
  readonly [K in keyof Group & string]: (ctx: Ctx, given: Given<K, Group[K]>) => Promise<Reply<Group[K]>>;
};

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends Value
    ? { [K in Name]?: Value }
    : Record<never, never> extends Value
      ? { [K in Name]?: Value }
      : { [K in Name]: Value };

/** What a caller passes beside the key. */
export type Arguments<Key extends string, C extends Call> = (keyof PathParams<Key> extends never
  ? { params?: undefined }
  : { params: { [N in keyof PathParams<Key>]: string } }) &
  Part<'query', In<C['query']>> &
  (C['upload'] extends true ? { body: Blob } : Part<'body', In<C['body']>>);

/** What a caller gets back. */
export type Answer<C extends Call> = C['paged'] extends true
  ? Page<z.output<C['data']>>
  : { data: z.output<C['data']> };

/** The envelope of every answer, as it goes over the wire. */
export interface Envelope {
  success: boolean;
  data?: unknown;
  total?: number;
  pagination?: Pagination;
  message?: string;
  error?: string;
  code?: ProblemCode;
  /** The form fields that were wrong, each with what to do about it. */
  fields?: Record<string, string>;
  /** With it an operator finds the log lines of this answer. */
  reference?: string;
}

/** Method and address of a key: paths of signed-in members live under `/api`, the others name their base themselves. */
export function addressOf(key: string): { method: string; path: string } {
  const gap = key.indexOf(' ');
  const path = key.slice(gap + 1);
  return { method: key.slice(0, gap), path: path.startsWith('/client/api/') ? path : `/api${path}` };
}
