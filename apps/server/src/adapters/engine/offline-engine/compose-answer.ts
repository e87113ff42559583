import { asksOption, type Facts, isAboutOne, listOf, textOf, wantedVariants } from './found-products.ts';
import { asksDetail, subjectOf } from './plan-tools.ts';
import { quoteBest, quotePassage } from './quote-passage.ts';
import type { Situation, ToolResult } from './read-prompt.ts';
import type { Wish } from './read-wish.ts';
import { termsOf } from './words.ts';

const say = {
  greeting: 'Hello! How can I help you today?',
  thanks: 'You’re welcome! Is there anything else I can help you with?',
  farewell: 'Alright. I’m here whenever you need anything else. Take care!',
  banter:
    'I’m the virtual assistant of this shop, and happy to help with any question about it. What can I find for you?',
  handedOff: 'I’m passing you on to a colleague, who will answer you here.',
  unknown: 'I’m sorry, I could not find an answer to that. Would you like to talk to a person?',
  noProduct: 'I could not find anything like that in this shop. Could you describe it differently?',
  askGift: 'What does the person like, or what could they use?',
  noOption: 'I could not find that option.',
  noSuchDiscount: 'I could not find a discount of that kind.',
  noDiscount: 'I could not find a public discount code right now.',
  askOrder: 'Could you send me the order number together with the e-mail address you ordered with?',
  askNumber: 'Could you tell me the order number too?',
  askEmail: 'Could you tell me the e-mail address you ordered with too?',
  away: 'I could not reach the store to check that just now. Would you like to talk to a person?',
} as const;

function orderAnswer({ output }: ToolResult): string {
  const orders = listOf(output.orders);
  if (orders.length > 0) {
    return orders
      .map((it) => {
        const [order, status] = [textOf(it.order), textOf(it['order-status'])];
        const lines = [`Your order ${order} is ${status}.`];
        if (it['order-date']) lines.push(`You placed it on ${textOf(it['order-date'])}.`);
        if (it.delivery) lines.push(`It should arrive by ${textOf(it.delivery)}.`);
        if (it.tracking) lines.push(`You can follow it here: ${textOf(it.tracking)}.`);
        return lines.join(' ');
      })
      .join('\n');
  }
  if (textOf(output.say)) return textOf(output.say);
  const missing = Array.isArray(output.missing) ? output.missing : [];
  if (missing.length > 1) return say.askOrder;
  return missing[0] === 'order number' ? say.askNumber : missing.length === 1 ? say.askEmail : say.away;
}

const special = /\b(?:students?|teachers?|military|veterans?|seniors?|nurses?|birthday|loyalty)\b/i;

function discountAnswer(wish: Wish, { output }: ToolResult): string {
  const lines = listOf(output.discounts).map((it) => {
    const until = it.ends ? `, until ${textOf(it.ends)}` : '';
    return `- ${textOf(it.code)}: ${textOf(it.what)}${until}`;
  });
  // Other codes are no answer to "is there a student discount" unless it is said that there is none.
  const asked = special.exec(wish.words)?.[0].toLowerCase();
  const isListed = asked === undefined || JSON.stringify(output.discounts).toLowerCase().includes(asked);
  return [...(isListed ? [] : [say.noSuchDiscount]), 'These codes work right now:', ...lines].join('\n');
}

function knowledgeAnswer(wish: Wish, { output }: ToolResult): string {
  const passages = listOf(output.passages).map((it) => ({
    title: textOf(it.title),
    text: textOf(it.text),
    relevance: Number(it.relevance) || 0,
  }));
  return quoteBest(wish.text, passages) ?? say.unknown;
}

function oneProduct(wish: Wish, product: Facts): string {
  const [name, price, stock] = [textOf(product.name), textOf(product.price), textOf(product.stock)];
  const variants = wantedVariants(wish.words, product).slice(0, 3);
  const options = variants.map((it) => `- ${textOf(it.title)}: ${textOf(it.price)}, ${textOf(it.stock)}`);
  if (options.length > 0) return [name, ...options].join('\n');
  const line = `${name} costs ${price} and is ${stock}.`;
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
    return `${quote}\n${textOf(first.name)} costs ${textOf(first.price)} and is ${textOf(first.stock)}.`.trim();
  }
  if (isAboutOne(wish, products)) return oneProduct(wish, first);
  const lines = products.slice(0, 3).map((it) => `- ${textOf(it.name)}: ${textOf(it.price)}, ${textOf(it.stock)}`);
  return ['This is what I found:', ...lines].join('\n');
}

/** Whether a found text is about the thing that is looked for: "do you sell phones" is not answered by "we do not sell data". */
function speaksOf(wish: Wish, { output }: ToolResult): boolean {
  const subject = termsOf(subjectOf(wish.text));
  if (subject.length === 0) return true;
  return listOf(output.passages).some((it) => {
    const titled = new Set(termsOf(textOf(it.title)));
    return subject.some((term) => titled.has(term));
  });
}

/** Who looks for a thing wants to see things; else the shop's texts go first. */
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
      return of('hand_off') ? say.handedOff : say.unknown;
    case 'order': {
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
