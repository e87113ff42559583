import { createContext, type ReactNode } from 'react';

/**
 * What stands beside a page's list inside the Shopify admin, whose own bar says the title: who one is and in which shop.
 * Null outside of it.
 */
export const HostCorner = createContext<ReactNode>(null);
