import { safeHref } from '@chatty/prose/safe-href';
import type { ReactNode } from 'react';
import type { PartProps } from '../../app/slots.ts';
import { useChat } from '../../app/use-chat.ts';
import { say } from '../../ui/say.ts';
import { openFaq } from '../faqs/index.ts';

/**
 * Where an answer comes from. A source without an address is a FAQ, which opens in the chat, or a file, which stays with
 * the shop. A discount code is its own source and stands in the answer.
 */
export function Sources({ part }: PartProps<'sources'>): ReactNode {
  const chat = useChat();
  const shown = part.sources.filter((it) => it.kind !== 'discount');
  if (shown.length === 0) return null;
  return (
    <ul className="sources" aria-label={say('assistantSources')}>
      <li className="sources-word" aria-hidden="true">
        {say('assistantSource')}
      </li>
      {shown.map((source) => {
        const href = source.url === null ? null : safeHref(source.url);
        return (
          <li key={`${source.kind} ${source.id}`}>
            {href ? (
              <a className="source" dir="auto" href={href}>
                {source.title}
              </a>
            ) : source.kind === 'faq' ? (
              <button type="button" className="source" dir="auto" onClick={() => void openFaq(chat, source.title)}>
                {source.title}
              </button>
            ) : (
              <span className="source" dir="auto">
                {source.title}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
