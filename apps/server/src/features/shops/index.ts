export { isLetIn } from './is-let-in.ts';
export { changeShop } from './change-shop.ts';
export { findShop, findShopByDomain, inboxSettingsOf, planIdOf, type ShopRow, toShop, widgetOf } from './shop.store.ts';
export { imageOrigins, isStorefront, originsOf } from './storefront-origins.ts';
