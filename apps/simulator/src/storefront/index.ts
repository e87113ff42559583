import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { accountPages } from './account-pages.ts';
import { appProxy } from '../extension/app-proxy.ts';
import { cartPages } from '../cart/cart-page.ts';
import { cartRoutes } from '../cart/cart-routes.ts';
import { cataloguePages } from './catalogue-pages.ts';
import { contentPages } from './content-pages.ts';
import { extensionAssets } from '../extension/extension-assets.ts';
import { notFoundPage } from './not-found-page.ts';
import { passwordPage } from './password-page.ts';
import { themeRoutes } from './theme-files.ts';

/** Everything a shopper's browser can ask for. */
export async function storefront(app: FastifyInstance, world: World): Promise<void> {
  passwordPage(app, world);
  themeRoutes(app);
  cataloguePages(app, world);
  contentPages(app, world);
  cartRoutes(app, world);
  cartPages(app, world);
  accountPages(app, world);
  extensionAssets(app, world);
  await appProxy(app, world);
  notFoundPage(app, world);
}
