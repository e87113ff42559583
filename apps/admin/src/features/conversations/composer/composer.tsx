import type { Conversation, ConversationDetail } from '@chatty/contract/conversations';
import { messageMaxChars } from '@chatty/contract/limits';
import type { Message } from '@chatty/contract/messages';
import type { Shortcut } from '@chatty/contract/shortcuts';
import { SegmentedControl } from '@mantine/core';
import { IconLock, IconMessage } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { useLive } from '../../../connection/live/live.tsx';
import type { Attachment } from '../../../connection/attachments/attachment.ts';
import { AttachmentList } from '../../../connection/attachments/attachment-list.tsx';
import { useMe } from '../../../people/me.tsx';
import { GrowingTextarea } from '../../../ui/form/growing-textarea.tsx';
import type { Passing } from '../live/passing-state.ts';
import { contactOf } from '../names.ts';
import { Answering } from '../thread/quote/quote.tsx';
import { detach, retryUpload } from './attachments.ts';
import { AfterwardsLine } from './afterwards/afterwards-line.tsx';
import { Collision } from './collision.tsx';
import { CompletionList } from './completion/completion-list.tsx';
import { Gaps } from './completion/gaps.tsx';
import { useShortcuts } from './completion/use-shortcuts.ts';
import classes from './composer.module.css';
import { ComposerFooter } from './composer-footer.tsx';
import { useHelped } from './copilot/copilot.ts';
import { askFor, copilotCode } from './copilot/copilot-code.ts';
import { leading } from './leading.ts';
import { type Mode, setAfterwards, setDraft, useAfterwards, useDraft } from './drafts.ts';
import { AttachedCards } from './inserts/attached-cards.tsx';
import { useTaking } from './inserts/use-taking.ts';
import { OtherDraft } from './kept/other-draft.tsx';
import { Holding } from './sending/holding.tsx';
import { useSending } from './sending/use-sending.ts';
import { resolvesToo, sends } from './send-key.ts';
import { useAnswering } from './use-answering.ts';
import { useDrop } from './use-drop.ts';
import { useRival } from './use-rival.ts';
import { useServerDraft } from './use-server-draft.ts';

export interface ComposerHandle {
  conversationId: string;
  write(mode: Mode): void;
  /** Puts a shortcut into the reply. */
  take(shortcut: Shortcut): void;
  /** Has the assistant suggest a reply. */
  suggest(): void;
}

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  conversation: ConversationDetail;
  messages: readonly Message[];
  looking: Passing['looking'];
}

const typingEveryMs = 2_500;

/** Where one writes to the visitor or, in yellow, to the team. */
export function Composer({ ref, conversation, messages, looking }: ComposerProps) {
  const { id } = conversation;
  const { member: me, desk } = useMe();
  const { send: say } = useLive();
  const field = useRef<HTMLTextAreaElement>(null);
  const [mode, setMode] = useState<Mode>('reply');
  const text = useDraft(id, mode) ?? '';
  const section = useRef<HTMLElement>(null);
  const { take, dropping, paste } = useDrop(id, mode, section);
  useServerDraft(conversation);
  // No trailing call as in a usual throttle: it would report typing after the message was sent.
  const sayTyping = useMemo(() => leading(typingEveryMs, () => say({ t: 'typing', conversationId: id })), [say, id]);
  const rival = useRival(messages, me.id, text !== '');

  const helped = useHelped(id);
  const CopilotPanel = copilotCode.use(helped !== undefined)?.CopilotPanel;
  const suggest = () => {
    setMode('reply');
    if (conversation.status !== 'blocked') void askFor(id, { do: 'suggest' });
  };

  useImperativeHandle(ref, () => ({
    conversationId: id,
    write: (next) => {
      setMode(next);
      field.current?.focus();
    },
    take: (shortcut) => {
      setMode('reply');
      bring(shortcut);
    },
    suggest,
  }));

  const change = (next: string) => {
    setDraft(id, mode, next);
    if (mode === 'reply' && next !== '') sayTyping();
  };

  const answering = useAnswering(id, mode, field, setMode);
  const { inserting, completion, mentionable, gaps, showGap, bring } = useShortcuts({
    field,
    conversation,
    messages,
    mode,
    text,
    change,
  });

  const { files, ready, mayTry, busy, tooLong, holding, send, schedule } = useSending({
    conversationId: id,
    seenSeq: Math.max(conversation.lastSeq, messages.at(-1)?.seq ?? 0),
    mode,
    field,
    text,
    mentionable,
    gaps,
    showGap,
    mayPass: rival.mayPass,
    answering,
    isBarred: conversation.status === 'blocked' && mode === 'reply',
  });
  const putIn = useTaking(id, field, inserting.insert);
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (completion.press(event)) return;
    if (event.key === 'Escape') return event.currentTarget.blur();
    if (!sends({ ...pickKeys(event), isComposing: event.nativeEvent.isComposing }, desk.messagePreference)) return;
    event.preventDefault();
    send(resolvesToo(event));
  };
  return (
    <section
      ref={section}
      className={classes.composer}
      data-mode={mode}
      data-dropping={dropping}
      aria-label={mode === 'note' ? texts.privateNote : texts.reply}
    >
      {mode === 'reply' && <Collision rival={rival} typist={looking.find((it) => it.typing)?.name} />}
      {mode === 'reply' && <Gaps gaps={gaps} onShow={showGap} />}
      <OtherDraft place={{ conversationId: id, mode }} />
      <Holding holding={holding} />
      <CompletionList completion={completion} />
      <div className={classes.top}>
        <ModeSwitch mode={mode} onMode={setMode} />
        <span className={classes.hint}>{hint(conversation, mode)}</span>
      </div>
      {answering.answered && (
        <Answering quoted={answering.answered} visitor={contactOf(conversation).name} onEnd={answering.end} />
      )}
      {helped && CopilotPanel && (
        <CopilotPanel {...{ conversation, messages, mode, text, field, helped }} onMode={setMode} />
      )}
      <GrowingTextarea
        ref={field}
        minRows={2}
        maxRows={10}
        variant="unstyled"
        classNames={{ input: classes.input }}
        aria-label={mode === 'note' ? texts.noteTo : texts.replyTo}
        placeholder={mode === 'note' ? texts.noteHere : texts.replyHere}
        value={text}
        readOnly={busy}
        aria-busy={busy}
        error={tooLong ? texts.tooLong(messageMaxChars, text.length) : undefined}
        onChange={(event) => {
          change(event.currentTarget.value);
          inserting.look();
        }}
        onSelect={inserting.look}
        onBlur={inserting.leave}
        onKeyDown={pressed}
        {...completion.field}
        onPaste={paste}
      />
      <ComesAlong conversationId={id} mode={mode} files={files} />
      <ComposerFooter
        mode={mode}
        text={text}
        ready={ready}
        mayTry={mayTry}
        onFiles={take}
        onEmoji={inserting.insert}
        conversation={conversation}
        onInsert={putIn}
        onSuggest={suggest}
        onSend={send}
        onSendLater={(at, unlessReply) => void schedule(at, unlessReply)}
      />
    </section>
  );
}

const pickKeys = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
});

interface ComesAlongProps {
  conversationId: string;
  mode: Mode;
  files: readonly Attachment[];
}

/** What leaves with the message, and what follows it. */
function ComesAlong({ conversationId, mode, files }: ComesAlongProps) {
  const afterwards = useAfterwards(conversationId, mode);
  const onlySend = { actions: [], shortcutIds: afterwards?.shortcutIds ?? [] };
  return (
    <>
      {mode === 'reply' && <AttachedCards conversationId={conversationId} />}
      <div className={classes.files}>
        <AttachmentList
          files={files}
          onRetry={(file) => retryUpload({ conversationId, mode }, file)}
          onRemove={(file) => detach({ conversationId, mode }, file)}
        />
      </div>
      <AfterwardsLine afterwards={afterwards} onDrop={() => setAfterwards(conversationId, mode, onlySend)} />
    </>
  );
}

const ModeSwitch = ({ mode, onMode }: { mode: Mode; onMode(mode: Mode): void }) => (
  <SegmentedControl
    size="xs"
    aria-label={texts.write}
    value={mode}
    onChange={(next) => onMode(next === 'note' ? 'note' : 'reply')}
    data={[
      { value: 'reply', label: <ModeLabel icon={<IconMessage size={14} aria-hidden />} text={texts.reply} /> },
      { value: 'note', label: <ModeLabel icon={<IconLock size={14} aria-hidden />} text={texts.privateNote} /> },
    ]}
  />
);

const ModeLabel = ({ icon, text }: { icon: React.ReactNode; text: string }) => (
  <span className={classes.mode}>
    {icon}
    {text}
  </span>
);

/** What else sending will do. */
function hint(conversation: Conversation, mode: Mode): string {
  if (mode === 'note') return texts.hints.note;
  if (conversation.status !== 'open') return texts.hints[conversation.status];
  if (conversation.handler === 'waiting') return texts.hints.waiting;
  return conversation.handler === 'assistant' ? texts.hints.assistant : '';
}
