import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PartProps } from '../../app/slots.ts';
import { useChat } from '../../app/use-chat.ts';
import { Icon } from '../../ui/icons.tsx';
import { say } from '../../ui/say.ts';
import { ProductCard } from './product-card.tsx';

export { default as style } from './products.css?inline';

/** Pixels that do not count: browsers scroll to fractions. */
const slackPx = 4;

/** Which ways a list that scrolls sideways can be moved. */
function useEnds(ref: { current: HTMLElement | null }, count: number): { before: boolean; after: boolean } {
  const [ends, setEnds] = useState({ before: false, after: false });
  useEffect(() => {
    const at = ref.current;
    if (!at) return;
    const look = () => {
      const from = Math.abs(at.scrollLeft);
      const before = from > slackPx;
      const after = from + at.clientWidth < at.scrollWidth - slackPx;
      setEnds((held) => (held.before === before && held.after === after ? held : { before, after }));
    };
    // Also tells when the chat is opened: before that nothing is laid out.
    const grown = new ResizeObserver(look);
    grown.observe(at);
    at.addEventListener('scroll', look, { passive: true });
    return () => {
      grown.disconnect();
      at.removeEventListener('scroll', look);
    };
  }, [ref, count]);
  return ends;
}

/** Products side by side; moved by touch, by the two buttons, or by walking through them with the keyboard. */
export function ProductsPart({ part: { products } }: PartProps<'products'>): ReactNode {
  const { config } = useChat();
  const track = useRef<HTMLUListElement>(null);
  const { before, after } = useEnds(track, products.length);
  const move = (way: 1 | -1) => {
    const at = track.current;
    if (!at) return;
    const step = (at.firstElementChild as HTMLElement | null)?.offsetWidth ?? at.clientWidth;
    const turn = getComputedStyle(at).direction === 'rtl' ? -1 : 1;
    at.scrollBy({ left: way * turn * (step + 10) });
  };
  const fades = `${before ? ' carousel-before' : ''}${after ? ' carousel-after' : ''}`;
  return (
    <div className={`carousel${fades}`} role="group" aria-label={say('liveChatProducts')}>
      <ul ref={track} className="products">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} config={config} />
        ))}
      </ul>
      {products.length > 1 && (
        <div className="carousel-moves">
          <button
            type="button"
            className="icon icon-round turn"
            aria-label={say('liveChatEarlierProducts')}
            aria-disabled={!before}
            onClick={() => move(-1)}
          >
            <Icon name="back" size={16} />
          </button>
          <button
            type="button"
            className="icon icon-round turn"
            aria-label={say('liveChatMoreProducts')}
            aria-disabled={!after}
            onClick={() => move(1)}
          >
            <Icon name="next" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
