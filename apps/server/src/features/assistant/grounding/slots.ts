import type { OrderStatus } from '@chatty/contract/contacts';
import type { Money } from '@chatty/contract/fields';
import type { ProductCard } from '@chatty/contract/messages';
import { frameOf, languageOfLocale } from '../../../language/languages.ts';
import type { StoreDiscount } from '../../../ports/commerce.ts';

/** Where a fact comes from, so that the answer can show it. */
export type Origin = {
  kind: 'product' | 'order' | 'discount' | 'passage';
  id: string;
};

/** A fact by name: the model writes the name, the visitor reads the text. */
export interface Slot {
  /** Without braces: `price:1`. */
  name: string;
  text: string;
  origin: Origin;
}

export const slotPattern = /\{\{\s*([a-z-]+:\d+(?:\.\d+)?)\s*\}\}/g;

/** `price` of `price:1.2`. */
export const slotKind = (name: string) => name.slice(0, name.indexOf(':'));

/** Writes the facts into a sentence. Only for sentences whose slots are all known. */
export function fillSlots(sentence: string, slots: ReadonlyMap<string, Slot>): string {
  return sentence.replace(slotPattern, (_, name: string) => slots.get(name)?.text ?? '');
}

export function slotsIn(sentence: string): string[] {
  return [...sentence.matchAll(slotPattern)].map((it) => it[1] ?? '');
}

/** `shown`: the currency in which the store shows its prices to the reader; one of another currency names it in full. */
export function moneyText({ amount, currency }: Money, locale: string, shown: string | null = null): string {
  return new Intl.NumberFormat(usable(locale), {
    style: 'currency',
    currency,
    currencyDisplay: shown === null || shown === currency ? 'symbol' : 'code',
  }).format(Number(amount));
}

export function dateText(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(usable(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(moment));
}

function usable(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** A link in message text; the label comes from the store and must not end the link early. */
const link = (label: string, url: string | null) => {
  const safe = label.replace(/[[\]\n]/g, ' ').trim();
  return url && /^(?:https?:\/\/|\/)[^\s()]+$/.test(url) ? `[${safe}](${url})` : safe;
};

type Variant = ProductCard['variants'][number];

/** The words that facts are told in, in the language of a locale. */
const wordsOf = (locale: string) => frameOf(languageOfLocale(locale) ?? 'en').facts;

const stockText = ({ available, stock }: Variant, locale: string) => {
  const words = wordsOf(locale);
  if (!available) return words.soldOut;
  return stock !== null && stock > 0 && stock <= 5 ? words.fewLeft(stock) : words.inStock;
};

function priceText(variants: readonly Variant[], locale: string, shown: string | null): string {
  const sorted = variants.toSorted((a, b) => Number(a.price.amount) - Number(b.price.amount));
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high) return '';
  const text = moneyText(low.price, locale, shown);
  if (low.price.amount !== high.price.amount) return wordsOf(locale).from(text);
  const before = variants.length === 1 ? low.compareAtPrice : null;
  return before && Number(before.amount) > Number(low.price.amount)
    ? wordsOf(locale).reduced(text, moneyText(before, locale, shown))
    : text;
}

/** The facts of a product and, where it has several, of each variant. */
export function productSlots(n: number, product: ProductCard, locale: string, shown: string | null = null): Slot[] {
  const { variants } = product;
  const origin: Origin = { kind: 'product', id: product.id };
  const some = variants.find((it) => it.available) ?? variants[0];
  const anyLeft = some && variants.length > 1 ? { ...some, stock: null } : some;
  return [
    { name: `product:${n}`, text: link(product.title, product.url), origin },
    { name: `price:${n}`, text: priceText(variants, locale, shown), origin },
    {
      name: `stock:${n}`,
      text: anyLeft ? stockText(anyLeft, locale) : wordsOf(locale).soldOut,
      origin,
    },
    ...variants.flatMap((variant, at) => [
      { name: `price:${n}.${at + 1}`, text: priceText([variant], locale, shown), origin },
      { name: `stock:${n}.${at + 1}`, text: stockText(variant, locale), origin },
    ]),
  ];
}

function whereItIs(order: OrderStatus, locale: string): string {
  const facts = wordsOf(locale);
  if (order.cancelledAt) return facts.canceled(dateText(order.cancelledAt, locale));
  if (order.deliveredAt) return facts.delivered(dateText(order.deliveredAt, locale));
  const latest = order.events.toSorted((a, b) => b.happenedAt.localeCompare(a.happenedAt))[0]?.status.toLowerCase();
  const status = order.fulfillmentStatus.toLowerCase();
  const moving = latest && ['in_transit', 'out_for_delivery', 'delivered'].includes(latest) ? latest : status;
  return facts.states[moving] ?? moving.replaceAll('_', ' ');
}

/** What happened to the order and to its money, in words that follow "is". */
export function orderState(order: OrderStatus, locale: string): string {
  const { refunded, voided, onlyRefunded } = wordsOf(locale);
  // Nobody prepares or sends what was paid back.
  const isOver = order.cancelledAt ?? order.deliveredAt;
  if (order.refunded === 'fully' && !isOver) return onlyRefunded;
  const isVoided = order.financialStatus.toLowerCase() === 'voided';
  return `${whereItIs(order, locale)}${isVoided ? voided : refunded[order.refunded]}`;
}

/** What was paid, with what was given back of it. */
function totalText(order: OrderStatus, locale: string): string {
  const back = order.refundedTotal ?? { ...order.total, amount: '0' };
  const told = wordsOf(locale).total[order.refunded];
  return `${moneyText(order.total, locale)}${typeof told === 'string' ? told : told(moneyText(back, locale))}`;
}

/** The facts of an order; a fact that the store does not know has no slot. */
export function orderSlots(n: number, order: OrderStatus, locale: string): Slot[] {
  const slots: [string, string | null][] = [
    ['order', order.name],
    ['order-status', orderState(order, locale)],
    ['order-date', dateText(order.placedAt, locale)],
    ['order-total', totalText(order, locale)],
    ['refund', order.refundedTotal && moneyText(order.refundedTotal, locale)],
    [
      'items',
      order.lines.map((it) => `${it.quantity} × ${it.title}${it.variant ? ` (${it.variant})` : ''}`).join(', '),
    ],
    ['delivery', !order.deliveredAt && order.estimatedDeliveryAt ? dateText(order.estimatedDeliveryAt, locale) : null],
    [
      'tracking',
      order.tracking
        .map((it) => link([it.company, it.number].filter(Boolean).join(' ') || wordsOf(locale).tracking, it.url))
        .join(', '),
    ],
  ];
  const origin: Origin = { kind: 'order', id: order.id };
  return slots.flatMap(([name, text]) => (text ? [{ name: `${name}:${n}`, text, origin }] : []));
}

export function discountSlots(n: number, discount: StoreDiscount, locale: string): Slot[] {
  const origin: Origin = { kind: 'discount', id: discount.id };
  return [
    { name: `code:${n}`, text: `**${discount.code}**`, origin },
    { name: `discount:${n}`, text: discount.summary || discount.title, origin },
    ...(discount.endsAt ? [{ name: `ends:${n}`, text: dateText(discount.endsAt, locale), origin }] : []),
  ];
}

export function sourceSlot(n: number, passage: { id: string; title: string; url: string | null }): Slot {
  return {
    name: `source:${n}`,
    text: link(passage.title, passage.url),
    origin: { kind: 'passage', id: passage.id },
  };
}
