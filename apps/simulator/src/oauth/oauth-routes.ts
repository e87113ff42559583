import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { controlPage } from '../control/control-page.ts';
import { html } from '../html.ts';
import { install } from '../shop/installation.ts';
import type { Shop } from '../shop/shop.ts';
import { shopOfRequest, type World } from '../world.ts';
import { ACCESS_TOKEN_S, findToken, issueCode, issueToken, ONLINE_TOKEN_S, REFRESH_TOKEN_S } from './tokens.ts';

const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const OFFLINE = 'urn:shopify:params:oauth:token-type:offline-access-token';
const ONLINE = 'urn:shopify:params:oauth:token-type:online-access-token';

type TokenRequest = Record<string, string | undefined>;

/**
 * An ID token as App Bridge gives it to an embedded app: lives one minute, signed with the client secret, and names the
 * person who has the admin open and the browser session they have it open in.
 */
export async function mintIdToken(world: World, shop: Shop, who = shop.owner, session?: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    dest: `https://${shop.domain}`,
    sid: session ?? randomUUID(),
    sig: randomUUID().replaceAll('-', ''),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(`https://${shop.domain}/admin`)
    .setAudience(world.options.clientId)
    .setSubject(String(who.id))
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(now + 60)
    .setJti(randomUUID())
    .sign(secretKey(world));
}

/** The query of a link into the app, with `hmac`, as Shopify's admin signs it. */
export function signedAdminQuery(world: World, parameters: Record<string, string>): URLSearchParams {
  const sorted = Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(sorted);
  query.set(
    'hmac',
    createHmac('sha256', world.options.clientSecret)
      .update(sorted.map(([key, value]) => `${key}=${value}`).join('&'))
      .digest('hex'),
  );
  return query;
}

/** Shopify's OAuth endpoints, and a route that installs the app if need be and mints an ID token of the owner. */
export function oauthRoutes(app: FastifyInstance, world: World): void {
  app.post<{ Body: TokenRequest | null }>('/admin/oauth/access_token', async (request, reply) => {
    const shop = shopOfRequest(world, request);
    if (!shop) return reply.code(404).send({ errors: 'Not Found' });
    const body = request.body ?? {};
    if (body.client_id !== world.options.clientId || body.client_secret !== world.options.clientSecret) {
      return refuse(reply, 'invalid_client', 'The client id or secret is wrong.');
    }
    if (body.grant_type === EXCHANGE) return exchange(world, shop, body, reply);
    if (body.grant_type === 'refresh_token') return refresh(world, shop, body, reply);
    if (body.grant_type === 'client_credentials') {
      const { token, scope } = issueToken(
        world.store,
        { kind: 'access', shop: shop.domain, mode: 'offline', scope: scopesOf(shop) },
        ONLINE_TOKEN_S,
      );
      return reply.send({ access_token: token, scope, expires_in: ONLINE_TOKEN_S });
    }
    const code = findToken(world.store, 'code', shop.domain, body.code);
    if (!code) return refuse(reply, 'invalid_request', 'The authorization code was not found or was already used');
    world.store.tokens = world.store.tokens.filter((one) => one !== code);
    return reply.send(
      code.mode === 'online' ? onlineAnswer(world, shop, undefined) : offlineAnswer(world, shop, body.expiring === '1'),
    );
  });

  app.get<{ Querystring: TokenRequest }>('/admin/oauth/authorize', (request, reply) => {
    const shop = shopOfRequest(world, request);
    const { client_id: client, redirect_uri: target = '', state = '', scope = '' } = request.query;
    const mode = request.query['grant_options[]'] === 'per-user' ? 'online' : 'offline';
    if (!shop || client !== world.options.clientId)
      return reply.code(400).send('Oauth error invalid_request: Could not find the application.');
    if (!URL.canParse(target) || new URL(target).origin !== new URL(world.options.appUrl).origin) {
      return reply.code(400).send('Oauth error invalid_request: The redirect_uri is not whitelisted');
    }
    return reply.type('text/html; charset=utf-8').send(
      controlPage(
        'Install app',
        html`<section><h1>Install this app in ${shop.name}?</h1><p>It asks for:</p><ul>${scope.split(',').map((one) => html`<li>${one}</li>`)}</ul>
<form method="post" action="/admin/oauth/authorize"><input type="hidden" name="redirect_uri" value="${target}"><input type="hidden" name="state" value="${state}"><input type="hidden" name="scope" value="${scope}"><input type="hidden" name="mode" value="${mode}"><button>Install</button></form></section>`,
      ),
    );
  });

  app.post<{ Body: TokenRequest }>('/admin/oauth/authorize', (request, reply) => {
    const shop = shopOfRequest(world, request);
    const { redirect_uri: target = '', state = '', scope = '', mode } = request.body;
    if (!shop || !URL.canParse(target) || new URL(target).origin !== new URL(world.options.appUrl).origin)
      return reply.code(400).send('Oauth error invalid_request');
    install(shop);
    const query = signedAdminQuery(world, {
      code: issueCode(world.store, shop.domain, scope, mode === 'online' ? mode : 'offline'),
      host: hostOf(shop),
      shop: shop.domain,
      state,
      timestamp: String(Math.floor(Date.now() / 1000)),
    });
    return reply.redirect(`${target}?${query}`, 302);
  });

  app.get<{ Querystring: { shop?: string } }>('/simulator/id-token', async (request, reply) => {
    const shop = world.store.shops.get(request.query.shop ?? world.store.firstShop.domain);
    if (!shop) return reply.callNotFound();
    install(shop);
    return reply
      .header('cache-control', 'no-store')
      .send({ id_token: await mintIdToken(world, shop), shop: shop.domain, host: hostOf(shop) });
  });
}

/** Shopify's `host` parameter of embedded apps. */
export function hostOf(shop: Shop): string {
  return Buffer.from(`admin.shopify.com/store/${shop.handle}`).toString('base64url');
}

async function exchange(world: World, shop: Shop, body: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
  const verified = await jwtVerify(body.subject_token ?? '', secretKey(world), {
    algorithms: ['HS256'],
    audience: world.options.clientId,
    issuer: `https://${shop.domain}/admin`,
  }).catch(() => undefined);
  if (!verified || verified.payload.dest !== `https://${shop.domain}`)
    return refuse(reply, 'invalid_subject_token', 'The id token is invalid or has expired.');
  // The token was made before the app was uninstalled.
  if (!shop.state.installation.installed)
    return refuse(reply, 'invalid_subject_token', 'The app is not installed on this shop.');
  if (body.requested_token_type === ONLINE) return reply.send(onlineAnswer(world, shop, verified.payload.sub));
  if (body.requested_token_type !== OFFLINE)
    return refuse(reply, 'invalid_request', 'The requested token type is unknown.');
  return reply.send(offlineAnswer(world, shop, body.expiring === '1'));
}

function refresh(world: World, shop: Shop, body: TokenRequest, reply: FastifyReply): FastifyReply {
  const used = findToken(world.store, 'refresh', shop.domain, body.refresh_token);
  if (!used) return refuse(reply, 'invalid_grant', 'The refresh token is invalid or has expired.');
  const answer = offlineAnswer(world, shop, true);
  used.replacedBy = answer.access_token;
  return reply.send(answer);
}

function offlineAnswer(world: World, shop: Shop, expiring: boolean) {
  const about = { shop: shop.domain, mode: 'offline', scope: scopesOf(shop) } as const;
  const access = issueToken(world.store, { ...about, kind: 'access' }, expiring ? ACCESS_TOKEN_S : null);
  if (!expiring) return { access_token: access.token, scope: access.scope };
  return {
    access_token: access.token,
    scope: access.scope,
    expires_in: ACCESS_TOKEN_S,
    refresh_token: issueToken(world.store, { ...about, kind: 'refresh' }, REFRESH_TOKEN_S).token,
    refresh_token_expires_in: REFRESH_TOKEN_S,
  };
}

function onlineAnswer(world: World, shop: Shop, subject: string | undefined) {
  const { token, scope } = issueToken(
    world.store,
    { kind: 'access', shop: shop.domain, mode: 'online', scope: scopesOf(shop) },
    ONLINE_TOKEN_S,
  );
  const person = shop.staff.find((one) => String(one.id) === subject) ?? shop.owner;
  return {
    access_token: token,
    scope,
    expires_in: ONLINE_TOKEN_S,
    associated_user_scope: scope,
    associated_user: {
      id: person.id,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      email_verified: true,
      account_owner: person.isOwner,
      locale: 'en',
      collaborator: false,
    },
  };
}

function scopesOf(shop: Shop): string {
  return shop.state.installation.scopes.join(',');
}

function secretKey(world: World): Uint8Array {
  return new TextEncoder().encode(world.options.clientSecret);
}

function refuse(reply: FastifyReply, error: string, description: string): FastifyReply {
  return reply.code(400).send({ error, error_description: description });
}
