const store = 'gid://shopify/';

/** The address of a page, which names it as the store does, only shorter: `Page-123`. */
export const pathOfPage = (id: string): string =>
  `/ai_assistant/data_sources/pages/${encodeURIComponent(id.startsWith(store) ? id.slice(store.length).replace('/', '-') : id)}`;

/** The store's id of the page that an address names. */
export const idOfPath = (part: string): string =>
  /^[A-Za-z]+-\d+$/.test(part) ? `${store}${part.replace('-', '/')}` : part;
