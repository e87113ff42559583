import type { Boot } from '@chatty/contract/boot';
import type { PublicFaq } from '@chatty/contract/faqs';
import { mostCollectionsChars } from '@chatty/contract/limits';
import { type Chat, chatState } from '../../app/chat.ts';
import { screen } from '../../app/screen.ts';
import { createStore } from '../../app/store.ts';

export const answerScreen = screen<{ faq: PublicFaq }>('faq');

type First = Pick<Boot, 'faqs' | 'hasPageFaqs'>;

/** The FAQs that came with the session; null before one has begun on this page. */
export const firstFaqsOf = chatState(() => createStore<First | null, First>((_, first) => first, null));

/** What is searched for: an answer that was opened leads back to it. */
export const searchedOf = chatState(() => createStore<string, string>((_, words) => words, ''));

/** What the theme embed tells of the collections of this page. The chat alone asks for it: the loader has no need to read it. */
const collectionsHere = () =>
  (document.getElementById('chatty-root')?.dataset.collections ?? '').slice(0, mostCollectionsChars);

/**
 * The FAQs that fit these words best; without words, those of the product or collection that is looked at, and those that
 * are asked for most. Throws `CallFailed`.
 */
export async function searchFaqs(chat: Chat, search: string, signal?: AbortSignal): Promise<PublicFaq[]> {
  const { api, config } = chat;
  const { productId } = config;
  const collections = collectionsHere();
  const first = firstFaqsOf(chat).get();
  if (search === '' && first && !(first.hasPageFaqs && (productId || collections))) return first.faqs;
  const here = { ...(productId && { productId }), ...(collections && { collections }) };
  return (await api('GET /client/api/faqs', { query: { search, ...here }, signal })).data;
}

/** Shows the FAQ with this question, if it can be read. */
export async function openFaq(chat: Chat, question: string): Promise<void> {
  const found = await searchFaqs(chat, question).catch(() => []);
  const faq = found.find((it) => it.question === question);
  if (faq) chat.show(answerScreen.view({ faq }));
}
