import type { Services } from '../../../ctx.ts';
import type { Listener } from '../../../platform/live/hub.ts';
import { processState } from '../../../platform/processes/process-state.ts';

/** Which conversation each socket of a member looks at that this process holds. */
export const viewedBy = processState('conversations.viewing', () => new Map<Listener, string>());

/**
 * Whether a member looks at a conversation, as far as this process knows: one of another process is not seen, so what
 * depends on it may only cost something where nobody is found.
 */
export function looksAt(services: Services, of: { shopId: string; memberId: string; conversationId: string }): boolean {
  for (const [listener, conversationId] of viewedBy(services)) {
    if (conversationId === of.conversationId && listener.memberId === of.memberId && listener.shopId === of.shopId)
      return true;
  }
  return false;
}
