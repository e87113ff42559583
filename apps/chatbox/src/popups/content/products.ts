import type { ProductCard } from '@chatty/contract/messages';
import { addToCart } from '../../ui/cart.ts';
import { moneyText } from '../../ui/money.ts';
import { make } from '../element.ts';
import { say } from '../words.ts';
import type { PopupDeps } from './popup-deps.ts';

type Variant = ProductCard['variants'][number];

/** The address of a product, where it leads to a page and runs nothing. */
function pageOf(url: string): string | undefined {
  try {
    const { protocol, href } = new URL(url, location.href);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

function priceLine({ price, compareAtPrice }: Variant, locale: string): Node[] {
  const isReduced = compareAtPrice !== null && Number(compareAtPrice.amount) > Number(price.amount);
  if (!isReduced) return [make('span', {}, moneyText(price, locale))];
  const usual = make('span', { className: 'popup-unseen' }, `${say('popupsRegularPrice')} `);
  return [make('span', {}, moneyText(price, locale)), make('s', {}, usual, moneyText(compareAtPrice, locale))];
}

interface Buying {
  /** What stands on the button. */
  button: string;
  /** It is what the popup is for. */
  isFirst: boolean;
}

function productItem(
  { title, url, imageUrl, variants }: ProductCard,
  { button, isFirst }: Buying,
  { shell: { config }, clicked }: PopupDeps,
): HTMLElement {
  let chosen = variants.find((it) => it.available) ?? variants[0];
  const price = make('p', {});
  const status = make('p', { className: 'popup-good', at: { role: 'status' } });
  const failure = make('p', { className: 'popup-bad', at: { role: 'alert' } });
  const add = make(
    'button',
    {
      type: 'button',
      className: isFirst ? 'popup-main' : 'popup-main popup-second',
      at: { 'aria-label': say('popupsBuyNamed', { button, product: title }) },
    },
    button,
  );
  const tell = (done: string, failed: string) => {
    status.textContent = done;
    failure.textContent = failed;
  };
  const choose = (variant: Variant | undefined) => {
    chosen = variant;
    if (!chosen) return;
    price.replaceChildren(...priceLine(chosen, config.locale));
    add.disabled = !chosen.available;
    add.textContent = chosen.available ? button : say('popupsSoldOut');
    tell('', '');
  };
  add.onclick = async () => {
    const wanted = chosen;
    if (!wanted) return;
    add.disabled = true;
    add.textContent = say('popupsAdding');
    tell('', '');
    // Another variant may have been chosen meanwhile: what came of this one is not said of it.
    const ended = (done: string, failed: string) => {
      if (chosen !== wanted) return;
      choose(wanted);
      tell(done, failed);
    };
    try {
      await addToCart(config.rootUrl, wanted.id);
      clicked();
      ended(say('popupsAdded'), '');
    } catch (problem) {
      const reason = problem instanceof Error && problem.name === 'Error' ? problem.message : '';
      ended('', reason || say('popupsAddFailed'));
    }
  };
  choose(chosen);

  const options = make(
    'select',
    { at: { 'aria-label': say('popupsOptionsOf', { product: title }) } },
    ...variants.map((it) => make('option', { value: it.id, selected: it === chosen }, it.title)),
  );
  options.onchange = () => choose(variants.find((it) => it.id === options.value));
  const picture = imageUrl
    ? make('img', { src: imageUrl, alt: '', width: 72, height: 72 })
    : make('span', { className: 'popup-blank' });
  const name = make('a', { at: { href: pageOf(url) }, onclick: () => clicked() }, title);
  return make(
    'li',
    {},
    picture,
    make('div', {}, name, price),
    make('div', { className: 'popup-buy' }, variants.length > 1 && options, add, status, failure),
  );
}

/** Products with their prices, each with a way into the cart and one to its page. */
export const productList = (products: readonly ProductCard[], buying: Buying, deps: PopupDeps): Node[] =>
  products.length === 0
    ? []
    : [make('ul', { className: 'popup-products' }, ...products.map((it) => productItem(it, buying, deps)))];
