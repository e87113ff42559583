import { z } from 'zod';
import { recommend, wishes } from '../../recommendations/index.ts';
import { loggedTool } from '../tools/logged-tool.ts';
import { findAsSaid, isNamedIn, productFloor } from '../tools/search-products.ts';
import { shownProduct } from '../tools/shown-product.ts';
import type { ToolContext } from '../tools/tool-context.ts';

/** So many are of the kind that is asked for. */
const mostOfKind = 24;
/** What matches so much less than the best is of another kind. */
const sameKind = 0.6;

/** The products that a name or a kind of thing stands for, the nearest first; none where the shop sells nothing of it. */
async function meantBy(context: ToolContext, text: string): Promise<string[]> {
  const { products, confidence } = await findAsSaid(context, { text, limit: mostOfKind });
  const named = products.filter((it) => isNamedIn(text, it.card.title));
  if (named.length > 0) return named.map((it) => it.card.id);
  const [best] = products;
  if (!best || confidence < productFloor) return [];
  return products.filter((it) => it.score >= sameKind * best.score).map((it) => it.card.id);
}

async function spokenOf(context: ToolContext, about: string | undefined): Promise<string[]> {
  const { onPage } = context.inquiry;
  if (about === undefined || about === onPage?.title) return onPage ? [onPage.id] : [];
  if (about.startsWith('gid://')) return [about];
  return (await meantBy(context, about)).slice(0, 1);
}

const withSentence = 'The shop has written this. Write it word for word first, then each product alone on a line.';
const withoutSentence = 'Lead to them with one short sentence, then write each product alone on a line.';

/**
 * What the shop's rules recommend here. Its products are evidence like those that a search finds, and are said whatever an
 * engine makes of it.
 */
export const recommendProducts = (context: ToolContext) =>
  loggedTool(context, {
    name: 'recommend_products',
    description:
      'What the shop itself recommends. Use it first, before search_products, whenever the visitor asks what you would recommend, for gift ideas, what goes with a product, or looks for some kind of thing. `found: false`: the shop has no rule for it, so search instead.',
    input: z.object({
      wish: z
        .enum(wishes)
        .describe(
          '`goes_with`: what goes with a product; `looking`: looks for some kind of thing, without asking advice',
        ),
      thing: z.string().min(1).max(300).optional().describe('The kind of thing that is asked for, such as "tent"'),
      about: z
        .string()
        .min(1)
        .max(300)
        .optional()
        .describe('The product that is spoken of, by id or name; left out for the one on the page'),
    }),
    run: async ({ wish, thing, about }) => {
      const { ctx, inquiry, findings } = context;
      if (findings.recommendation) return { found: false };
      const found = await recommend(ctx, {
        ...{ wished: wish, question: inquiry.question, language: inquiry.language, contact: inquiry.contact },
        spokenOf: () => spokenOf(context, about),
        ofKind: thing === undefined ? undefined : async () => new Set(await meantBy(context, thing)),
      });
      if (!found) return { found: false };
      const { rule, products } = found;
      const shown = products.map((it) => shownProduct(context, it, false));
      const say = rule.sentence === '' ? [] : [rule.sentence];
      findings.recommendation = { id: rule.id, name: rule.name };
      findings.retrieved.push(...products.map(({ id, title }) => ({ id, kind: 'product', title, score: 1 })));
      findings.says.push(...say, ...shown.map((it) => `- ${it.name}`));
      // The rule's name is the team's own word: nothing of it may be said.
      for (const text of say)
        findings.evidence.addPassage({
          ...{ id: `recommendation/${rule.id}`, kind: 'scenario', sourceId: rule.id },
          ...{ title: '', text, url: null },
        });
      return { found: true, say, products: shown, next: say.length > 0 ? withSentence : withoutSentence };
    },
  });
