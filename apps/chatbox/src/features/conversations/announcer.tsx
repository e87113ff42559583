import { proseToPlain } from '@chatty/prose/html';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keyOf } from '../../app/screen.ts';
import { useChatState } from '../../app/use-chat.ts';
import { say } from '../../ui/say.ts';
import { threadOf, useConversations } from './conversations-state.ts';
import { threadScreen } from './screens.ts';
import { isAnswer, unreadIn } from './thread/thread.ts';

/**
 * Says a new answer to those who listen instead of look, once and when they are not busy: its words in the conversation that
 * is shown, and on every other screen how many wait.
 */
export function Announcer(): ReactNode {
  const view = useChatState((state) => state.view);
  const place = keyOf(view);
  const latest = useConversations((state) =>
    threadScreen.is(view) ? threadOf(state, view.id).messages.findLast(isAnswer) : undefined,
  );
  const unread = useConversations((state) =>
    threadScreen.is(view)
      ? 0
      : state.conversations.reduce((sum, it) => sum + unreadIn(threadOf(state, it.id), it.visitorReadSeq), 0),
  );
  const shopName = useChatState((state) => state.session?.shopName ?? say('liveChatTeam'));
  const known = useRef({ place: '', id: '', unread: 0 });
  const [said, setSaid] = useState({ times: 0, words: '' });
  useEffect(() => {
    const before = known.current;
    const id = latest?.id ?? '';
    known.current = { place, id: id || 'none', unread };
    if (before.place !== place) return;
    const tell = (words: string) => setSaid(({ times }) => ({ times: times + 1, words }));
    if (latest && before.id !== '' && id !== before.id)
      tell(say('liveChatSays', { name: latest.name || shopName, text: proseToPlain(latest.text) }));
    else if (unread > before.unread) tell(say('liveChatUnread', { count: unread }));
  }, [latest, unread, place, shopName]);
  // An element made anew: the same words said again are told again.
  return (
    <div className="unseen" aria-live="polite" role="status">
      <span key={said.times}>{said.words}</span>
    </div>
  );
}
