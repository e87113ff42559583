import { texts } from '#texts/caps.ts';
import { type Capped, day, tenMinutes } from '../../platform/caps/caps.ts';

/** Votes on answers. Nobody is signed in who votes: an address may speak for a family or an office, not for a crowd. */
export const faqVotesCap: Capped = {
  name: 'faq-vote',
  said: texts.votes,
  address: [tenMinutes(60), day(400)],
  shop: [tenMinutes(3_000)],
};
