import { messageMaxChars } from '@chatty/contract/limits';
import type { Message } from '@chatty/contract/messages';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { api } from '../../../../connection/api.ts';
import { membersQuery } from '../../../../people/members.ts';
import { failureText, toastDone } from '../../../../ui/toast.tsx';
import { CompletionList } from '../../composer/completion/completion-list.tsx';
import { useNames } from '../../composer/completion/use-names.ts';
import { mayName, mentionable, mentionedIds } from '../../composer/mentions/mentioned.ts';
import { showMessage } from '../../live/apply-to-cache.ts';
import classes from './message-items.module.css';
import { endEdit, keepEdit, useRewriting } from './rewriting.ts';

/** One's own message, to be changed where it stands. What was typed stays until the server has it. */
export function EditMessage({ message }: { message: Message }) {
  const client = useQueryClient();
  const text = useRewriting((it) => it.texts[message.id]) ?? message.text;
  const field = useRef<HTMLTextAreaElement>(null);
  const isNote = message.kind === 'note';
  const change = (next: string) => keepEdit(message.id, next);
  const { completion, look, leave } = useNames({ field, text, change, on: isNote });
  const params = { id: message.conversationId, messageId: message.id };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // A team that cannot be read fails this, rather than that those who are named are not told.
      const team = isNote && mayName(text) ? await client.ensureQueryData(membersQuery) : [];
      const mentions = mentionedIds(text, mentionable(team, message.memberId ?? ''));
      return api('PUT /conversations/:id/messages/:messageId', { params, body: { text, mentions } });
    },
    onSuccess: ({ data }) => {
      showMessage(client, data.message, 'changed');
      if (data.mailed) toastDone(texts.editedAfterMail);
      endEdit(message.id);
    },
  });
  const tooLong = text.length > messageMaxChars;
  const isEmpty = text.trim() === '' && message.files.length === 0;
  const ready = !tooLong && !isEmpty && !isPending;
  const press = (event: KeyboardEvent) => {
    if (completion.press(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && ready) mutate();
    // Escape never takes away what was typed.
    else if (event.key === 'Escape' && text === message.text) endEdit(message.id);
  };
  const problem = tooLong
    ? texts.tooLong(messageMaxChars, text.length)
    : error && failureText(error, texts.failedToEdit);
  return (
    <div className={classes.edit}>
      <Textarea
        ref={field}
        autosize
        minRows={2}
        maxRows={10}
        aria-label={texts.editThis}
        data-autofocus
        autoFocus
        value={text}
        error={problem}
        onChange={(event) => {
          change(event.currentTarget.value);
          look();
        }}
        onSelect={look}
        onBlur={leave}
        onKeyDown={press}
        {...completion.field}
      />
      <div className={classes.editFoot}>
        <Button variant="default" size="compact-sm" onClick={() => endEdit(message.id)}>
          {texts.cancel}
        </Button>
        <Button size="compact-sm" disabled={!ready} loading={isPending} onClick={() => mutate()}>
          {texts.save}
        </Button>
      </div>
      <div className={classes.names}>
        <CompletionList completion={completion} />
      </div>
    </div>
  );
}
