export { installedShops } from './installed-shops.ts';
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
export { planChanged, shopConnected } from './shops.events.ts';
export { changeShop } from './change-shop.ts';
export {
  assistantSettingsOf,
  findShop,
  findShopByDomain,
  inboxSettingsOf,
  languageOfShop,
  localeOfShop,
  planIdOf,
  type ShopRow,
  toShop,
  widgetOf,
} from './shop.store.ts';
export { imageOrigins, isStorefront, originsOf } from './storefront-origins.ts';
