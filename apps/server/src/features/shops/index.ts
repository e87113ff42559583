export { findShop, findShopByDomain, type ShopRow, toShop, widgetOf } from './shop.store.ts';
export { isStorefront } from './storefront-origins.ts';
