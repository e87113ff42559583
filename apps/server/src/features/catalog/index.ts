export { commonProductTypes } from './known/leading-goods.ts';
export { countProducts, findKnownProduct, readKnownProduct } from './known/known-products.ts';
export { isInStore } from './known/used-products.ts';
export { readProductSync } from './sync-progress.ts';
export { catalogCalls } from './catalog.calls.ts';
export {
  listNewestProducts,
  listProductCards,
  productCardOf,
  searchProductTitles,
} from './search/list-product-cards.ts';
export { type ProductFacts, readProduct } from './read-product.ts';
export { type FoundProduct, type FoundProducts, findProducts, type ProductSearch } from './search/find-products.ts';
export { type KnownProductFacts, listSomeProducts, readProducts } from './search/some-products.ts';
export { catalogRead } from './catalog.events.ts';
export { refreshProductJob } from './catalog.jobs.ts';
export { listProductChoices } from './search/list-product-choices.ts';
export { beginProductSync } from './sync-products.ts';
