import type { ProductCard } from '@chatty/contract/messages';
import { IconPhoto } from '@tabler/icons-react';
import { money } from '../contact/orders/money.ts';
import classes from './parts.module.css';
import { shownVariant, stockText } from './shown-variant.ts';

/** A product as a thread shows it: what the store says of it now, or said when it was sent. */
export function Product({ product }: { product: ProductCard }) {
  const shown = shownVariant(product);
  return (
    <li className={classes.product}>
      {product.imageUrl ? (
        <img src={product.imageUrl} alt="" width={56} height={56} loading="lazy" />
      ) : (
        <span className={classes.noImage}>
          <IconPhoto size={22} stroke={1.4} aria-hidden />
        </span>
      )}
      <span className={classes.productText}>
        <a href={product.url} target="_blank" rel="noreferrer">
          {product.title}
        </a>
        {shown && (
          <>
            {product.chosenVariantId === shown.id && <span className={classes.variant}>{shown.title}</span>}
            <span>
              {money(shown.price)}
              {shown.compareAtPrice && <s>{money(shown.compareAtPrice)}</s>}
              <span className={classes.stock}>{stockText(shown)}</span>
            </span>
          </>
        )}
      </span>
    </li>
  );
}
