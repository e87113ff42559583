import { safeHref } from '@chatty/prose/safe-href';
import type { ReactNode } from 'react';
import type { PartProps } from '../../app/slots.ts';
import { useChat } from '../../app/use-chat.ts';
import { texts } from '../../ui/texts.ts';
import { openFaq } from '../faqs/index.ts';

/**
 * Where an answer comes from. A source without an address is a FAQ: it opens in the chat. A discount code is its own
 * source and stands in the answer.
 */
export function Sources({ part }: PartProps<'sources'>): ReactNode {
  const chat = useChat();
  const shown = part.sources.filter((it) => it.kind !== 'discount');
  if (shown.length === 0) return null;
  return (
    <ul className="sources" aria-label={texts.sources}>
      <li className="sources-word" aria-hidden="true">
        {texts.source}
      </li>
      {shown.map((it) => {
        const href = it.url === null ? null : safeHref(it.url);
        return (
          <li key={`${it.kind} ${it.id}`}>
            {href ? (
              <a className="source" href={href}>
                {it.title}
              </a>
            ) : it.kind === 'faq' ? (
              <button type="button" className="source" onClick={() => void openFaq(chat, it.title)}>
                {it.title}
              </button>
            ) : (
              <span className="source">{it.title}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
