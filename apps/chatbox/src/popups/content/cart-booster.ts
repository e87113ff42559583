import type { Cart } from '@chatty/contract/contacts';
import type { PopupContent } from '@chatty/contract/popups';
import { amountSlot } from '@chatty/contract/settings/popups/popup-rules';
import { cartAddress, onCartChange, readCart } from '../../ui/cart.ts';
import { moneyText } from '../../ui/money.ts';
import { make } from '../element.ts';
import { say } from '../words.ts';
import type { PopupDeps } from './popup-deps.ts';
import { productList } from './products.ts';

export type CartBooster = Extract<PopupContent, { kind: 'cartBooster' }>;

const piecesIn = ({ lines }: Cart) => lines.reduce((sum, it) => sum + it.quantity, 0);

/** Amounts of two currencies say nothing of each other. */
const isIn = ({ total }: Cart, { currency }: CartBooster) => total.currency === currency;

/** Whether the popup is about such a cart. */
export function isAbout(content: CartBooster, cart: Cart): boolean {
  if (piecesIn(cart) < content.minItems) return false;
  return content.minAmount === 0 || (isIn(cart, content) && Number(cart.total.amount) >= content.minAmount);
}

/** What is missing for free shipping: the sentence, and how much of it is there; null where nothing is said of it. */
export function freeShipping(content: CartBooster, cart: Cart, locale: string): { text: string; part: number } | null {
  const { freeShippingFrom, freeShippingText, freeShippingReached, currency } = content;
  if (freeShippingFrom === 0 || !isIn(cart, content)) return null;
  const missing = freeShippingFrom - Number(cart.total.amount);
  if (missing <= 0) return freeShippingReached === '' ? null : { text: freeShippingReached, part: 1 };
  const amount = moneyText({ amount: missing.toFixed(2), currency }, locale);
  return { text: freeShippingText.replaceAll(amountSlot, amount), part: 1 - missing / freeShippingFrom };
}

function shippingLine(content: CartBooster, first: Cart, { config }: PopupDeps['shell']): HTMLElement {
  const line = make('div', { className: 'popup-field' });
  const fill = (cart: Cart) => {
    const state = freeShipping(content, cart, config.locale);
    if (!state) return line.replaceChildren();
    const percent = `${Math.round(state.part * 100)}`;
    const at = { role: 'progressbar', 'aria-label': say('popupsToFreeShipping'), 'aria-valuenow': percent };
    const bar = make('div', { className: 'popup-bar', at });
    bar.style.setProperty('--part', `${state.part}`);
    line.replaceChildren(make('p', { at: { role: 'status' } }, state.text), bar);
  };
  fill(first);
  onCartChange(
    () => void readCart(config.rootUrl, config.currency).then((cart) => cart && line.isConnected && fill(cart)),
  );
  return line;
}

/** Reminds of the cart, and says what is missing for free shipping. */
export function cartBody(content: CartBooster, cart: Cart, deps: PopupDeps): Node[] {
  const go = make('a', { className: 'popup-main', onclick: () => deps.clicked() }, content.button);
  go.href = cartAddress(deps.shell.config.rootUrl);
  return [
    shippingLine(content, cart, deps.shell),
    ...productList(content.products, { button: say('popupsAddToCart'), isFirst: false }, deps),
    go,
  ];
}
