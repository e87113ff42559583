import type { Conversation } from '@chatty/contract/conversations';
import type { Snooze } from '@chatty/contract/snooze';
import { reasonMaxChars } from '@chatty/contract/limits';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { texts } from '#texts/conversation-snooze.ts';
import { texts as ui } from '#texts/ui.ts';
import { GrowingTextarea } from '../../../ui/form/growing-textarea.tsx';
import { momentsAhead, toLocalField } from './moments-ahead.ts';

interface SnoozeDialogProps {
  opened: boolean;
  /** What is put off already shows until when, and its reminder. */
  conversation?: Pick<Conversation, 'status' | 'snoozedUntil' | 'reminder'>;
  onSnooze(until: Snooze, reminder: string): void;
  onClose(): void;
}

/** Any moment ahead, and what whoever snoozes wants to be told then. */
export function SnoozeDialog({ opened, ...rest }: SnoozeDialogProps) {
  return (
    <Modal opened={opened} onClose={rest.onClose} title={texts.title} size="sm">
      <Fields {...rest} />
    </Modal>
  );
}

function Fields({ conversation, onSnooze, onClose }: Omit<SnoozeDialogProps, 'opened'>) {
  const [until, setUntil] = useState(() =>
    conversation?.snoozedUntil ? toLocalField(new Date(conversation.snoozedUntil)) : '',
  );
  const [reminder, setReminder] = useState(conversation?.reminder?.text ?? '');
  const snooze = (event: FormEvent) => {
    event.preventDefault();
    onSnooze({ until: 'moment', at: new Date(until).toISOString() }, reminder.trim());
    onClose();
  };
  return (
    <form onSubmit={snooze}>
      <Stack gap="md">
        <TextInput
          type="datetime-local"
          label={texts.until}
          required
          min={toLocalField(new Date(Date.now() + 60_000))}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
          data-autofocus
        />
        <Group gap={6} role="group" aria-label={texts.soon}>
          {momentsAhead(new Date()).map(({ name, at }) => (
            <Button key={name} variant="default" size="compact-sm" onClick={() => setUntil(toLocalField(at))}>
              {texts.moments[name]}
            </Button>
          ))}
        </Group>
        <GrowingTextarea
          minRows={2}
          maxRows={6}
          label={texts.reminder}
          description={texts.reminderHint}
          maxLength={reasonMaxChars}
          value={reminder}
          onChange={(event) => setReminder(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {ui.confirm.cancel}
          </Button>
          <Button type="submit">{texts.title}</Button>
        </Group>
      </Stack>
    </form>
  );
}
