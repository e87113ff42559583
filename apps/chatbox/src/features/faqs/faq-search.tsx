import type { PublicFaq } from '@chatty/contract/faqs';
import { mostHomeFaqs } from '@chatty/contract/limits';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useChat, useChatState, useStored } from '../../app/use-chat.ts';
import { Icon } from '../../ui/icons.tsx';
import { refusalWords } from '../../ui/plain/refusal-words.ts';
import { say } from '../../ui/say.ts';
import { ask } from '../conversations/index.ts';
import { answerScreen, firstFaqsOf, searchedOf, searchFaqs } from './open-faq.ts';

const restMs = 150;

/** Finds answers while one types; before that it shows the ones that are asked for most. What isn't found is asked. */
export function FaqSearch(): ReactNode {
  const chat = useChat();
  const ready = useChatState((state) => state.session !== null);
  const first = useStored(firstFaqsOf(chat), (it) => it);
  const id = useId();
  const words = useStored(searchedOf(chat), (it) => it);
  const setWords = (typed: string) => searchedOf(chat).dispatch(typed);
  const [found, setFound] = useState<{ words: string; faqs: PublicFaq[]; problem?: string } | null>(null);
  const [tries, setTries] = useState(0);
  const asked = words.trim();

  useEffect(() => {
    // What is asked for most comes with the session.
    if (!ready || (asked === '' && !first)) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        searchFaqs(chat, asked, controller.signal)
          .then((faqs) => setFound({ words: asked, faqs }))
          .catch((problem) => {
            // Whoever types on has another search.
            if (controller.signal.aborted) return;
            setFound({ words: asked, faqs: [], problem: refusalWords(problem, say('faqsVoteFailed')) });
          });
      },
      asked === '' ? 0 : restMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, ready, first, chat, tries]);
  const problem = found?.problem;
  useEffect(() => {
    if (problem === undefined) return;
    const again = () => setTries((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [problem]);

  const faqs = found?.faqs.slice(0, mostHomeFaqs) ?? [];
  const settled = found?.words === asked;
  return (
    <section className="card search" aria-label={say('faqsSearch')}>
      <div className="search-line">
        <Icon name="search" size={18} />
        <label className="unseen" htmlFor={id}>
          {say('faqsSearch')}
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={words}
          placeholder={say('faqsSearch')}
          onInput={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && words !== '') {
              event.preventDefault();
              setWords('');
            }
          }}
        />
      </div>
      <p className="unseen" role="status">
        {asked !== '' && settled && !problem ? say('faqsFound', { count: faqs.length }) : ''}
      </p>
      {asked !== '' && settled && problem && (
        <p className="faint search-problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="faqs">
        {faqs.map((faq) => (
          <li key={faq.id}>
            <button type="button" className="faq" onClick={() => chat.show(answerScreen.view({ faq }))}>
              <span dir="auto">{faq.question}</span>
              <Icon name="next" size={16} />
            </button>
          </li>
        ))}
        {asked !== '' && settled && (
          <li>
            <button type="button" className="faq faq-ask" onClick={() => ask(chat, asked)}>
              <span>
                {faqs.length === 0 && !problem && (
                  <span className="faint">{say('faqsNoAnswers', { search: asked })} </span>
                )}
                {say('faqsAskInstead')}
              </span>
              <Icon name="chat" size={16} />
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
