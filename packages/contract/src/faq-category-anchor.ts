/**
 * Where a category stands on the store's FAQ page, as the id of its section, by its name in the primary language: a link
 * to it leads there whatever language the page is read in. An id holds no spaces.
 */
export const faqCategoryAnchor = (category: string): string => `category-${category.trim().replace(/\s+/gu, '-')}`;

/** The end of an address of the FAQ page that leads to a category. */
export const faqCategoryHash = (category: string): string => `#${encodeURIComponent(faqCategoryAnchor(category))}`;
