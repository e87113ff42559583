import { addressOf, type Call, type Calls, type Envelope, type KeptAnswer, type Page } from '@chatty/contract/call';
import { fileMaxBytes } from '@chatty/contract/limits';
import { sayIssue } from '@chatty/contract/say-issue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { texts } from '#texts/problems.ts';
import { notFound, Problem } from '../problem.ts';
import type { Log } from '../log.ts';
import type { Who } from '../../ctx.ts';
import { callMaxBytes, leaveBodiesUnread, limitedBody, type Pace } from './bodies/limited-body.ts';
import type { Share } from './bodies/shares.ts';
import { storable } from './bodies/storable.ts';
import type { Limits } from './limits.ts';
import { tellMark } from './tell-mark.ts';

/** What a caller counts against: the caps of its address and shop, where it has some. */
export type CountUse = (key: string, bytes: number) => Promise<void>;

/** Where a file of a caller finds room while it comes, and how slowly it may come. */
export interface Uploading {
  share: Share;
  pace?: Pace;
}

/** Lets a caller in: says who it is, or throws. `name` is what its uses are counted under. */
export type Authenticate<C> = (
  request: FastifyRequest,
  setHeader: (name: string, value: string) => void,
) => Promise<{ ctx: C; name: string; uploading: Uploading; countUse?: CountUse }>;

type CallHandler<C> = (ctx: C, given: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>;

/** A feature's calls: each was checked against the contract where it stands (`satisfies Handlers<…>`). */
export type CallHandlers<C> = Readonly<Record<string, (ctx: C, given: never) => Promise<unknown>>>;

/** Throws `not_allowed`. */
function mustBeAllowed(call: Call, { who }: { who?: Who }): void {
  if (who?.type !== 'member') return;
  const allowed = call.by.includes(who.role) || (who.isCrmLogin && call.by.includes('staff'));
  if (!allowed) throw new Problem('not_allowed', texts.adminsOnly);
  if (who.blocked && !call.evenBlocked) {
    throw new Problem('not_allowed', texts.blocked);
  }
}

/** The bytes of an answer with these data, for a call whose answers are kept. */
export const keptBytesOf = (call: Call, data: unknown): Uint8Array =>
  Buffer.from(JSON.stringify(envelopeOf(call, data)));

/**
 * Sends bytes that are kept. Whoever keeps them in between may hand them out for a second, never longer without asking, and
 * not at all where we cannot be asked.
 */
function sendKept(request: FastifyRequest, reply: FastifyReply, { bytes, mark }: KeptAnswer): FastifyReply {
  void reply.header('cache-control', 'public, max-age=1, must-revalidate');
  if (tellMark(request, reply, mark)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(bytes);
}

function envelopeOf(call: Call, result: unknown): Envelope {
  if (!call.paged) return { success: true, data: call.data.parse(result) };
  const page = result as Page<unknown>;
  return { success: true, data: call.data.parse(page.data), total: page.total, pagination: page.pagination };
}

/** All records have UUIDs, so any other name finds nothing. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function paramsOf(call: Call, request: FastifyRequest): unknown {
  const params = Object.entries(request.params as Record<string, string>);
  if (call.params) {
    const read = call.params.safeParse(storable(Object.fromEntries(params)));
    if (!read.success) throw notFound();
    return read.data;
  }
  if (!params.every(([, value]) => uuid.test(value))) throw notFound();
  // The database writes them in small letters, and compares them so in JSON.
  return Object.fromEntries(params.map(([name, value]) => [name, value.toLowerCase()]));
}

/** How many bytes a body has, as its sender says; without a word of it as many as it may have. */
function bytesOf({ headers }: FastifyRequest): number {
  const told = Number(headers['content-length'] ?? fileMaxBytes);
  return Number.isInteger(told) ? Math.min(told, fileMaxBytes) : fileMaxBytes;
}

/** What all calls have in common. */
export interface CallServer {
  app: FastifyInstance;
  limits: Limits;
}

/**
 * Puts a group of calls on the wire: who, may they, parse, do, parse the answer. The answer is parsed by the contract
 * too, so that an internal field cannot leak. A file is not read before it is known who sends it, and never gathered.
 */
export function mountCalls<C extends { log: Log; who?: Who }>(
  { app, limits }: CallServer,
  group: Calls,
  handlers: CallHandlers<C>,
  authenticate: Authenticate<C>,
): void {
  const unknown = Object.keys(handlers).filter((key) => !(key in group));
  if (unknown.length > 0) throw new Error(`The contract has no ${unknown.join(', ')}`);
  for (const [key, call] of Object.entries(group)) {
    // The input was parsed by this call's own shapes.
    const handle = handlers[key] as CallHandler<C> | undefined;
    if (!handle) throw new Error(`No feature answers ${key}`);
    const { method, path } = addressOf(key);
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<Envelope | FastifyReply> => {
      const { ctx, name, uploading, countUse } = await authenticate(
        request,
        (header, value) => void reply.header(header, value),
      );
      // From here on the request's own lines name the shop and the person too.
      request.log = ctx.log;
      // A refusal is nothing to keep.
      if (call.kept) void reply.header('cache-control', 'no-store');
      mustBeAllowed(call, ctx);
      if (call.perMinute) await limits.use(key, name, call.perMinute);
      await countUse?.(key, call.upload ? bytesOf(request) : 0);
      const params = paramsOf(call, request);
      const query = call.query?.parse(storable(request.query), { error: sayIssue });
      if (!call.upload) {
        const body = call.body?.parse(storable(request.body ?? {}), { error: sayIssue });
        const result = await handle(ctx, { params, query, body });
        return call.kept ? sendKept(request, reply, result as KeptAnswer) : envelopeOf(call, result);
      }
      const { share, pace } = uploading;
      try {
        share.add(1);
        const body = limitedBody(request.raw, fileMaxBytes, { pace });
        return envelopeOf(call, await handle(ctx, { params, query, body }));
      } finally {
        share.release();
      }
    };
    const mount = (scope: FastifyInstance) =>
      scope.route({ method, url: path, bodyLimit: callMaxBytes, handler: answer });
    if (!call.upload) mount(app);
    else
      app.register(async (scope) => {
        leaveBodiesUnread(scope);
        mount(scope);
      });
  }
}
