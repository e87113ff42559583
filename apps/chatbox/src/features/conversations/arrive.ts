import type { Chat } from '../../app/chat.ts';
import { home, type View } from '../../app/screen.ts';
import type { Arrival } from '../../app/wire/link.ts';
import { linkScreen } from '../../app/wire/link-screen.ts';
import { leftOf } from './conversations-state.ts';
import { threadScreen } from './screens.ts';
import { readingOf } from './thread/reading.ts';

/** What a tab that came by a mailed link shows; `before` is what its page before showed. */
function viewOf(arrival: Arrival, before: View): View {
  switch (arrival.outcome) {
    case 'linked':
      return before.name === home.name || threadScreen.is(before)
        ? threadScreen.view({ id: arrival.linked.conversationId })
        : before;
    case 'theirs':
      return threadScreen.view({ id: arrival.conversationId });
    default:
      return linkScreen.view({ failed: arrival.outcome === 'failed', once: true });
  }
}

/** Goes on where the visitor was reading, or shows what a mailed link leads to: a browser of somebody else stays there. */
export function arrive(chat: Chat): void {
  const { arrival, linked, kept, store } = chat;
  if (threadScreen.is(store.get().view)) readingOf(chat).fromEnd = leftOf(chat).fromEnd ?? 0;
  if (linked) chat.base = threadScreen.view({ id: linked.conversationId });
  if (arrival) chat.show(viewOf(arrival, kept.page()?.view ?? home));
}
