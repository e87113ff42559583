import type { LiveEvent } from '@chatty/contract/live';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Brings what is cached of blocks up to date with one event. Blocks change seldom, and few people have them open: what
 * does it is fetched with the first event.
 */
export function applyBlockEvent(client: QueryClient, event: LiveEvent): void {
  const isOurs = event.type.startsWith('faq');
  const isHeld = client.getQueryCache().findAll({ queryKey: ['faq-blocks'] }).length > 0;
  if (isOurs && isHeld) void import('./block-queries.ts').then(({ applyToBlocks }) => applyToBlocks(client, event));
}
