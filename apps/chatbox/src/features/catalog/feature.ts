import type { ChatboxFeature } from '../../app/feature.ts';
import cards from './cards.css?inline';
import { onCartChange } from './cart.ts';
import { OrderPart } from './order-card.tsx';
import orders from './orders.css?inline';
import { ProductsPart } from './product-carousel.tsx';
import { tellPlace } from './tell-place.ts';

/** What the shop sells, and what the visitor looks at and has bought. */
export const catalog = {
  name: 'catalog',
  style: cards + orders,
  messageParts: { products: ProductsPart, order: OrderPart },
  start: (chat) => onCartChange(() => tellPlace(chat)),
  onStatus(chat, status) {
    if (status === 'live') void tellPlace(chat);
  },
} satisfies ChatboxFeature;
