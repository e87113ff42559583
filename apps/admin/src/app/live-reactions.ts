import type { LiveReactions } from '../connection/live/live-reactions.ts';
import { peopleReactions } from '../people/people-reactions.ts';
import { features } from './features.ts';

/** What live events change: of people, and in every feature. */
export const reactions: readonly LiveReactions[] = [peopleReactions, ...features.flatMap((it) => it.live ?? [])];
