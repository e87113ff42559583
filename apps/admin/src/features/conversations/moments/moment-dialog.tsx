import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { texts as ui } from '#texts/ui.ts';
import { toLocalField } from './moments-ahead.ts';

interface MomentDialogProps {
  /** What happens then: its title and button, and what the field is called. */
  words: { title: string; field: string };
  opened: boolean;
  onPick(at: Date): void;
  onClose(): void;
}

/** Any moment ahead. */
export function MomentDialog({ opened, ...rest }: MomentDialogProps) {
  return (
    <Modal opened={opened} onClose={rest.onClose} title={rest.words.title} size="xs">
      <Moment {...rest} />
    </Modal>
  );
}

function Moment({ words, onPick, onClose }: Omit<MomentDialogProps, 'opened'>) {
  const [value, setValue] = useState('');
  const pick = (event: FormEvent) => {
    event.preventDefault();
    onPick(new Date(value));
    onClose();
  };
  return (
    <form onSubmit={pick}>
      <Stack gap="md">
        <TextInput
          type="datetime-local"
          label={words.field}
          required
          min={toLocalField(new Date(Date.now() + 60_000))}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {ui.confirm.cancel}
          </Button>
          <Button type="submit">{words.title}</Button>
        </Group>
      </Stack>
    </form>
  );
}
