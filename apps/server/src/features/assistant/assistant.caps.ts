import { texts } from '#texts/caps.ts';
import { day, hour, type Capped } from '../../platform/caps/caps.ts';

/** Answers of the assistant, which cost money; a shop's own budget is its plan's, and these are parts of it. */
export const answers: Capped = {
  name: 'answer',
  said: texts.questions,
  contact: [hour(40), day(120)],
  address: [hour(300), day(1_500)],
};

/** The shop's own answers, quoted where those of its plan are spent: they cost nothing but work. */
export const quotes: Capped = {
  name: 'quote',
  said: texts.questions,
  contact: [hour(40), day(120)],
  address: [hour(300), day(1_500)],
};
