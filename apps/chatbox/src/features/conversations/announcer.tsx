import { proseToPlain } from '@chatty/prose/html';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keyOf } from '../../app/screen.ts';
import { useChatState } from '../../app/use-chat.ts';
import { say } from '../../ui/say.ts';
import { threadOf, useConversations } from './conversations-state.ts';
import { threadScreen } from './screens.ts';
import { isAnswer } from './thread/thread.ts';

/** Says a new answer to those who listen instead of look, once and when they are not busy. */
export function Announcer(): ReactNode {
  const view = useChatState((state) => state.view);
  const place = keyOf(view);
  const latest = useConversations((state) =>
    threadScreen.is(view) ? threadOf(state, view.id).messages.findLast(isAnswer) : undefined,
  );
  const shopName = useChatState((state) => state.session?.shopName ?? say('liveChatTeam'));
  const known = useRef({ place: '', id: '' });
  const [words, setWords] = useState('');
  useEffect(() => {
    const id = latest?.id ?? '';
    const arrived = known.current.place === place && known.current.id !== '' && id !== known.current.id;
    if (arrived && latest)
      setWords(say('liveChatSays', { name: latest.name || shopName, text: proseToPlain(latest.text) }));
    known.current = { place, id: id || 'none' };
  }, [latest, place, shopName]);
  return (
    <div className="unseen" aria-live="polite" role="status">
      {words}
    </div>
  );
}
