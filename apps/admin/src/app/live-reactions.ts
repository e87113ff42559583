import type { LiveReactions } from '../connection/live/live-reactions.ts';
import { settingsReactions } from '../connection/shop-settings/settings-query.ts';
import { peopleReactions } from '../people/people-reactions.ts';
import { features } from './features.ts';

/** What live events change: of people, of the chatbox's settings, and in every feature. */
export const reactions: readonly LiveReactions[] = [
  peopleReactions,
  settingsReactions,
  ...features.flatMap((it) => it.live ?? []),
];
