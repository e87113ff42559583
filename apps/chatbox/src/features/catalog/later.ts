import type { LaterSlots } from '../../app/feature.ts';
import { onDemand } from '../../app/wire/on-demand.tsx';
import { keepPlaceTold } from './tell-place.ts';

/** What the shop sells, and what the visitor looks at and has bought. */
export const catalogLater = {
  name: 'catalog',
  arrived: keepPlaceTold,
  messageParts: {
    products: onDemand(() => import('./product-carousel.tsx').then(({ ProductsPart: it, style }) => ({ it, style }))),
    order: onDemand(() => import('./order-card.tsx').then(({ OrderPart: it, style }) => ({ it, style }))),
  },
} satisfies LaterSlots;
