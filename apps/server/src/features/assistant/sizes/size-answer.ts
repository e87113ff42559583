import { readMeasures } from '../../../language/measures/read-measures.ts';
import { findProducts, readProduct } from '../../catalog/index.ts';
import {
  type FoundSize,
  findSize,
  guidesFor,
  guidesWithoutProduct,
  listSizeGuides,
  type SizedProduct,
} from '../../knowledge/index.ts';
import { languageOfShop } from '../../shops/index.ts';
import { isNamedIn } from '../tools/search-products.ts';
import type { ToolContext } from '../tools/tool-context.ts';

/** That a size is asked for without a measure: it may stand in another sentence. */
const asksSize = /\b(?:size|fits?|größe|grösse|taille|talla|taglia|maat|tamanho)\b/iu;
/** A size of another system: "EU 42". */
const namesSize = /\b(?:eu|us|uk|fr|it|jp)\s?\d{1,3}(?:[.,]5)?\b/iu;
const productsLookedAt = 3;

/** The words that may tell measures: those that are searched with, or where they ask for the size, the whole message. */
const wordsWithMeasure = (question: string, whole: string): string | null =>
  [question, ...(asksSize.test(question) ? [whole] : [])].find(
    (it) => namesSize.test(it) || readMeasures(it).some((said) => said.measure !== null || asksSize.test(it)),
  ) ?? null;

/** The product that is named, or else the one whose page is open. */
async function productMeant({ ctx, inquiry }: ToolContext, question: string): Promise<SizedProduct | null> {
  const { products } = await findProducts(ctx, {
    text: question,
    language: languageOfShop(inquiry.shop),
    limit: productsLookedAt,
  });
  const named = products.find((it) => isNamedIn(question, it.card.title));
  const facts =
    named ?? (inquiry.onPage && (await readProduct(ctx, { id: inquiry.onPage.id }, { forAssistant: true })));
  return facts && { id: facts.card.id, productType: facts.productType, vendor: facts.vendor, tags: facts.tags };
}

/**
 * What the shop's size guides say to the measures in a question, as evidence of this turn. Null where it tells none, or no
 * guide is made for what is meant: then nothing is guessed. Guides are read only where a measure is told.
 */
export async function sizeAnswer(context: ToolContext, question: string): Promise<FoundSize | null> {
  const words = wordsWithMeasure(question, context.inquiry.question);
  if (words === null) return null;
  const guides = await listSizeGuides(context.ctx);
  if (guides.length === 0) return null;
  const product = await productMeant(context, question);
  const fitting = product ? guidesFor(guides, product) : guidesWithoutProduct(guides, question);
  const said = readMeasures(words);
  for (const guide of fitting) {
    const found = findSize(guide, said, words);
    if (!found) continue;
    const { findings } = context;
    findings.evidence.addPassage({
      ...{ id: `size_guide/${guide.id}`, kind: 'size_guide', sourceId: guide.id, title: guide.name },
      ...{ text: found.lines.join('\n'), url: null },
    });
    findings.retrieved.push({ id: guide.id, kind: 'size_guide', title: guide.name, score: 1 });
    findings.says.push(...found.lines);
    findings.offersPerson ||= found.isOutside;
    return found;
  }
  return null;
}
