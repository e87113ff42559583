import type { Handlers } from '@chatty/contract/call';
import type { discounts } from '@chatty/contract/discounts';
import type { MemberCtx } from '../../ctx.ts';
import { listAssistantDiscounts, ruleDiscount, setDiscountPolicy } from './rule-discounts.ts';

export const discountCalls = {
  'GET /ai_assistant/discounts': (ctx) => listAssistantDiscounts(ctx),
  'PUT /ai_assistant/discounts/:id': (ctx, { params, body }) => ruleDiscount(ctx, params.id, body),
  'PUT /ai_assistant/discounts': (ctx, { body }) => setDiscountPolicy(ctx, body),
} satisfies Handlers<typeof discounts, MemberCtx>;
