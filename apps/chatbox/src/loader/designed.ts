/** The store is open in the theme editor: whoever is here designs it, and is no visitor. */
export const isDesigned = (): boolean =>
  (window as { Shopify?: { designMode?: boolean } }).Shopify?.designMode === true;
