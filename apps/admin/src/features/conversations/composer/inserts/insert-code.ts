import { later } from '../../../../ui/later/later.ts';

/** What products, orders, discounts and FAQs are chosen from: it comes with the first press of the button. */
export const insertCode = later(() => import('./insert-panel.tsx'));
