import { addressOf, type Call, type Calls, type Envelope, type Handlers, type Page } from '@chatty/contract/call';
import { fileMaxBytes } from '@chatty/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, Problem } from '../problem.ts';
import type { Log } from '../log.ts';
import type { Limits } from './limits.ts';

/** Lets a caller in: says who it is, or throws. `name` is what its uses are counted under. */
export type Enter<C> = (
  request: FastifyRequest,
  setCookie: (value: string) => void,
) => Promise<{ ctx: C; name: string }>;

type AnyHandler<C> = (ctx: C, given: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>;

function mayCall(call: Call, ctx: unknown): boolean {
  const who = (ctx as { who?: { type: string; role?: string } }).who;
  if (who?.type !== 'member') return true;
  return call.by.includes(who.role === 'admin' ? 'admin' : 'member');
}

function envelopeOf(call: Call, result: unknown): Envelope {
  if (!call.paged) return { success: true, data: call.data.parse(result) };
  const page = result as Page<unknown>;
  return { success: true, data: call.data.parse(page.data), total: page.total, pagination: page.pagination };
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair in a text: they are left outside. */
function storable(given: unknown): unknown {
  if (typeof given === 'string') return given.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(given)) return given.map(storable);
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, storable(value)]));
}

/** All our records are named by UUIDs: anything else names nothing. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function paramsOf(request: FastifyRequest): Record<string, string> {
  const params = request.params as Record<string, string>;
  for (const value of Object.values(params)) if (!uuid.test(value)) throw notFound();
  return params;
}

/**
 * Puts a group of calls on the wire: who, may they, parse, do, parse the answer. The answer is parsed by the contract
 * too, so that an internal field cannot leak.
 */
export function mountCalls<G extends Calls, C extends { log: Log }>(
  app: FastifyInstance,
  limits: Limits,
  group: G,
  handlers: Handlers<G, C>,
  enter: Enter<C>,
): void {
  for (const [key, call] of Object.entries(group)) {
    const handle = handlers[key as keyof G & string] as AnyHandler<C>;
    const { method, path } = addressOf(key);
    app.route({
      method,
      url: path,
      bodyLimit: call.upload ? fileMaxBytes + 1024 : 256 * 1024,
      handler: async (request, reply) => {
        const { ctx, name } = await enter(request, (value) => void reply.header('set-cookie', value));
        // From here on the request's own lines name the shop and the person too.
        request.log = ctx.log;
        if (!mayCall(call, ctx)) throw new Problem('not_allowed', 'Only an admin of the shop may do this.');
        if (call.perMinute) await limits.use(key, name, call.perMinute);
        const result = await handle(ctx, {
          params: paramsOf(request),
          query: call.query?.parse(storable(request.query)),
          body: call.upload ? request.body : call.body?.parse(storable(request.body ?? {})),
        });
        return envelopeOf(call, result);
      },
    });
  }
}
