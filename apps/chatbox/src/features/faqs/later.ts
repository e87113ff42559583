import type { LaterSlots } from '../../app/feature.ts';
import { onDemand } from '../../app/wire/on-demand.tsx';
import { answerScreen } from './open-faq.ts';

const fetchAnswers = () => import('./on-demand.ts');
const AnswerScreen = onDemand(
  () => fetchAnswers().then(({ AnswerScreen: it, style }) => ({ it, style })),
  'scroll page',
);
const MediaPart = onDemand(() => fetchAnswers().then(({ MediaPart: it, style }) => ({ it, style })));

/** An answer that the shop has written, and what it shows of others' sites. */
export const faqsLater = {
  name: 'faqs',
  screens: [answerScreen.filledBy(AnswerScreen)],
  messageParts: { media: MediaPart },
} satisfies LaterSlots;
