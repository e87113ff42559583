import type { Services } from '../../../ctx.ts';
import type { Listener } from '../../../platform/live/hub.ts';
import { processState } from '../../../platform/processes/process-state.ts';

interface Viewed {
  conversationId: string;
  idle: boolean;
}

/** Which conversation each socket of a member that this process holds has open. */
export const viewedBy = processState('conversations.viewing', () => new Map<Listener, Viewed>());

/**
 * Whether a member looks at a conversation, as far as this process knows: one of another process is not seen, so what
 * depends on it may only cost something where nobody is found. Who is idle may have left their desk and looks at nothing.
 */
export function looksAt(services: Services, of: { shopId: string; memberId: string; conversationId: string }): boolean {
  for (const [listener, { conversationId, idle }] of viewedBy(services)) {
    if (
      !idle &&
      conversationId === of.conversationId &&
      listener.memberId === of.memberId &&
      listener.shopId === of.shopId
    )
      return true;
  }
  return false;
}
