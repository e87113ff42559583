import type { ChatboxFeature } from '../../app/feature.ts';
import style from './faqs.css?inline';
import { FaqSearch } from './faq-search.tsx';

/** Answers that the shop has written. */
export const faqsFeature = {
  name: 'faqs',
  style,
  homeCards: [FaqSearch],
} satisfies ChatboxFeature;
