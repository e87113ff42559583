import { texts } from '#texts/caps.ts';
import { day, tenMinutes, type Capped } from '../../platform/caps/caps.ts';

/** Visitors who were not known; who comes back is not counted. */
export const newContacts: Capped = {
  name: 'contact',
  said: texts.chats,
  address: [tenMinutes(120), day(1_500)],
  shop: [tenMinutes(3_000)],
};
