import type { LaterSlots } from '../../app/feature.ts';
import { AnswerScreen } from './answer-screen.tsx';
import { MediaPart } from './media-part.tsx';
import media from './media.css?inline';
import { answerScreen } from './open-faq.ts';

/** An answer that the shop has written, and what it shows of others' sites. */
export const faqsLater = {
  name: 'faqs',
  style: media,
  screens: [answerScreen.filledBy(AnswerScreen)],
  messageParts: { media: MediaPart },
} satisfies LaterSlots;
