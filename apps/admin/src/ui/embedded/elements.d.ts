import 'react';
import type { ReactNode } from 'react';

/** The elements of App Bridge that we render; outside the Shopify admin none of them is. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      's-app-nav': { children?: ReactNode };
      'ui-title-bar': { title: string; children?: ReactNode };
      'ui-save-bar': { id: string; children?: ReactNode };
    }
  }
}
