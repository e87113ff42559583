import type { ProductCard as Product } from '@chatty/contract/messages';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { texts } from '../../ui/texts.ts';
import { ProductCard } from './product-card.tsx';

/** Products side by side; moved by touch, by the two buttons, or by walking through them with the keyboard. */
export function ProductCarousel({ products, rootUrl }: { products: readonly Product[]; rootUrl: string }): ReactNode {
  const track = useRef<HTMLUListElement>(null);
  const move = (way: 1 | -1) => {
    const at = track.current;
    if (!at) return;
    const step = (at.firstElementChild as HTMLElement | null)?.offsetWidth ?? at.clientWidth;
    const turn = getComputedStyle(at).direction === 'rtl' ? -1 : 1;
    at.scrollBy({ left: way * turn * (step + 10), behavior: 'smooth' });
  };
  return (
    <div className="carousel" role="group" aria-label={texts.products}>
      <ul ref={track} className="products">
        {products.map((it) => (
          <ProductCard key={it.id} product={it} rootUrl={rootUrl} />
        ))}
      </ul>
      {products.length > 1 && (
        <div className="carousel-moves">
          <button
            type="button"
            className="icon icon-round turn"
            aria-label={texts.earlierProducts}
            onClick={() => move(-1)}
          >
            <Icon name="back" size={16} />
          </button>
          <button
            type="button"
            className="icon icon-round turn"
            aria-label={texts.moreProducts}
            onClick={() => move(1)}
          >
            <Icon name="next" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
