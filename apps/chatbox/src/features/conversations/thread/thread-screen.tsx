import { type DragEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Composer } from '../composer/composer.tsx';
import { Dots, GrowingAnswer } from '../message/growing-answer.tsx';
import { QuickReplies } from '../message/quick-replies.tsx';
import { type Row, rowsOf } from './rows.ts';
import { Icon } from '../../../ui/icons.tsx';
import { say } from '../../../ui/say.ts';
import { isConnected } from '../../../app/state.ts';
import { draftOf, keepDraft, onDraftElsewhere } from '../composer/drafts.ts';
import { outboxOf, send } from '../composer/sending.ts';
import { tellTyping } from '../composer/tell-typing.ts';
import { type ConversationsState, conversationOf, threadOf, useConversations } from '../conversations-state.ts';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import type { Chat } from '../../../app/chat.ts';
import { useComposerTools } from '../composer/composer-tools.tsx';
import { jumpTo } from '../quote/jump.ts';
import { useAnswered } from '../quote/use-answered.tsx';
import { LinkLine } from '../link-screen.tsx';
import { leadOn } from '../quick-answer.ts';
import { sentDrafts } from '../start-conversation.ts';
import { loadThread } from './load-thread.ts';
import { HandOffState } from '../hand-off/hand-off-state.tsx';
import { Speaker, ThreadRows } from './thread-rows.tsx';
import { useThreadScroll } from './thread-scroll.ts';

/** Suggestions belong to the latest message, and go once the visitor has said something else. */
function suggestionsOf(rows: readonly Row[], first: readonly string[]): readonly string[] {
  const last = rows.at(-1);
  if (!last) return first;
  if (last.kind !== 'said' || last.said.own) return [];
  return last.said.message?.parts.flatMap((it) => (it.type === 'quickReplies' ? it.replies : [])) ?? [];
}

/** What is being said right now and not said yet: the growing answer, dots of the assistant or of a person. */
function Passing({ id }: { id: string }): ReactNode {
  const growing = useConversations((state) => state.growing[id]);
  const typing = useConversations((state) => state.typing[id]);
  const widget = useChatState((state) => state.session?.widget);
  const shopName = useChatState((state) => state.session?.shopName ?? say('liveChatTeam'));
  if (growing) {
    return (
      <Speaker
        key={growing.messageId}
        said={{ own: false }}
        name={widget?.botName ?? ''}
        avatar={widget?.botPicture}
        assistant
        first
        last
      >
        <GrowingAnswer text={growing.text} step={growing.step} />
      </Speaker>
    );
  }
  if (typing === undefined) return null;
  return (
    <Speaker said={{ own: false }} name={typing || shopName} assistant={false} first last>
      <Dots label={typing ? say('liveChatNameTyping', { name: typing }) : say('liveChatTyping')} />
    </Speaker>
  );
}

/** The line that says how the connection is, when it is not there. */
function ConnectionLine(): ReactNode {
  const offline = useChatState((state) => !isConnected(state));
  const queued = useConversations((state) => state.unsent.filter((at) => at.refusal === null).length);
  if (!offline) return null;
  return (
    <p className="connection" role="status">
      {queued > 0 ? say('liveChatOfflineQueued', { count: queued }) : say('liveChatOffline')}
    </p>
  );
}

function Welcome({ greeting }: { greeting: string | undefined }): ReactNode {
  const session = useChatState((state) => state.session);
  if (!session) return null;
  const { widget, shopName } = session;
  const assistant = widget.isEnableAIAssistant;
  return (
    <Speaker
      said={{ own: false }}
      name={assistant ? widget.botName : shopName}
      avatar={assistant ? widget.botPicture : null}
      assistant={assistant}
      first
      last
    >
      <p className="bubble">{greeting ?? (assistant ? widget.welcomeMessage : widget.welcomeText)}</p>
    </Speaker>
  );
}

const LoadFailed = ({ onRetry }: { onRetry(): void }): ReactNode => (
  <p className="problem" role="alert">
    {say('liveChatLoadFailed')}{' '}
    <button type="button" className="link" onClick={onRetry}>
      {say('navigationRetry')}
    </button>
  </p>
);

/** What other features draw below what was said. */
function Below({ id }: { id: string }): ReactNode {
  const { features } = useChat();
  return features
    .flatMap((it) => it.belowThread ?? [])
    .map((Drawn, at) => <Drawn key={`${at} ${id}`} conversationId={id} />);
}

function stopAnswer({ api }: Chat, id: string): void {
  void api('POST /client/api/conversations/:id/stop', { params: { id } }).catch(() => {});
}

/** What was said in it, and what waits to be sent. */
function useRows(id: string, state: ConversationsState): readonly Row[] {
  const connected = useChatState(isConnected);
  const { unsent: allUnsent, moved, inFlight } = state;
  const thread = threadOf(state, id);
  const memberReadSeq = conversationOf(state, id)?.memberReadSeq ?? 0;
  return useMemo(() => {
    const unsent = allUnsent.filter((it) => (moved[it.conversationId] ?? it.conversationId) === id);
    return rowsOf({ thread, unsent, inFlight, connected, memberReadSeq });
  }, [thread, allUnsent, moved, inFlight, connected, memberReadSeq, id]);
}

/** What is begun there, also in another tab, and where the thread goes on under another name. */
function useDraft(id: string): { text: string; write(words: string): void } {
  const chat = useChat();
  const { kept } = chat;
  const [text, setText] = useState(() => draftOf(kept, id));
  const [named, setNamed] = useState(id);
  if (named !== id) {
    setNamed(id);
    setText(draftOf(kept, id) || text);
  }
  useEffect(() => onDraftElsewhere(kept, () => document.hasFocus() || setText(draftOf(kept, id))), [kept, id]);
  // Who sends may be told only after a while, in which the conversation got another name.
  const current = useRef(id);
  current.current = id;
  const write = (words: string) => {
    setText(words);
    keepDraft(kept, current.current, words);
    if (words !== '') tellTyping(chat, current.current);
  };
  return { text, write };
}

/** Says the draft that was sent before the thread was there. */
function useSentDraft(id: string, sayIt: () => void): void {
  const chat = useChat();
  const first = useRef(sayIt);
  useEffect(() => {
    if (sentDrafts(chat).delete(id)) first.current();
  }, [chat, id]);
}

/** One conversation: what was said, what is being said, and where the visitor writes. */
export function ThreadScreen({ id, greeting }: { id: string; greeting?: string }): ReactNode {
  const chat = useChat();
  const state = useConversations((state) => state);
  const widget = useChatState((state) => state.session?.widget);
  const thread = threadOf(state, id);
  const conversation = conversationOf(state, id);
  const rows = useRows(id, state);

  const { text, write } = useDraft(id);
  const [failed, setFailed] = useState(false);
  const [dropping, setDropping] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const answered = useAnswered(field);

  const known = conversation !== undefined;
  const load = useCallback(() => {
    setFailed(false);
    loadThread(chat, id).catch(() => setFailed(true));
  }, [chat, id]);
  useEffect(() => {
    if (known && !thread.loaded) load();
  }, [known, thread.loaded, load]);

  const growingText = state.growing[id]?.text.length ?? 0;
  const passing = id in state.growing || id in state.typing;
  const mark = `${rows.length} ${rows.at(-1)?.key} ${growingText} ${passing} ${conversation?.handler} ${conversation?.status}`;
  const scroll = useThreadScroll({ id, mark, loaded: thread.loaded || !known });

  // Of what is not read yet something is there.
  const isBegun = rows.some((it) => it.kind === 'said' && it.said.own) || (known && !thread.loaded);
  const tools = useComposerTools({ conversationId: id, text, write, isBegun, dropping });
  const latest = useRef(text);
  latest.current = text;
  const sayOwn = async (words: string) => {
    if (tools.mayLeave) {
      if (words !== text) write(words);
      if (!(await tools.mayLeave())) return;
    }
    const files = [...(tools.files ?? [])];
    void send(chat, id, words, { files, replyTo: answered.quoted, ...(!isBegun && { greeting }) });
    answered.setQuoted(undefined);
    // Whoever went on writing while they were told of keeps that.
    if (!tools.mayLeave || latest.current === words) write('');
    tools.sent();
    scroll.toEnd();
  };
  useSentDraft(id, () => void sayOwn(text));
  const takeBack = async (message: string) => {
    const words = await outboxOf(chat).takeBack(message);
    if (words) write(text.trim() === '' ? words.text : `${words.text}\n${text}`);
    if (words?.replyTo) answered.setQuoted(words.replyTo);
    field.current?.focus();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    tools.takeFiles([...event.dataTransfer.files]);
  };

  return (
    <>
      {chat.linked && <LinkLine />}
      <div
        className="thread"
        onDragOver={(event) => {
          event.preventDefault();
          setDropping(true);
        }}
        onDragLeave={(event) => event.currentTarget === event.target && setDropping(false)}
        onDrop={onDrop}
      >
        <div
          ref={scroll.ref}
          className="scroll messages"
          role="log"
          aria-live="off"
          aria-label={say('liveChatConversation')}
          tabIndex={0}
        >
          <div className="messages-inner">
            {thread.hasEarlier && (
              <button
                type="button"
                className="link earlier"
                disabled={scroll.busy}
                onClick={() => void scroll.loadEarlier()}
              >
                {say('liveChatEarlier')}
              </button>
            )}
            {failed && <LoadFailed onRetry={load} />}
            {!thread.hasEarlier && (thread.loaded || !known) && <Welcome greeting={greeting} />}
            <ThreadRows
              rows={rows}
              widget={widget}
              onTakeBack={takeBack}
              onReply={answered.answer}
              onJump={(message) => void jumpTo(chat, id, message, scroll.ref).catch(() => setFailed(true))}
              field={field}
            />
            <HandOffState key={id} id={id} />
            <Below id={id} />
            <Passing id={id} />
            {!passing && (
              <QuickReplies
                replies={suggestionsOf(rows, widget?.quickReplies ?? [])}
                onChoose={(words) => leadOn(chat, words) || void sayOwn(words)}
              />
            )}
          </div>
        </div>
        {!scroll.atEnd && (
          <button type="button" className="to-end" aria-label={say('liveChatToEnd')} onClick={scroll.toEnd}>
            <Icon name="down" size={18} />
          </button>
        )}
        <ConnectionLine />
        <Composer
          text={text}
          onText={write}
          tools={answered.above(tools)}
          field={field}
          onSend={() => void sayOwn(text)}
          onStop={id in state.growing ? () => stopAnswer(chat, id) : null}
        />
        {tools.behind}
      </div>
    </>
  );
}
