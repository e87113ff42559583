export { installedShops, shopsThatAutoResolve, unrehearsedShops } from './installation/installed-shops.ts';
export {
  admitShop,
  keepFacts,
  keepScopes,
  letShopGo,
  lockInstallation,
  removeShop,
  takeShopPlace,
} from './installation/installation.ts';
export { keepEmbedSeen } from './installation/keep-embed-seen.ts';
export { isLetIn } from './is-let-in.ts';
export { planChanged, scopesChanged, shopConnected, storeMoved, widgetChanged } from './shops.events.ts';
export { mostProductsOf, planIdOf } from './plan-id.ts';
export { changeShop, keepRecommending, keepRehearsed, lockShop, rehearsedOf, writeShop } from './change-shop.ts';
export {
  chatboxBlocked,
  findShop,
  findShopByDomain,
  findVisitedShop,
  type VisitedShopMark,
  type Rehearsed,
  localeOfShop,
  markOfVisitedShop,
  mayReadOrders,
  mayReadThemes,
  mayWriteCustomers,
  mayWriteDiscounts,
  type ShopRow,
  toShop,
} from './shop.store.ts';
export { answersAt, isSwitchedOn } from './settings/assistant-on.ts';
export { languageOfShop, settingsOf, visitorWidgetOf } from './settings/shop-settings.ts';
export { storedSettings } from './settings/stored-settings.ts';
export { tellVisitors, toldOfSettings } from './tell-visitors.ts';
export { imageOrigins, isStorefront, originsOf } from './storefront-origins.ts';
