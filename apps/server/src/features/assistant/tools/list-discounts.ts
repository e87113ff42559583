import { z } from 'zod';
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
      const { commerce, clock } = context.ctx.services;
      const now = clock.now().toISOString();
      const active = (await commerce.readDiscounts(context.ctx.shopId)).filter(
        (discount) =>
          discount.status.toUpperCase() === 'ACTIVE' &&
          (discount.startsAt === null || new Date(discount.startsAt).toISOString() <= now) &&
          (discount.endsAt === null || new Date(discount.endsAt).toISOString() > now),
      );
      const discounts = active.slice(0, 5).map((discount) => {
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
