import { z } from 'zod';
import { discountsFor } from '../../discounts/index.ts';
import { loggedTool } from './logged-tool.ts';
import type { ToolContext } from './tool-context.ts';

/** Names the codes that work now, as far as the shop lets this visitor hear of them. */
export const listDiscounts = (context: ToolContext) =>
  loggedTool(context, {
    name: 'list_discounts',
    description:
      'Lists the discount codes that this visitor may hear of and that are valid now. The only source of discounts: there are no others.',
    input: z.object({}),
    run: async () => {
      const discounts = (await discountsFor(context.ctx, context.inquiry.contact)).map((discount) => {
        const n = context.findings.evidence.addDiscount(discount);
        return {
          code: `{{code:${n}}}`,
          what: `{{discount:${n}}}`,
          ...(discount.endsAt ? { ends: `{{ends:${n}}}` } : {}),
        };
      });
      return discounts.length > 0 ? { found: true, discounts } : { found: false };
    },
  });
