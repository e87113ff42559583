import type { LiveEvent, PassingEvent } from '@chatty/contract/live';
import type { QueryClient } from '@tanstack/react-query';

/** What live events change in one part of the cache. */
export interface LiveReactions {
  /** What a logged event changes. Events may come twice: the same event again must change nothing. */
  apply?(client: QueryClient, event: LiveEvent, me: string): void;
  /** What a passing event changes. */
  applyPassing?(client: QueryClient, event: PassingEvent): void;
  /** Reads again, after a break of the line, what passing events would have told: no log keeps them. */
  rereadPassing?(client: QueryClient): void;
}
