import type { PublicFaq } from '@chatty/contract/faqs';
import type { Chat } from '../../app/chat.ts';
import { screen } from '../../app/screen.ts';

export const answerScreen = screen<{ faq: PublicFaq }>('faq');

/** The FAQs that fit these words best; without words, those that are asked for most. Throws `CallFailed`. */
export async function searchFaqs({ api }: Chat, search: string, signal?: AbortSignal): Promise<PublicFaq[]> {
  return (await api('GET /client/api/faqs', { query: { search }, signal })).data;
}

/** Shows the FAQ with this question, if it can be read. */
export async function openFaq(chat: Chat, question: string): Promise<void> {
  const found = await searchFaqs(chat, question).catch(() => []);
  const faq = found.find((it) => it.question === question);
  if (faq) chat.show(answerScreen.view({ faq }));
}
