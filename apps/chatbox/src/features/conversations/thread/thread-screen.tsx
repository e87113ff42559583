import { type DragEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fileTypes } from '@chatty/contract/limits';
import { AttachedFiles } from '../../files/attached-files.tsx';
import { useAttachments } from '../../files/attachments.ts';
import { Composer } from '../composer/composer.tsx';
import { Dots, GrowingAnswer } from '../message/growing-answer.tsx';
import { QuickReplies } from '../message/quick-replies.tsx';
import { type Row, rowsOf } from './rows.ts';
import { Icon } from '../../../ui/icons.tsx';
import { texts } from '../../../ui/texts.ts';
import { conversationOf, isConnected, type State, threadOf } from '../conversations-state.ts';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import { HandOffState } from '../hand-off/hand-off-state.tsx';
import { Speaker, ThreadRows } from './thread-rows.tsx';
import { useThreadScroll } from './thread-scroll.ts';

/** Suggestions belong to the latest message, and go once the visitor has said something else. */
function suggestionsOf(rows: readonly Row[], state: State): readonly string[] {
  const last = rows.at(-1);
  if (!last) return state.session?.widget.quickReplies ?? [];
  if (last.kind !== 'said' || last.said.own) return [];
  return last.said.message?.parts.flatMap((it) => (it.type === 'quickReplies' ? it.replies : [])) ?? [];
}

/** What is being said right now and not said yet: the growing answer, dots of the assistant or of a person. */
function Passing({ id }: { id: string }): ReactNode {
  const growing = useChatState((it) => it.growing[id]);
  const typing = useChatState((it) => it.typing[id]);
  const botName = useChatState((it) => it.session?.widget.botName ?? '');
  const shopName = useChatState((it) => it.session?.shopName ?? texts.team);
  if (growing) {
    return (
      <Speaker key={growing.messageId} said={{ own: false }} name={botName} assistant first last>
        <GrowingAnswer text={growing.text} step={growing.step} />
      </Speaker>
    );
  }
  if (typing === undefined) return null;
  return (
    <Speaker said={{ own: false }} name={typing || shopName} assistant={false} first last>
      <Dots label={texts.typing(typing)} />
    </Speaker>
  );
}

/** The line that says how the connection is, when it is not there. */
function ConnectionLine(): ReactNode {
  const offline = useChatState((it) => !isConnected(it));
  const queued = useChatState((it) => it.unsent.filter((at) => at.refusal === null).length);
  if (!offline) return null;
  return (
    <p className="connection" role="status">
      {queued > 0 ? texts.offlineQueued(queued) : texts.offline}
    </p>
  );
}

function Welcome(): ReactNode {
  const session = useChatState((it) => it.session);
  if (!session) return null;
  const { widget, shopName } = session;
  const assistant = widget.isEnableAIAssistant;
  return (
    <Speaker said={{ own: false }} name={assistant ? widget.botName : shopName} assistant={assistant} first last>
      <p className="bubble">{assistant ? widget.botWelcome : widget.welcomeText}</p>
    </Speaker>
  );
}

/** One conversation: what was said, what is being said, and where the visitor writes. */
export function ThreadScreen({ id }: { id: string }): ReactNode {
  const chat = useChat();
  const state = useChatState((it) => it);
  const thread = threadOf(state, id);
  const conversation = conversationOf(state, id);
  const { unsent: allUnsent, moved, inFlight } = state;
  const connected = isConnected(state);
  const memberReadSeq = conversation?.memberReadSeq ?? 0;

  const rows = useMemo(() => {
    const unsent = allUnsent.filter((it) => (moved[it.conversationId] ?? it.conversationId) === id);
    return rowsOf({ thread, unsent, inFlight, connected, memberReadSeq });
  }, [thread, allUnsent, moved, inFlight, connected, memberReadSeq, id]);

  const [text, setText] = useState(() => chat.draft(id));
  const [failed, setFailed] = useState(false);
  const [dropping, setDropping] = useState(false);
  const attachments = useAttachments(chat.upload);
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);

  const known = conversation !== undefined;
  const load = useCallback(() => {
    setFailed(false);
    chat.loadThread(id).catch(() => setFailed(true));
  }, [chat, id]);
  useEffect(() => {
    if (known && !thread.loaded) load();
  }, [known, thread.loaded, load]);

  const growingText = state.growing[id]?.text.length ?? 0;
  const passing = id in state.growing || id in state.typing;
  const mark = `${rows.length} ${rows.at(-1)?.key} ${growingText} ${passing} ${conversation?.handler}`;
  const scroll = useThreadScroll({ id, mark, loaded: thread.loaded || !known });

  useEffect(() => chat.onDraftElsewhere((draft) => document.hasFocus() || setText(draft), id), [chat, id]);

  const write = (words: string) => {
    setText(words);
    chat.keepDraft(id, words);
    if (words !== '') chat.typing(id);
  };
  const say = (words: string) => {
    void chat.send(id, words, attachments.ready ?? []);
    write('');
    attachments.clear();
    scroll.toEnd();
  };
  const takeBack = async (message: string) => {
    const words = await chat.takeBack(message);
    if (words) write(text.trim() === '' ? words.text : `${words.text}\n${text}`);
    field.current?.focus();
  };
  const onDrop = (it: DragEvent) => {
    it.preventDefault();
    setDropping(false);
    attachments.add([...it.dataTransfer.files]);
  };

  return (
    <div
      className="thread"
      onDragOver={(it) => {
        it.preventDefault();
        setDropping(true);
      }}
      onDragLeave={(it) => it.currentTarget === it.target && setDropping(false)}
      onDrop={onDrop}
    >
      <div
        ref={scroll.ref}
        className="scroll messages"
        role="log"
        aria-live="off"
        aria-label={texts.conversation}
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
              {texts.earlier}
            </button>
          )}
          {failed && (
            <p className="problem" role="alert">
              {texts.loadFailed}{' '}
              <button type="button" className="link" onClick={load}>
                {texts.retry}
              </button>
            </p>
          )}
          {!thread.hasEarlier && (thread.loaded || !known) && <Welcome />}
          <ThreadRows rows={rows} widget={state.session?.widget} onTakeBack={takeBack} field={field} />
          <HandOffState id={id} />
          <Passing id={id} />
          {!passing && <QuickReplies replies={suggestionsOf(rows, state)} onChoose={say} />}
        </div>
      </div>
      {!scroll.atEnd && (
        <button type="button" className="to-end" aria-label={texts.toEnd} onClick={scroll.toEnd}>
          <Icon name="down" size={18} />
        </button>
      )}
      <ConnectionLine />
      <Composer
        text={text}
        onText={write}
        files={attachments.ready}
        field={field}
        onSend={() => say(text)}
        onPickFiles={() => picker.current?.click()}
        onPaste={attachments.add}
        onStop={id in state.growing ? () => chat.stopAnswer(id) : null}
      >
        <AttachedFiles attachments={attachments} />
      </Composer>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={fileTypes.join(',')}
        onChange={(it) => {
          attachments.add([...(it.currentTarget.files ?? [])]);
          it.currentTarget.value = '';
        }}
      />
      {dropping && <div className="drop">{texts.dropHere}</div>}
    </div>
  );
}
