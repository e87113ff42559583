import type { ProductCard } from '@chatty/contract/messages';
import type { PopupContent, ProductChoice } from '@chatty/contract/popups';
import type { PopupKind } from '@chatty/contract/settings/popups/popup-rules';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { texts } from '#texts/popups.ts';

/** The settings of each popup. */
export interface PopupDrafts {
  welcome: SavedSettings['welcomePopupSetting'];
  newsletter: SavedSettings['newsletterPopupSettings'];
  product: SavedSettings['productPopupSettings'];
  cartBooster: SavedSettings['cartBoosterPopupSettings'];
}

/** What every popup has: its words, and when, where and how often it shows. */
export type AnyPopup = Pick<
  PopupDrafts[PopupKind],
  | 'active'
  | 'title'
  | 'message'
  | 'button'
  | 'trigger'
  | 'triggerValue'
  | 'displayType'
  | 'timesShown'
  | 'timesDays'
  | 'displayPages'
  | 'displayDevices'
  | 'dateStart'
  | 'dateEnd'
  | 'weekdays'
>;

/** What a card of a popup's page works with. */
export interface PartProps<Draft> {
  draft: Draft;
  /** What is wrong with its parts. */
  wrong: Partial<Record<string, string>>;
  change(part: Partial<Draft>): void;
}

const sample = ({ id, title, imageUrl, price, available }: ProductChoice): ProductCard => ({
  id,
  handle: id,
  title,
  url: '#',
  imageUrl,
  variants: [{ id, title: '', price, compareAtPrice: null, available, stock: null }],
});

const wordsOf = ({ title, message, button }: AnyPopup) => ({ title, message, button });

export const welcomeContent = (it: PopupDrafts['welcome']): PopupContent => ({
  ...{ kind: 'welcome', ...wordsOf(it), picture: it.picture },
  // In the preview it stays.
  shownFor: 0,
});

export const newsletterContent = (it: PopupDrafts['newsletter']): PopupContent => ({
  ...{ kind: 'newsletter', ...wordsOf(it), picture: it.picture },
  ...{ consentText: it.consentText, successText: it.successText },
});

export const productContent = (it: PopupDrafts['product'], products: readonly ProductChoice[]): PopupContent => ({
  ...{ kind: 'product', ...wordsOf(it) },
  products: it.productSource === 'picked' ? products.map(sample) : [],
});

export const cartContent = (
  it: PopupDrafts['cartBooster'],
  products: readonly ProductChoice[],
  currency: string,
): PopupContent => ({
  ...{ kind: 'cartBooster', ...wordsOf(it), currency, products: products.map(sample) },
  // The sample's cart is one that it is about.
  ...{ minItems: 1, minAmount: 0, freeShippingFrom: it.freeShippingFrom || 0 },
  ...{ freeShippingText: it.freeShippingText, freeShippingReached: it.freeShippingReached },
});

const nameOf = (part: string): string => Object.entries(texts.names).find(([name]) => name === part)?.[1] ?? part;

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(plain).filter(Boolean).join(' · ');
  return String(value);
}

/** How a popup's settings read where two members changed them: a line for each part. */
export function sayPopup(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value)
    .map(([part, its]) => `${nameOf(part)}: ${plain(its)}`)
    .join('\n');
}
