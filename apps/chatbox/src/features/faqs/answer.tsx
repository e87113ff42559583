import type { PublicFaq } from '@chatty/contract/faqs';
import { htmlToProse } from '@chatty/prose/html';
import { Prose } from '@chatty/prose/react';
import { type ReactNode, useMemo } from 'react';

/** A FAQ's answer. It is drawn as message text, so that nothing of its markup reaches the storefront. */
export function Answer({ faq }: { faq: PublicFaq }): ReactNode {
  const text = useMemo(() => htmlToProse(faq.answer), [faq.answer]);
  return (
    <article className="answer">
      {faq.category && <p className="faint">{faq.category}</p>}
      <h2>{faq.question}</h2>
      <Prose text={text} />
    </article>
  );
}
