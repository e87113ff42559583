import { handOffTool } from './hand-off.ts';
import { listDiscounts } from './list-discounts.ts';
import { lookUpOrder } from './look-up-order.ts';
import { productDetails } from './product-details.ts';
import { recommendProducts } from '../recommending/recommend-products.ts';
import { searchKnowledge } from './search-knowledge.ts';
import { searchProducts } from './search-products.ts';
import type { ToolContext } from './tool-context.ts';

/** Everything that the model can do for an answer. Only `hand_off` changes anything. */
const allTools = (context: ToolContext) => ({
  search_knowledge: searchKnowledge(context),
  search_products: searchProducts(context),
  product_details: productDetails(context),
  recommend_products: recommendProducts(context),
  look_up_order: lookUpOrder(context),
  list_discounts: listDiscounts(context),
  hand_off: handOffTool(context),
});

export type AssistantTools = Partial<ReturnType<typeof allTools>>;

/** The tools that the shop lets its assistant use: of the others no engine hears. */
export function assistantTools(context: ToolContext): AssistantTools {
  const { enabledProducts, enableOrderTracking, enableHumanAgentRequest, handOff } = context.inquiry.assistant;
  const { search_products, product_details, recommend_products, look_up_order, hand_off, ...always } =
    allTools(context);
  return {
    ...always,
    ...(enabledProducts && { search_products, product_details }),
    ...(enabledProducts && context.inquiry.shop.recommending !== null && { recommend_products }),
    ...(enableOrderTracking && { look_up_order }),
    ...((enableHumanAgentRequest || handOff.complaint.isOn) && { hand_off }),
  };
}
