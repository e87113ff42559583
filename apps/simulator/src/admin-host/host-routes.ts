import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserScript } from '../browser-script.ts';
import { hostOf, mintIdToken, signedAdminQuery } from '../oauth/oauth-routes.ts';
import { install, uninstall } from '../shop/installation.ts';
import type { Shop } from '../shop/shop.ts';
import type { World } from '../world.ts';
import { appsMain, homeMain } from './admin-pages.ts';
import { appData } from './app-data.ts';
import { type Visit, sessionCookie, shopByHandle, visitOf } from './visit.ts';
import { appMain, hostPage, type HostBoot, type HostPage } from './host-page.ts';

type Place = FastifyRequest<{ Params: { handle: string; '*'?: string; app?: string } }>;

/** The simulated Shopify admin: its pages, the frame around the app, and the script that plays App Bridge in it. */
export function hostRoutes(app: FastifyInstance, world: World): void {
  serveScripts(app);
  appData(app, world);

  app.get('/store', (_, reply) => reply.redirect(`/store/${world.store.firstShop.handle}`));
  app.get('/store/:handle', (request: Place, reply) =>
    show(request, reply, (visit) => ({ title: 'Home', here: 'home', main: homeMain(world, visit.shop) })),
  );
  app.get('/store/:handle/apps', (request: Place, reply) =>
    show(request, reply, (visit) => ({ title: 'Apps', here: 'apps', main: appsMain(visit.shop) })),
  );
  const openApp = (request: Place, reply: FastifyReply): Promise<FastifyReply> =>
    show(request, reply, async (visit) => {
      const { app: name = '', '*': path = '' } = request.params;
      if (name !== visit.shop.appHandle && name !== world.options.clientId) return null;
      if (!visit.shop.state.installation.installed) return { title: 'Apps', here: 'apps', main: appsMain(visit.shop) };
      const search = new URL(request.url, 'http://admin').searchParams;
      const boot = await bootOf(world, visit, name, path, search);
      return { title: boot.appName, here: 'app', main: appMain(boot), boot };
    });
  app.get('/store/:handle/apps/:app', openApp);
  app.get('/store/:handle/apps/:app/*', openApp);

  const change = (path: string, act: (shop: Shop) => void): void => {
    app.post<{ Params: { handle: string } }>(`/store/:handle/apps/${path}`, (request, reply) => {
      const shop = shopByHandle(world, request.params.handle);
      if (!shop) return reply.callNotFound();
      act(shop);
      const app = shop.state.installation.installed ? `/${shop.appHandle}` : '';
      return reply.redirect(`/store/${shop.handle}/apps${app}`, 303);
    });
  };
  change('install', install);
  change('uninstall', (shop) => uninstall(world, shop));

  app.post<{ Params: { handle: string }; Body: { who?: string } | null }>('/store/:handle/people', (request, reply) => {
    const shop = shopByHandle(world, request.params.handle);
    const who = shop?.staff.find((one) => String(one.id) === request.body?.who);
    if (!shop || !who) return reply.callNotFound();
    reply.setCookie(sessionCookie, `${who.id}.${randomBytes(16).toString('hex')}`, {
      path: '/store',
      httpOnly: true,
      sameSite: 'lax',
    });
    const { referer } = request.headers;
    return reply.redirect(referer && URL.canParse(referer) ? new URL(referer).pathname : `/store/${shop.handle}`, 303);
  });

  type Drawn = Omit<HostPage, 'shop' | 'who'> | null;
  async function show(
    request: Place,
    reply: FastifyReply,
    draw: (visit: Visit) => Drawn | Promise<Drawn>,
  ): Promise<FastifyReply> {
    const visit = visitOf(world, request, reply);
    const page = visit && (await draw(visit));
    if (!visit || !page) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(hostPage({ shop: visit.shop, who: visit.who, ...page }));
  }
}

async function bootOf(
  world: World,
  visit: Visit,
  name: string,
  path: string,
  search: URLSearchParams,
): Promise<HostBoot> {
  const { shop, who } = visit;
  const url = new URL(`/${path}`, world.options.appUrl);
  url.search = String(
    signedAdminQuery(world, {
      ...Object.fromEntries(search),
      embedded: '1',
      host: hostOf(shop),
      id_token: await mintIdToken(world, shop, who, visit.session),
      locale: 'en',
      session: visit.session,
      shop: shop.domain,
      timestamp: String(Math.floor(Date.now() / 1000)),
    }),
  );
  const store = `/store/${shop.handle}`;
  return {
    appName: shop.appName,
    appPath: `${store}/apps/${name}`,
    appOrigin: url.origin,
    frameUrl: url.href,
    dataPath: `${store}/data`,
    storePath: store,
    accountAccess: who.isOwner ? 'Account Owner' : 'Limited access',
  };
}

const styles = ['page', 'app', 'overlays', 'conditions'];
const readStyle = (name: string): string => readFileSync(new URL(`styles/${name}.css`, import.meta.url), 'utf8');

function serveScripts(app: FastifyInstance): void {
  const files = [
    ['/app-bridge.js', 'text/javascript', () => browserScript(new URL('../app-bridge/start.ts', import.meta.url))],
    ['/admin-host.js', 'text/javascript', () => browserScript(new URL('browser/start.ts', import.meta.url))],
    ['/admin-host.css', 'text/css', () => styles.map(readStyle).join('\n')],
  ] as const;
  for (const [path, type, read] of files) {
    const content = read();
    app.get(path, (_, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'public, max-age=0, must-revalidate')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('access-control-allow-origin', '*')
        .send(content),
    );
  }
}
