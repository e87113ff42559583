export { installedShops, unrehearsedShops } from './installed-shops.ts';
export {
  admitShop,
  keepFacts,
  keepScopes,
  letShopGo,
  lockInstallation,
  removeShop,
  takeShopPlace,
} from './installation.ts';
export { isLetIn } from './is-let-in.ts';
export { planChanged, scopesChanged, shopConnected } from './shops.events.ts';
export { changeShop, keepRehearsed, rehearsedOf, writeShop } from './change-shop.ts';
export {
  assistantSettingsOf,
  findShop,
  findShopByDomain,
  inboxSettingsOf,
  type Rehearsed,
  languageOfShop,
  localeOfShop,
  mayReadOrders,
  planIdOf,
  type ShopRow,
  toShop,
  visitorWidgetOf,
  widgetOf,
} from './shop.store.ts';
export { imageOrigins, isStorefront, originsOf } from './storefront-origins.ts';
