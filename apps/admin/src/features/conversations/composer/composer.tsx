import type { Conversation, ConversationDetail } from '@chatty/contract/conversations';
import { messageMaxChars } from '@chatty/contract/limits';
import type { Message } from '@chatty/contract/messages';
import { newId } from '@chatty/contract/new-id';
import { SegmentedControl, Textarea } from '@mantine/core';
import { IconLock, IconMessage } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { useLive } from '../../../connection/live/live.tsx';
import { useMe } from '../../../people/me.tsx';
import type { Passing } from '../live/passing-state.ts';
import { outboxOf } from '../outbox.ts';
import { AttachmentList } from './attachment-list.tsx';
import { detachAll, useAttachments } from './attachments.ts';
import { Collision } from './collision.tsx';
import classes from './composer.module.css';
import { ComposerFooter } from './composer-footer.tsx';
import { leading } from './leading.ts';
import { type Mode, setDraft, useDraft } from './drafts.ts';
import { sends, useMessagePreference } from './send-key.ts';
import { useDrop } from './use-drop.ts';
import { useRival } from './use-rival.ts';
import { useServerDraft } from './use-server-draft.ts';

export interface ComposerHandle {
  conversationId: string;
  write(mode: Mode): void;
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
  const me = useMe().member;
  const client = useQueryClient();
  const { send: say } = useLive();
  const field = useRef<HTMLTextAreaElement>(null);
  const [mode, setMode] = useState<Mode>('reply');
  const [preference, setPreference] = useMessagePreference();
  const begun = useDraft(id, mode);
  const text = begun ?? (mode === 'reply' ? conversation.draft : '');
  const files = useAttachments(id);
  const { take, dropping, drop } = useDrop(id);
  const saveDraft = useServerDraft(id);
  // No trailing call as in a usual throttle: it would report typing after the message was sent.
  const sayTyping = useMemo(() => leading(typingEveryMs, () => say({ t: 'typing', conversationId: id })), [say, id]);
  const rival = useRival(messages, me.id, text !== '');

  useImperativeHandle(ref, () => ({
    conversationId: id,
    write: (next) => {
      setMode(next);
      field.current?.focus();
    },
  }));

  const change = (next: string) => {
    setDraft(id, mode, next);
    if (mode === 'note') return;
    saveDraft(next);
    if (next !== '') sayTyping();
  };

  const uploading = files.some((it) => it.ref === null && it.problem === null);
  const refs = files.flatMap((it) => (it.ref ? [it.ref] : []));
  const tooLong = text.length > messageMaxChars;
  const ready = (text.trim() !== '' || refs.length > 0) && !tooLong && !uploading;

  const send = () => {
    if (!ready || (mode === 'reply' && !rival.mayPass())) return;
    void outboxOf(me.id, client).add({
      id: newId(),
      conversationId: id,
      body: { text: text.trim(), note: mode === 'note', files: refs },
    });
    setDraft(id, mode, '');
    if (mode === 'reply') saveDraft('');
    detachAll(id);
    field.current?.focus();
  };

  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') return event.currentTarget.blur();
    if (!sends({ ...pickKeys(event), isComposing: event.nativeEvent.isComposing }, preference)) return;
    event.preventDefault();
    send();
  };
  const pasted = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    <section
      className={classes.composer}
      data-mode={mode}
      data-dropping={dropping}
      aria-label={mode === 'note' ? texts.privateNote : texts.reply}
      {...drop}
    >
      {mode === 'reply' && <Collision rival={rival} typist={looking.find((it) => it.typing)?.name} />}
      <div className={classes.top}>
        <SegmentedControl
          size="xs"
          aria-label={texts.write}
          value={mode}
          onChange={(next) => setMode(next === 'note' ? 'note' : 'reply')}
          data={[
            { value: 'reply', label: <ModeLabel icon={<IconMessage size={14} aria-hidden />} text={texts.reply} /> },
            { value: 'note', label: <ModeLabel icon={<IconLock size={14} aria-hidden />} text={texts.privateNote} /> },
          ]}
        />
        <span className={classes.hint}>{hint(conversation, mode)}</span>
      </div>
      <Textarea
        ref={field}
        autosize
        minRows={2}
        maxRows={10}
        variant="unstyled"
        classNames={{ input: classes.input }}
        aria-label={mode === 'note' ? texts.noteTo : texts.replyTo}
        placeholder={mode === 'note' ? texts.noteHere : texts.replyHere}
        value={text}
        error={tooLong ? texts.tooLong(messageMaxChars, text.length) : undefined}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={pressed}
        onPaste={pasted}
      />
      <AttachmentList conversationId={id} files={files} />
      <ComposerFooter
        mode={mode}
        ready={ready}
        preference={preference}
        onPreference={setPreference}
        onFiles={take}
        onSend={send}
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

const ModeLabel = ({ icon, text }: { icon: React.ReactNode; text: string }) => (
  <span className={classes.mode}>
    {icon}
    {text}
  </span>
);

/** What else sending will do. */
function hint(conversation: Conversation, mode: Mode): string {
  if (mode === 'note') return texts.hints.note;
  if (conversation.status === 'resolved') return texts.hints.resolved;
  if (conversation.handler === 'waiting') return texts.hints.waiting;
  return conversation.handler === 'assistant' ? texts.hints.assistant : '';
}
