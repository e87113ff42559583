import type { PublicFaq } from '@chatty/contract/faqs';
import { htmlToProse } from '@chatty/prose/html-to-prose';
import { Prose } from '@chatty/prose/react';
import { type ReactNode, useMemo } from 'react';
import { mediaOptions } from '../../ui/media-options.ts';

/**
 * A FAQ's answer. It is drawn as message text with the FAQ's pictures and videos, so that nothing of its markup reaches
 * the storefront.
 */
export function Answer({ faq, origin }: { faq: PublicFaq; origin: string }): ReactNode {
  const text = useMemo(() => htmlToProse(faq.answer, { media: true }), [faq.answer]);
  const media = useMemo(() => mediaOptions(origin), [origin]);
  return (
    <article className="answer">
      {faq.category && <p className="faint">{faq.category}</p>}
      <h2>{faq.question}</h2>
      <Prose text={text} media={media} />
    </article>
  );
}
