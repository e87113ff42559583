import type { OrderClaim } from '@chatty/contract/orders';
import { useEffect } from 'react';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import { trackingOf } from '../tracking.ts';
import { readAgain } from '../find/find-order.ts';

/** How old what is shown may become while somebody looks at it. */
const staleMs = 60_000;

/** Looks at the order again each minute while it is seen, and at once when somebody comes back to it later. */
export function useCurrentOrder(claim: OrderClaim, readAt: number): void {
  const chat = useChat();
  const open = useChatState((state) => state.open);
  useEffect(() => {
    if (!open) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = () => {
      clearTimeout(timer);
      if (over || document.visibilityState === 'hidden') return;
      readAgain(chat, claim).then(
        // Whoever would need another code keeps what they have seen.
        (isShown) => {
          over ||= !isShown;
        },
        () => {
          trackingOf(chat).dispatch({ type: 'not read' });
          if (!over) timer = setTimeout(look, staleMs);
        },
      );
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, Math.max(0, readAt + staleMs - Date.now()));
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    addEventListener('online', look);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
      removeEventListener('online', look);
    };
  }, [chat, claim, open, readAt]);
}
