import type { ProductCard as Product } from '@chatty/contract/messages';
import { safeHref } from '@chatty/prose/safe-href';
import { type ReactNode, useState } from 'react';
import type { ShellConfig } from '../../loader/shell.ts';
import { Icon } from '../../ui/icons.tsx';
import { useLocale } from '../../ui/locale.ts';
import { moneyText } from '../../ui/money.ts';
import { say } from '../../ui/say.ts';
import { addToCart, cartAddress } from '../../ui/cart.ts';

type Variant = Product['variants'][number];
const fewPieces = 5;

function Price({ variant }: { variant: Variant }): ReactNode {
  const locale = useLocale();
  const usual = variant.compareAtPrice;
  const reduced = usual && Number(usual.amount) > Number(variant.price.amount) ? usual : null;
  return (
    <p className="price">
      <span className={reduced ? 'price-reduced' : ''}>{moneyText(variant.price, locale)}</span>
      {reduced && (
        <s>
          <span className="unseen">{say('liveChatRegularPrice')} </span>
          {moneyText(reduced, locale)}
        </s>
      )}
    </p>
  );
}

function stockOf(variant: Variant): { words: string; className: string } {
  if (!variant.available) return { words: say('liveChatSoldOut'), className: 'stock stock-out' };
  const few = variant.stock !== null && variant.stock > 0 && variant.stock <= fewPieces;
  return few
    ? { words: say('liveChatFewLeft', { count: variant.stock ?? 0 }), className: 'stock stock-few' }
    : { words: say('liveChatInStock'), className: 'stock' };
}

interface ProductCardProps {
  product: Product;
  config: ShellConfig;
}

/** One product of the store: picture, price, stock, variants, and into the cart; away from the store, the way to it. */
export function ProductCard({ product, config: { rootUrl, page } }: ProductCardProps): ReactNode {
  const { variants, chosenVariantId } = product;
  // What was asked for is shown as it is, sold out or not; else something that can be had.
  const first = variants.find((it) => it.id === chosenVariantId) ?? variants.find((it) => it.available) ?? variants[0];
  const [variantId, setVariantId] = useState(first?.id ?? '');
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const variant = variants.find((it) => it.id === variantId) ?? first;
  if (!variant) return null;
  const stock = stockOf(variant);
  const href = safeHref(product.url) ?? undefined;

  const add = async () => {
    setState('adding');
    setProblem(null);
    try {
      await addToCart(rootUrl, variant.id);
      setState('added');
    } catch (error) {
      const reason = error instanceof Error && error.name === 'Error' ? error.message : '';
      setProblem(reason || say('liveChatCartFailed'));
      setState('idle');
    }
  };

  return (
    <li className="product">
      <a className="product-picture" href={href} tabIndex={-1} aria-hidden="true">
        {product.imageUrl ? (
          <img src={product.imageUrl} alt="" loading="lazy" width="200" height="150" />
        ) : (
          <Icon name="box" size={40} />
        )}
      </a>
      <div className="product-words">
        <a className="product-title" href={href} dir="auto">
          {product.title}
        </a>
        <Price variant={variant} />
        <p className={stock.className}>{stock.words}</p>
        {variants.length > 1 && (
          <select
            aria-label={say('liveChatOptionsOf', { product: product.title })}
            value={variant.id}
            onChange={(event) => {
              setVariantId(event.currentTarget.value);
              setState('idle');
              setProblem(null);
            }}
          >
            {variants.map((variant) => (
              <option key={variant.id} value={variant.id}>
                {variant.available ? variant.title : say('liveChatVariantSoldOut', { variant: variant.title })}
              </option>
            ))}
          </select>
        )}
        {page === 'alone' ? (
          <a className="primary" href={href} aria-label={say('liveChatViewProductNamed', { product: product.title })}>
            {say('liveChatViewProduct')}
          </a>
        ) : (
          <button
            type="button"
            className="primary"
            disabled={!variant.available || state === 'adding'}
            aria-label={say('liveChatAddProductToCart', { product: product.title })}
            onClick={() => void add()}
          >
            {state === 'adding'
              ? say('liveChatAdding')
              : variant.available
                ? say('liveChatAddToCart')
                : say('liveChatSoldOut')}
          </button>
        )}
        <p className="product-told" role="status">
          {state === 'added' && (
            <>
              <Icon name="check" size={14} /> {say('liveChatAdded')} ·{' '}
              <a href={cartAddress(rootUrl)}>{say('liveChatViewCart')}</a>
            </>
          )}
        </p>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </li>
  );
}
