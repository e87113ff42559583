import type { LiveEvent, PassingEvent } from '@chatty/contract/live';
import type { QueryClient } from '@tanstack/react-query';

/** What live events change in one part of the cache. */
export interface LiveReactions {
  /** What a logged event changes. Events may come twice: the same event again must change nothing. */
  apply?(client: QueryClient, event: LiveEvent, me: string): void;
  /** What a passing event changes. */
  applyPassing?(client: QueryClient, event: PassingEvent, me: string): void;
  /** Forgets, after a break of the line, what only passing events tell of. */
  forgetPassing?(): void;
  /** Reads again, whenever the line opens, what passing events would have told before: no log keeps them. */
  rereadPassing?(client: QueryClient): void;
}
