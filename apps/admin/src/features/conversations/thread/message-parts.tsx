import type { Part, ProductCard, Source } from '@chatty/contract/messages';
import { MediaView } from '@chatty/prose/react';
import { IconFileText, IconPhoto } from '@tabler/icons-react';
import { texts as mediaTexts } from '#texts/media.ts';
import { texts } from '#texts/conversation-thread.ts';
import { money } from '../money.ts';
import { OrderCard } from '../customer/order-card.tsx';
import classes from './parts.module.css';
import { shownVariant } from './shown-variant.ts';

/** What stands beside the text of a message. */
export function MessageParts({ parts }: { parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  return (
    <div className={classes.parts}>
      {parts.map((it, at) => (
        // The parts of a message never change places.
        <PartView key={at} part={it} />
      ))}
    </div>
  );
}

function PartView({ part }: { part: Part }) {
  switch (part.type) {
    case 'sources':
      return <Sources sources={part.sources} />;
    case 'media':
      return (
        <div className={classes.media}>
          {part.media.map((it) => (
            <MediaView key={it.src} media={it} options={{ ...mediaTexts, origin: location.origin }} />
          ))}
        </div>
      );
    case 'products':
      return (
        <ul className={classes.products} aria-label={texts.products}>
          {part.products.map((it) => (
            <Product key={it.id} product={it} />
          ))}
        </ul>
      );
    case 'order':
      return (
        <div className={classes.order}>
          <OrderCard order={part.order} />
        </div>
      );
    case 'quickReplies':
      return <p className={classes.offered}>{texts.offered(part.replies.join(' · '))}</p>;
    case 'askEmail':
      return <p className={classes.offered}>{texts.askedForEmail}</p>;
    case 'offerPerson':
      return <p className={classes.offered}>{texts.offeredPerson}</p>;
  }
}

function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <ul className={classes.sources} aria-label={texts.sources}>
      {sources.map((it) => (
        <li key={`${it.kind} ${it.id}`}>
          <IconFileText size={13} aria-hidden />
          {it.url ? (
            <a href={it.url} target="_blank" rel="noreferrer">
              {it.title}
            </a>
          ) : (
            <span>{it.title}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Product({ product: it }: { product: ProductCard }) {
  const shown = shownVariant(it);
  return (
    <li className={classes.product}>
      {it.imageUrl ? (
        <img src={it.imageUrl} alt="" width={56} height={56} loading="lazy" />
      ) : (
        <span className={classes.noImage}>
          <IconPhoto size={22} stroke={1.4} aria-hidden />
        </span>
      )}
      <span className={classes.productText}>
        <a href={it.url} target="_blank" rel="noreferrer">
          {it.title}
        </a>
        {shown && (
          <>
            {it.chosenVariantId === shown.id && <span className={classes.variant}>{shown.title}</span>}
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

function stockText(it: ProductCard['variants'][number]): string {
  if (!it.available) return texts.soldOut;
  return it.stock === null ? texts.inStock : texts.piecesInStock(it.stock);
}
