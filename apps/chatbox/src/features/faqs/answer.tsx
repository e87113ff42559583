import type { PublicFaq } from '@chatty/contract/faqs';
import { mediaShown } from '@chatty/prose/media-view';
import { Prose } from '@chatty/prose/react';
import { type ReactNode, useMemo } from 'react';
import { mediaOptions } from '../../ui/media-options.ts';

/** A FAQ's answer. It comes as prose, like messages, with the FAQ's pictures and videos. */
export function Answer({ faq, origin }: { faq: PublicFaq; origin: string }): ReactNode {
  const media = useMemo(() => mediaShown(mediaOptions(origin)), [origin]);
  return (
    <article className="answer">
      {faq.category && <p className="faint">{faq.category}</p>}
      <h2 dir="auto">{faq.question}</h2>
      <Prose text={faq.answer} media={media} />
    </article>
  );
}
