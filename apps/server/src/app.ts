import { fileURLToPath } from 'node:url';
import { allCalls, memberCalls, openCalls, visitorCalls } from '@chatty/contract/api';
import cors from '@fastify/cors';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { texts } from '#texts/problems.ts';
import { features } from './features.ts';
import { visitorCtx } from './features/contacts/index.ts';
import { followMerged, ofLink } from './features/conversations/index.ts';
import { isStorefront } from './features/shops/index.ts';
import { memberCtx } from './features/sign-in/index.ts';
import { mustBeOfLink } from './features/widget/index.ts';
import type { Feature } from './platform/feature.ts';
import { createTokens, type Tokens } from './platform/auth/access-token.ts';
import { type CappedCalls, countVisitorCall } from './platform/caps/visitor-calls.ts';
import { failureOf } from './platform/http/answer.ts';
import { mountApiReference } from './platform/http/api-reference.ts';
import { isBrokenOff } from './platform/http/bodies/limited-body.ts';
import { createShares } from './platform/http/bodies/shares.ts';
import { clientAddress, mountProxyAdvice, trustOf } from './platform/http/client-address.ts';
import { asFirstAsked, mountFrontends } from './platform/http/frontends.ts';
import { mountHealth } from './platform/http/health.ts';
import { type Authenticate, type CallHandlers, mountCalls } from './platform/http/mount-calls.ts';
import { mountHeaders } from './platform/http/page-headers.ts';
import { bearerOf, type OpenCtx, whoIs } from './platform/http/who-is.ts';
import { endSocket, refuseBroken } from './platform/http/broken-requests.ts';
import { type LetIn, mountSocket } from './platform/live/socket.ts';
import { Problem } from './platform/problem.ts';
import type { MemberCtx, Services, VisitorCtx } from './ctx.ts';

/**
 * Headers in which proxies, or callers who imitate them, name the caller. Only `clientAddress` decides what to believe.
 */
const saidByProxies = /^(forwarded|x-forwarded-.*|x-real-ip)$/;

const toHeaders = (request: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !saidByProxies.test(name)) headers.set(name, value);
  return headers;
};

/** Each upload holds some hundred kilobytes and a connection here. Visitors in one office share one address. */
const uploadsAtOnce = {
  total: 128,
  each: 16,
  refusal: texts.tooManyUploads,
};
/** Anybody can be a visitor, so a caller who sends next to nothing loses the place to others. */
const visitorPace = { bytes: 16 * 1024, withinMs: 10_000 };

/** What visitors' calls are counted as. */
const cappedCalls: CappedCalls = Object.fromEntries(features.flatMap((it) => Object.entries(it.cappedCalls ?? {})));

/** How each kind of caller is let in. */
function authenticators(services: Services, tokens: Tokens) {
  // Kept apart, so that no stranger takes a place of the team.
  const [ofMembers, ofVisitors] = [createShares(uploadsAtOnce), createShares(uploadsAtOnce)];
  const asVisitor = (address: string) => ({ share: ofVisitors.open(address), pace: visitorPace });
  const member: Authenticate<MemberCtx> = async (request) => {
    const ctx = await memberCtx(services, await whoIs(tokens, bearerOf(request)), request.log);
    const name = ctx.who.memberId;
    return { ctx, name, uploading: { share: ofMembers.open(name) } };
  };
  const visitor: Authenticate<VisitorCtx> = async (request) => {
    const read = await whoIs(tokens, bearerOf(request));
    const claims = await ofLink(services, read);
    const address = clientAddress(request);
    const call = `${request.method} ${request.routeOptions.url}`;
    const ctx = await visitorCtx(services, claims, request.log, address, call);
    const { id } = request.params as { id?: string };
    // An open chat may still name the conversation of its link that was merged into another one.
    mustBeOfLink(ctx.who.only, call, read.type === 'visitor' && id === read.only ? ctx.who.only : id);
    const countUse = (key: string, bytes: number) => countVisitorCall(ctx, cappedCalls[key], bytes);
    return { ctx, name: ctx.who.contactId, uploading: asVisitor(address), countUse };
  };
  const open: Authenticate<OpenCtx> = async (request, setHeader) => ({
    ctx: {
      services,
      db: services.db,
      tokens,
      log: request.log,
      address: clientAddress(request),
      headers: toHeaders(request),
      setCookie: (value) => setHeader('set-cookie', value),
      setHeader,
    },
    name: clientAddress(request),
    uploading: asVisitor(clientAddress(request)),
  });
  return { member, visitor, open };
}

/** Turns away pages of other sites: visitors' calls are for storefronts, all others for the admin's own pages. */
async function allowOrigins(app: FastifyInstance, services: Services): Promise<void> {
  const own = new URL(services.config.APP_URL).origin;
  await app.register(cors, {
    delegator: async (request: FastifyRequest) => {
      const origin = request.headers.origin;
      const forVisitors = request.url.startsWith('/client/api/') || request.url.startsWith('/proxy/');
      const allowed =
        origin !== undefined && (origin === own || (forVisitors && (await isStorefront(services, origin))));
      const methods = ['GET', 'POST', 'PUT', 'DELETE'];
      return { origin: allowed, methods, exposedHeaders: ['retry-after'], maxAge: 86_400 };
    },
  });
}

/** One kind of calls of all features. */
const together = <C>(callsOf: (feature: Feature) => CallHandlers<C> | undefined): CallHandlers<C> =>
  Object.fromEntries(features.flatMap((it) => Object.entries(callsOf(it) ?? {})));

/** The whole server around its services: the tests use it too. It listens only when told to. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { config, limits } = services;
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config),
    requestTimeout: 60_000,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => asFirstAsked(url),
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (_, request, reply: FastifyReply) => {
      const failure = failureOf(new Problem('bad_input', texts.notUnderstood), request.id);
      return reply.code(failure.status).send(failure.envelope);
    },
    clientErrorHandler: refuseBroken,
    // Stopping answers what is under way, also what comes on a connection that is still open.
    return503OnClosing: false,
  });
  const tokens = createTokens(config.APP_SECRET, () => services.clock.now());

  app.setErrorHandler((error, request, reply) => {
    // The caller left while sending: nobody hears an answer, and nothing of ours has failed.
    if (isBrokenOff(request.raw)) {
      request.log.debug({ err: error, route: request.routeOptions.url }, 'broken off');
      return reply.code(400).send();
    }
    const failure = failureOf(error, request.id, request.routeOptions.bodyLimit);
    // Nothing more of it is read.
    if (failure.envelope.code === 'too_large') void reply.header('connection', 'close');
    if (failure.retryAfter) void reply.header('retry-after', failure.retryAfter);
    // The route, not the address: an address may hold a file's secret.
    if (failure.bug) request.log.error({ err: error, route: request.routeOptions.url }, 'a bug');
    else if (failure.envelope.code === 'unavailable') request.log.warn({ err: error }, 'the database is away');
    return reply.code(failure.status).send(failure.envelope);
  });
  mountHeaders(app, config);
  mountProxyAdvice(app, config);
  await allowOrigins(app, services);
  await app.register(websocket, { options: { maxPayload: 64 * 1024 }, errorHandler: endSocket });

  const { member, visitor, open } = authenticators(services, tokens);
  const callServer = { app, limits };
  mountCalls<MemberCtx>(callServer, memberCalls, followMerged(together((feature) => feature.memberCalls)), member);
  mountCalls<OpenCtx>(
    callServer,
    openCalls,
    together((feature) => feature.openCalls),
    open,
  );
  mountCalls<VisitorCtx>(callServer, visitorCalls, followMerged(together((feature) => feature.visitorCalls)), visitor);
  const letIn: LetIn = async (read, address) => {
    const claims = await ofLink(services, read);
    if (claims.type === 'visitor') await visitorCtx(services, claims, services.log, address);
    else await memberCtx(services, claims, services.log);
    return claims;
  };
  mountSocket(
    app,
    services,
    tokens,
    letIn,
    features.map((it) => it.socketHandlers).filter((it) => it !== undefined),
  );
  for (const it of features) it.mount?.(app, services);
  mountHealth(app, services);
  mountApiReference(app, allCalls);
  const openDocument = features.find((it) => it.openDocument)?.openDocument?.(services);
  await mountFrontends(app, config, fileURLToPath(new URL('../../', import.meta.url)), openDocument);
  return app;
}
