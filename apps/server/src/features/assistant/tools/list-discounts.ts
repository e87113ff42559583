import { z } from 'zod';
import { workingDiscounts } from '../../composing/index.ts';
import { loggedTool } from './logged-tool.ts';
import type { ToolContext } from './tool-context.ts';

/** Names the codes that the store has made public and that work now. */
export const listDiscounts = (context: ToolContext) =>
  loggedTool(context, {
    name: 'list_discounts',
    description:
      'Lists the discount codes that are public and valid now. The only source of discounts: there are no others.',
    input: z.object({}),
    run: async () => {
      const discounts = (await workingDiscounts(context.ctx)).slice(0, 5).map((discount) => {
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
