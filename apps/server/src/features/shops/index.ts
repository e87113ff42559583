export { isLetIn } from './is-let-in.ts';
export { changeShop } from './change-shop.ts';
export { findShop, findShopByDomain, inboxSettingsOf, type ShopRow, toShop, widgetOf } from './shop.store.ts';
export { isStorefront } from './storefront-origins.ts';
