import type { PublicFaq } from '@chatty/contract/faqs';
import { mostCollectionsChars } from '@chatty/contract/limits';
import type { Chat } from '../../app/chat.ts';
import { screen } from '../../app/screen.ts';

export const answerScreen = screen<{ faq: PublicFaq }>('faq');

/** What the theme embed tells of the collections of this page. The chat alone asks for it: the loader has no need to read it. */
const collectionsHere = () =>
  (document.getElementById('chatty-root')?.dataset.collections ?? '').slice(0, mostCollectionsChars);

/**
 * The FAQs that fit these words best; without words, those of the product or collection that is looked at, and those that
 * are asked for most. Throws `CallFailed`.
 */
export async function searchFaqs({ api, config }: Chat, search: string, signal?: AbortSignal): Promise<PublicFaq[]> {
  const { productId } = config;
  const collections = collectionsHere();
  const here = { ...(productId && { productId }), ...(collections && { collections }) };
  return (await api('GET /client/api/faqs', { query: { search, ...here }, signal })).data;
}

/** Shows the FAQ with this question, if it can be read. */
export async function openFaq(chat: Chat, question: string): Promise<void> {
  const found = await searchFaqs(chat, question).catch(() => []);
  const faq = found.find((it) => it.question === question);
  if (faq) chat.show(answerScreen.view({ faq }));
}
