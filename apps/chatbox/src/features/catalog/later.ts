import type { LaterSlots } from '../../app/feature.ts';
import { OrderPart } from './order-card.tsx';
import orders from './orders.css?inline';
import { ProductsPart } from './product-carousel.tsx';
import products from './products.css?inline';
import { keepPlaceTold } from './tell-place.ts';

/** What the shop sells, and what the visitor looks at and has bought. */
export const catalogLater = {
  name: 'catalog',
  style: products + orders,
  arrived: keepPlaceTold,
  messageParts: { products: ProductsPart, order: OrderPart },
} satisfies LaterSlots;
