import { handOffTool } from './hand-off.ts';
import { listDiscounts } from './list-discounts.ts';
import { lookUpOrder } from './look-up-order.ts';
import { productDetails } from './product-details.ts';
import { searchKnowledge } from './search-knowledge.ts';
import { searchProducts } from './search-products.ts';
import type { Turn } from './tool-context.ts';

/** Everything that the model can do in a turn. Only `hand_off` changes anything. */
export const assistantTools = (turn: Turn) => ({
  search_knowledge: searchKnowledge(turn),
  search_products: searchProducts(turn),
  product_details: productDetails(turn),
  look_up_order: lookUpOrder(turn),
  list_discounts: listDiscounts(turn),
  hand_off: handOffTool(turn),
});

export type AssistantTools = ReturnType<typeof assistantTools>;
