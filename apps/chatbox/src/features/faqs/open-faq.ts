import type { PublicFaq } from '@chatty/contract/faqs';
import type { Chat } from '../../app/chat.ts';
import { screen } from '../../app/screen.ts';

export const answerScreen = screen<{ faq: PublicFaq }>('faq');

/** The FAQs that fit these words best; without words, those of the product that is looked at, and those that are asked for most. Throws `CallFailed`. */
export async function searchFaqs({ api, config }: Chat, search: string, signal?: AbortSignal): Promise<PublicFaq[]> {
  const { productId } = config;
  return (await api('GET /client/api/faqs', { query: { search, ...(productId && { productId }) }, signal })).data;
}

/** Shows the FAQ with this question, if it can be read. */
export async function openFaq(chat: Chat, question: string): Promise<void> {
  const found = await searchFaqs(chat, question).catch(() => []);
  const faq = found.find((it) => it.question === question);
  if (faq) chat.show(answerScreen.view({ faq }));
}
