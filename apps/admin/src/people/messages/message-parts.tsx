import type { Part, Source } from '@chatty/contract/messages';
import { MediaView } from '@chatty/prose/media-view';
import { Prose } from '@chatty/prose/react';
import { IconFileText } from '@tabler/icons-react';
import { texts as mediaTexts } from '#texts/media.ts';
import { texts } from '#texts/conversation-thread.ts';
import { OrderCard } from '../contact/orders/order-card.tsx';
import classes from './parts.module.css';
import { Product } from './product.tsx';

/** What stands beside the text of a message. */
export function MessageParts({ parts }: { parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  return (
    <div className={classes.parts}>
      {parts.map((part, at) => (
        // The parts of a message never change places.
        <PartView key={at} part={part} />
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
          {part.media.map((media) => (
            <MediaView key={media.src} media={media} options={{ ...mediaTexts, origin: location.origin }} />
          ))}
        </div>
      );
    case 'translation':
      return (
        <details className={classes.offered}>
          <summary>{texts.translated}</summary>
          <div lang={part.from} dir="auto">
            <Prose text={part.original} />
          </div>
        </details>
      );
    case 'products':
      return (
        <ul className={classes.products} aria-label={texts.products}>
          {part.products.map((product) => (
            <Product key={product.id} product={product} />
          ))}
        </ul>
      );
    case 'order':
      return (
        <div className={classes.order}>
          <OrderCard order={part.order} />
        </div>
      );
    // It stands in the grey line itself.
    case 'rating':
    // Who speaks says it already.
    case 'quickAnswer':
      return null;
    case 'greeting':
      return <p className={classes.offered}>{texts.greeted(part.text)}</p>;
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
      {sources.map((source) => (
        <li key={`${source.kind} ${source.id}`}>
          <IconFileText size={13} aria-hidden />
          {source.url ? (
            <a href={source.url} target="_blank" rel="noreferrer">
              {source.title}
            </a>
          ) : (
            <span>{source.title}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
