import type { ChatboxFeature } from '../../app/feature.ts';
import { onCartChange } from './cart.ts';
import { OrderPart } from './order-card.tsx';
import orders from './orders.css?inline';
import products from './products.css?inline';
import { ProductsPart } from './product-carousel.tsx';
import { tellPlace } from './tell-place.ts';

/** What the shop sells, and what the visitor looks at and has bought. */
export const catalogFeature = {
  name: 'catalog',
  style: products + orders,
  messageParts: { products: ProductsPart, order: OrderPart },
  start: (chat) => onCartChange(() => tellPlace(chat)),
  onStatus(chat, status) {
    if (status === 'live') void tellPlace(chat);
  },
} satisfies ChatboxFeature;
