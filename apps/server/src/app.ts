import { fileURLToPath } from 'node:url';
import { allCalls, memberCalls, openCalls, visitorCalls } from '@chatty/contract/api';
import cors from '@fastify/cors';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { texts } from '#texts/problems.ts';
import { telemetryCalls } from './features/telemetry/telemetry.calls.ts';
import { assistantCalls } from './features/assistant/assistant.calls.ts';
import { contactCalls } from './features/contacts/contacts.calls.ts';
import { conversationCalls, visitorConversationCalls } from './features/conversations/conversations.calls.ts';
import { devZoneCalls } from './features/dev-zone/dev-zone.calls.ts';
import { faqCalls } from './features/faqs/faqs.calls.ts';
import { fileCalls, visitorFileCalls } from './features/files/files.calls.ts';
import { mountFiles } from './features/files/index.ts';
import { knowledgeCalls, publicFaqCalls } from './features/knowledge/knowledge.calls.ts';
import { memberCalls as teamCalls } from './features/members/members.calls.ts';
import { sessionCalls, shopChoiceCalls } from './features/members/sign-in/session.calls.ts';
import { mountCrmLogin } from './features/members/index.ts';
import { messageCalls, visitorMessageCalls } from './features/messages/messages.calls.ts';
import { shopCalls } from './features/shops/shops.calls.ts';
import { emailTopicCalls, pushCalls } from './features/notifications/notifications.calls.ts';
import { profileCalls } from './features/profile/profile.calls.ts';
import { isStorefront } from './features/shops/index.ts';
import { privacyCalls } from './features/privacy/privacy.calls.ts';
import { visitorAvailabilityCalls, visitorSessionCalls } from './features/widget/widget.calls.ts';
import { shopifySignInCalls } from './hooks/sign-in/shopify-sign-in.calls.ts';
import { mountAuthorization } from './hooks/install/authorize.ts';
import { mountBouncePage } from './hooks/pages/bounce-page.ts';
import { openDocument } from './hooks/pages/opening.ts';
import { mountShopifyHooks } from './hooks/shopify.ts';
import { mountShopifyProxy } from './hooks/shopify-proxy.ts';
import { socketHandlers } from './socket-handlers.ts';
import { createTokens, type Tokens } from './platform/auth/access-token.ts';
import { failureOf } from './platform/http/answer.ts';
import { clientAddress, mountProxyAdvice, trustOf } from './platform/http/client-address.ts';
import { mountApiReference } from './platform/http/api-reference.ts';
import { isBrokenOff } from './platform/http/bodies/limited-body.ts';
import { createShares } from './platform/http/bodies/shares.ts';
import { type Authenticate, mountCalls } from './platform/http/mount-calls.ts';
import { mountHealth } from './platform/http/health.ts';
import { mountFrontends } from './platform/http/frontends.ts';
import { mountHeaders } from './platform/http/page-headers.ts';
import { countVisitorCall } from './platform/caps/caps.ts';
import { mustBeOfLink } from './platform/http/visitor-gate.ts';
import { bearerOf, memberCtx, type OpenCtx, visitorCtx, whoIs } from './platform/http/who-is.ts';
import { endSocket, refuseBroken } from './platform/http/wire/broken-requests.ts';
import { Problem } from './platform/problem.ts';
import { mountSocket } from './platform/live/socket.ts';
import type { MemberCtx, VisitorCtx, Services } from './services.ts';

/** What proxies say of a caller, or a caller in their place: who it is said of is told by `clientAddress` alone. */
const saidByProxies = /^(forwarded|x-forwarded-.*|x-real-ip)$/;

const toHeaders = (request: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !saidByProxies.test(name)) headers.set(name, value);
  return headers;
};

/** A file on its way holds some hundred kilobytes here, and a connection; visitors in one office have one address. */
const uploadsAtOnce = {
  total: 128,
  each: 16,
  refusal: texts.tooManyUploads,
};
/** Anybody is a visitor: who sends next to nothing keeps no place that others need. */
const visitorPace = { bytes: 16 * 1024, withinMs: 10_000 };

/** How each kind of caller is let in. */
function authenticators(services: Services, tokens: Tokens) {
  // Apart from each other: no stranger takes a place of the team.
  const [ofMembers, ofVisitors] = [createShares(uploadsAtOnce), createShares(uploadsAtOnce)];
  const asVisitor = (address: string) => ({ share: ofVisitors.open(address), pace: visitorPace });
  const member: Authenticate<MemberCtx> = async (request) => {
    const ctx = await memberCtx(services, await whoIs(tokens, bearerOf(request)), request.log);
    const name = ctx.who.memberId;
    return { ctx, name, uploading: { share: ofMembers.open(name) } };
  };
  const visitor: Authenticate<VisitorCtx> = async (request) => {
    const claims = await whoIs(tokens, bearerOf(request));
    const address = clientAddress(request);
    const ctx = await visitorCtx(services, claims, request.log, address);
    const { id } = request.params as { id?: string };
    mustBeOfLink(ctx.who.only, `${request.method} ${request.routeOptions.url}`, id);
    const countUse = (key: string, bytes: number) => countVisitorCall(ctx, key, bytes);
    return { ctx, name: ctx.who.contactId, uploading: asVisitor(address), countUse };
  };
  const open: Authenticate<OpenCtx> = async (request, setHeader) => ({
    ctx: {
      services,
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
    // Who went away while sending hears no answer, and nothing of ours has failed.
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
  mountCalls(
    callServer,
    memberCalls,
    {
      ...teamCalls,
      ...profileCalls,
      ...pushCalls,
      ...shopCalls,
      ...telemetryCalls,
      ...devZoneCalls,
      ...shopChoiceCalls,
      ...contactCalls,
      ...conversationCalls,
      ...messageCalls,
      ...fileCalls,
      ...faqCalls,
      ...knowledgeCalls,
      ...assistantCalls,
      ...privacyCalls,
    },
    member,
  );
  mountCalls(
    callServer,
    openCalls,
    { ...sessionCalls, ...shopifySignInCalls, ...emailTopicCalls, ...visitorSessionCalls },
    open,
  );
  mountCalls(
    callServer,
    visitorCalls,
    {
      ...visitorConversationCalls,
      ...visitorMessageCalls,
      ...visitorFileCalls,
      ...publicFaqCalls,
      ...visitorAvailabilityCalls,
    },
    visitor,
  );
  mountSocket(app, services, tokens, socketHandlers);
  mountFiles(app, services);
  mountCrmLogin(app, services);
  mountShopifyHooks(app, services);
  mountShopifyProxy(app, services);
  mountBouncePage(app, services);
  mountAuthorization(app, services);
  mountHealth(app, services);
  mountApiReference(app, allCalls);
  await mountFrontends(app, config, fileURLToPath(new URL('../../', import.meta.url)), (url, agent) =>
    openDocument(services, url, agent),
  );
  return app;
}
