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
        (it) =>
          it.status.toUpperCase() === 'ACTIVE' &&
          (it.startsAt === null || new Date(it.startsAt).toISOString() <= now) &&
          (it.endsAt === null || new Date(it.endsAt).toISOString() > now),
      );
      const discounts = active.slice(0, 5).map((it) => {
        const n = context.findings.evidence.addDiscount(it);
        return {
          code: `{{code:${n}}}`,
          what: `{{discount:${n}}}`,
          ...(it.endsAt ? { ends: `{{ends:${n}}}` } : {}),
        };
      });
      return discounts.length > 0 ? { found: true, discounts } : { found: false };
    },
  });
