import type { Part, ProductCard } from '@chatty/contract/messages';
import type { Answer } from '../../apps/server/src/features/assistant/testing/demo-visit.ts';

const amountOf = ({ amount, currency }: { amount: string; currency: string }) =>
  currency === 'USD' ? `$${amount}` : `${amount} ${currency}`;

function cardText({ title, variants, chosenVariantId }: ProductCard): string {
  const variant = variants.find((it) => it.id === chosenVariantId) ?? variants[0];
  const stock = variant?.available ? 'in stock' : 'sold out';
  return variant ? `${title} ${amountOf(variant.price)} ${stock}` : title;
}

type Order = Extract<Part, { type: 'order' }>['order'];

/** The facts that its card shows once it is open. */
const orderText = ({ name, total, lines, tracking }: Order): string =>
  [
    name,
    ...lines.map(({ title, variant, quantity }) => `${title} ${variant ?? ''} × ${quantity}`),
    amountOf(total),
    ...tracking.map(({ company, number }) => `${company ?? ''} ${number ?? ''}`),
  ].join('\n');

function partText(part: Part): string {
  switch (part.type) {
    case 'products':
      return part.products.map(cardText).join('\n');
    case 'order':
      return orderText(part.order);
    case 'quickReplies':
      return part.replies.join('\n');
    default:
      return '';
  }
}

/** What a visitor reads of an answer: its text, and the words of its cards and buttons. */
export const shownText = ({ text, message }: Answer): string =>
  [text, ...(message?.parts ?? []).map(partText)].filter(Boolean).join('\n');
