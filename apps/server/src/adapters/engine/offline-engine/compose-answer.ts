import { texts } from '#texts/assistant.ts';
import { asksOption, askedVariants, type Facts, isAboutOne, listOf, textOf } from './found-products.ts';
import { asksDetail, subjectOf } from './plan-tools.ts';
import { quoteBest, quotePassage } from './quote-passage.ts';
import type { Situation, ToolResult } from './read-prompt.ts';
import type { Wish } from './read-wish.ts';
import { termsOf } from './words.ts';

const say = texts.offline;

function orderAnswer({ output }: ToolResult): string {
  const orders = listOf(output.orders);
  // Its card shows the rest. Of several orders the first one still under way counts.
  const [first] = orders;
  if (first) {
    const arrives = first.delivery ? ` ${say.arrives(textOf(first.delivery))}` : '';
    return `${say.order(textOf(first.order), textOf(first['order-status']))}${arrives}`;
  }
  if (textOf(output.say)) return textOf(output.say);
  const missing = Array.isArray(output.missing) ? output.missing : [];
  if (missing.length > 1) return say.askOrder;
  return missing[0] === 'order number' ? say.askNumber : missing.length === 1 ? say.askEmail : say.away;
}

const special = /\b(?:students?|teachers?|military|veterans?|seniors?|nurses?|birthday|loyalty)\b/i;

function discountAnswer(wish: Wish, { output }: ToolResult): string {
  const lines = listOf(output.discounts).map((it) => say.discount(textOf(it.code), textOf(it.what), textOf(it.ends)));
  // Other codes are no answer to "is there a student discount" unless it is said that there is none.
  const asked = special.exec(wish.words)?.[0].toLowerCase();
  const isListed = asked === undefined || JSON.stringify(output.discounts).toLowerCase().includes(asked);
  return [...(isListed ? [] : [say.noSuchDiscount]), say.discounts, ...lines].join('\n');
}

function knowledgeAnswer(wish: Wish, { output }: ToolResult): string {
  const passages = listOf(output.passages).map((passage) => ({
    title: textOf(passage.title),
    text: textOf(passage.text),
    relevance: Number(passage.relevance) || 0,
  }));
  return quoteBest(wish.text, passages) ?? say.unknown;
}

function oneProduct(wish: Wish, product: Facts): string {
  const [name, price, stock] = [textOf(product.name), textOf(product.price), textOf(product.stock)];
  const variants = askedVariants(product).slice(0, 3);
  const [only] = variants;
  if (only && variants.length === 1)
    return say.variant(name, textOf(only.title), textOf(only.price), textOf(only.stock));
  const options = variants.map((it) => say.option(textOf(it.title), textOf(it.price), textOf(it.stock)));
  if (options.length > 0) return [say.found, name, ...options].join('\n');
  const line = say.product(name, price, stock);
  return wish.named && asksOption(wish.words, product) ? `${say.noOption}\n${line}` : line;
}

function productAnswer(wish: Wish, { output }: ToolResult, details: ToolResult | undefined): string {
  const products = listOf(output.products);
  const [first] = products;
  if (!first) return say.noProduct;
  if (details?.output.found === true && asksDetail(wish.words)) {
    const description = textOf(details.output.description);
    const quote = description
      ? quotePassage(wish.words, {
          title: textOf(first.title),
          text: description,
        })
      : '';
    return `${quote}\n${say.product(textOf(first.name), textOf(first.price), textOf(first.stock))}`.trim();
  }
  if (isAboutOne(wish, products)) return oneProduct(wish, first);
  // Each line becomes a card.
  return [say.found, ...products.slice(0, 3).map((it) => `- ${textOf(it.name)}`)].join('\n');
}

/** Whether a found text is about the thing that is looked for: "do you sell phones" is not answered by "we do not sell data". */
function speaksOf(wish: Wish, { output }: ToolResult): boolean {
  const subject = termsOf(subjectOf(wish.text));
  if (subject.length === 0) return true;
  return listOf(output.passages).some((passage) => {
    const titled = new Set(termsOf(textOf(passage.title)));
    return subject.some((term) => titled.has(term));
  });
}

/** Somebody who looks for a thing wants to see products; otherwise the shop's texts come first. */
function bestFinding(
  wish: Wish,
  products: ToolResult | undefined,
  knowledge: ToolResult | undefined,
  details: ToolResult | undefined,
): string {
  const hasProducts = products?.output.found === true;
  const hasKnowledge = knowledge?.output.found === true;
  if (hasProducts && (!hasKnowledge || wish.route === 'product')) {
    return productAnswer(wish, products, details);
  }
  if (hasKnowledge && (wish.route !== 'product' || speaksOf(wish, knowledge))) return knowledgeAnswer(wish, knowledge);
  if (products?.output.unavailable || knowledge?.output.unavailable) return say.away;
  if (wish.route !== 'product') return say.unknown;
  return /\b(?:gifts?|presents?)\b/i.test(wish.text) ? say.askGift : say.noProduct;
}

/** Words the answer from what the tools have found. Facts stay in their slots; passages are quoted, not retold. */
export function composeAnswer(wish: Wish, { results }: Pick<Situation, 'results'>): string {
  const of = (name: string) => results.find((it) => it.name === name);
  switch (wish.route) {
    case 'greeting':
    case 'thanks':
    case 'farewell':
    case 'banter':
      return say[wish.route];
    case 'human':
      return of('hand_off') ? texts.handedOff : say.unknown;
    case 'order': {
      if (wish.doubtful.length > 0) return say.whichOrder(wish.doubtful.join(say.or));
      const order = of('look_up_order');
      return order ? orderAnswer(order) : say.unknown;
    }
    case 'discount': {
      const discounts = of('list_discounts');
      if (discounts?.output.found === true) return discountAnswer(wish, discounts);
      const knowledge = of('search_knowledge');
      return knowledge?.output.found === true ? knowledgeAnswer(wish, knowledge) : say.noDiscount;
    }
    default:
      return bestFinding(wish, of('search_products'), of('search_knowledge'), of('product_details'));
  }
}
