import { z } from 'zod';
import { discountsFor } from '../../discounts/index.ts';
import { loggedTool } from './logged-tool.ts';
import type { ToolContext } from './tool-context.ts';

const notMade = {
  found: false,
  unavailable: 'The store did not make the visitor’s code. Say so, name none, and offer a person.',
};

/** Whether a visitor names a code, in whatever letters. */
function isSaid(question: string, code: string): boolean {
  const at = question.toLowerCase().indexOf(code.toLowerCase());
  const isAlone = (beside: string | undefined) => beside === undefined || !/[\p{L}\p{N}]/u.test(beside);
  return code !== '' && at >= 0 && isAlone(question[at - 1]) && isAlone(question[at + code.length]);
}

/** Names the codes that work now, as far as the shop lets this visitor hear of them. */
export const listDiscounts = (context: ToolContext) =>
  loggedTool(context, {
    name: 'list_discounts',
    description:
      'Lists the discount codes that this visitor may hear of and that are valid now. The only source of discounts: there are no others.',
    input: z.object({}),
    run: async () => {
      const named = await discountsFor(context.ctx, context.inquiry.contact);
      const discounts = named.discounts.map((discount) => {
        const n = context.findings.evidence.addDiscount(discount);
        return {
          code: `{{code:${n}}}`,
          ...(isSaid(context.inquiry.question, discount.code) ? { asked: true } : {}),
          what: `{{discount:${n}}}`,
          ...(discount.endsAt ? { ends: `{{ends:${n}}}` } : {}),
        };
      });
      if (discounts.length > 0) return { found: true, discounts };
      if (!named.failed) return { found: false };
      // There is one, and it cannot be told: none is made up, and somebody may help.
      context.findings.offersPerson = true;
      return notMade;
    },
  });
