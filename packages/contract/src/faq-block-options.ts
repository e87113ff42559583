/** What merchants choose from for a block of FAQs. Without Zod, for everybody. */

/** Which FAQs a block shows. */
export const blockSources = ['picked', 'categories', 'featured'] as const;
/** Where in the store it shows; `manual` is wherever the merchant puts it by its id. */
export const blockPlaces = ['allProducts', 'products', 'collections', 'pages', 'manual'] as const;
export const blockLayouts = ['accordion', 'list', 'grid'] as const;
export const blockColorSources = ['theme', 'own'] as const;

/** Bounds of what one block names, and of how many blocks a shop has: together they fit the store's own limits. */
export const mostFaqBlocks = 20;
export const mostBlockFaqs = 50;
export const mostBlockCategories = 20;
export const mostBlockProducts = 100;
export const mostBlockCollections = 50;
export const mostBlockPages = 20;

/** The pages or collections of one block are at most this long together, as they stand in addresses. */
export const blockPlaceMaxChars = 2_500;

/** In so many languages beside the primary one a block is told; a Shopify store sells in 20 at most. */
export const mostBlockLocales = 19;

/** What a block may weigh in the store: Shopify takes 128 KB of JSON in one metafield, which holds a block in one language. */
export const blockMaxBytes = 120_000;
