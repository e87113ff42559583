import type { ChatboxFeature } from '../../app/feature.ts';
import { AnswerScreen } from './answer-screen.tsx';
import faqs from './faqs.css?inline';
import { FaqSearch } from './faq-search.tsx';
import { MediaPart } from './media-part.tsx';
import media from './media.css?inline';
import { answerScreen } from './open-faq.ts';

/** Answers that the shop has written. */
export const faqsFeature = {
  name: 'faqs',
  style: faqs + media,
  screens: [answerScreen.filledBy(AnswerScreen)],
  homeCards: [FaqSearch],
  messageParts: { media: MediaPart },
} satisfies ChatboxFeature;
