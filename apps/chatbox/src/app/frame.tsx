import { proseToPlain } from '@chatty/prose/html';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PersonButton } from '../features/conversations/hand-off/person-button.tsx';
import { isAnswer } from '../features/conversations/thread/thread.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icons.tsx';
import { texts } from '../ui/texts.ts';
import { useFocusTrap } from './focus.ts';
import { AnswerScreen } from '../features/faqs/answer-screen.tsx';
import { ConversationsScreen, HomeScreen } from '../features/widget/home-screen.tsx';
import { LinkLine, LinkScreen } from '../features/conversations/link-screen.tsx';
import { ThreadScreen } from '../features/conversations/thread/thread-screen.tsx';
import { conversationOf, type State, threadOf, type View } from '../features/conversations/conversations-state.ts';
import { useChat, useChatState } from './use-chat.ts';

const keyOf = (view: View) => (view.name === 'thread' ? view.id : view.name);

/** Who answers in the conversation that is shown. */
function ThreadHead({ id }: { id: string }): ReactNode {
  const chat = useChat();
  const conversation = useChatState((it) => conversationOf(it, id));
  const session = useChatState((it) => it.session);
  const person = conversation?.handler === 'person' ? conversation.person : null;
  const assistant = !person && conversation?.handler !== 'waiting' && session?.widget.isEnableAIAssistant !== false;
  const name = person?.name ?? (assistant ? session?.widget.botName : session?.shopName) ?? '';
  const waiting = conversation?.handler === 'waiting';
  const state = waiting ? texts.waitingForPerson : session?.availability.online ? texts.online : '';
  return (
    <>
      <Avatar name={name} url={person?.avatar} assistant={assistant} />
      <span className="head-words">
        <h2>{name}</h2>
        {!assistant && state && <span className="head-state">{state}</span>}
      </span>
      {!waiting && (
        <PersonButton
          handler={conversation?.handler ?? 'assistant'}
          className="head-person"
          onAsk={() => chat.talkToPerson(id)}
        />
      )}
    </>
  );
}

function Head({ view, onClose }: { view: View; onClose(): void }): ReactNode {
  const chat = useChat();
  const shopName = useChatState((it) => it.session?.shopName ?? '');
  const back: View = chat.linked ? { name: 'thread', id: chat.linked.conversationId } : { name: 'home' };
  const hasBack = view.name !== 'home' && !(chat.linked && view.name === 'thread');
  return (
    <div className={view.name === 'home' ? 'head head-home' : 'head'}>
      {hasBack && (
        <button type="button" className="icon turn" aria-label={texts.back} onClick={() => chat.show(back)}>
          <Icon name="back" />
        </button>
      )}
      {view.name === 'thread' ? (
        <ThreadHead id={view.id} />
      ) : (
        <h2 className="head-words">{view.name === 'conversations' ? texts.conversations : shopName}</h2>
      )}
      <button type="button" className="icon" aria-label={texts.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function Screen({ view }: { view: View }): ReactNode {
  switch (view.name) {
    case 'home':
      return <HomeScreen />;
    case 'conversations':
      return <ConversationsScreen />;
    case 'answer':
      return <AnswerScreen faq={view.faq} />;
    case 'thread':
      return <ThreadScreen id={view.id} />;
    case 'link ended':
    case 'link failed':
      return <LinkScreen failed={view.name === 'link failed'} />;
  }
}

const latestAnswer = (state: State) => {
  const { view } = state;
  return view.name === 'thread' ? threadOf(state, view.id).messages.findLast(isAnswer) : undefined;
};

/** Says a new answer to those who listen instead of look, once and when they are not busy. */
function Announcer(): ReactNode {
  const latest = useChatState(latestAnswer);
  const place = useChatState((it) => keyOf(it.view));
  const known = useRef({ place: '', id: '' });
  const [words, setWords] = useState('');
  useEffect(() => {
    const id = latest?.id ?? '';
    const arrived = known.current.place === place && known.current.id !== '' && id !== known.current.id;
    if (arrived && latest) setWords(texts.says(latest.name, proseToPlain(latest.text)));
    known.current = { place, id: id || 'none' };
  }, [latest, place]);
  return (
    <div className="unseen" aria-live="polite" role="status">
      {words}
    </div>
  );
}

/** Fits the dialog into what is left of a phone's screen when the keyboard is up. */
function useVisibleHeight(ref: { current: HTMLElement | null }): void {
  useEffect(() => {
    const view = window.visualViewport;
    const fit = () => {
      ref.current?.style.setProperty('--seen', `${view?.height ?? innerHeight}px`);
      ref.current?.style.setProperty('--seen-top', `${view?.offsetTop ?? 0}px`);
    };
    fit();
    view?.addEventListener('resize', fit);
    view?.addEventListener('scroll', fit);
    return () => {
      view?.removeEventListener('resize', fit);
      view?.removeEventListener('scroll', fit);
    };
  }, [ref]);
}

/** The dialog: its head, one screen, and the voice for new answers. */
export function Frame({ onClose }: { onClose(): void }): ReactNode {
  const chat = useChat();
  const open = useChatState((it) => it.open);
  const view = useChatState((it) => it.view);
  const ref = useRef<HTMLDivElement>(null);
  useFocusTrap(ref, onClose);
  useVisibleHeight(ref);

  const key = keyOf(view);
  useEffect(() => {
    if (!open || !chat.reading.wantsFocus) return;
    const field = matchMedia('(pointer: fine)').matches ? ref.current?.querySelector('textarea') : null;
    (field ?? ref.current)?.focus({ preventScroll: true });
  }, [open, key, chat]);

  return (
    <div
      ref={ref}
      className="dialog"
      role="dialog"
      aria-label={texts.dialog}
      aria-modal={innerWidth < 768}
      tabIndex={-1}
      hidden={!open}
    >
      <Head view={view} onClose={onClose} />
      {chat.linked && view.name === 'thread' && <LinkLine />}
      <Screen key={key} view={view} />
      <Announcer />
    </div>
  );
}
