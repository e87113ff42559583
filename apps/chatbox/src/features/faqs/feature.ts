import type { ChatboxFeature } from '../../app/feature.ts';
import style from './faqs.css?inline';
import { FaqSearch } from './faq-search.tsx';
import { firstFaqsOf } from './open-faq.ts';

/** Answers that the shop has written. */
export const faqsFeature = {
  name: 'faqs',
  style,
  homeCards: [FaqSearch],
  onSession: (chat, session) => firstFaqsOf(chat).dispatch(session),
} satisfies ChatboxFeature;
