import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '#texts/ui.ts';
import { FormProblem } from './form-problem.tsx';
import { useTextForm } from './use-text-form.ts';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What the button says, such as "Remove". */
  action: string;
  danger?: boolean;
  /** For what cannot be undone: this text has to be typed before. */
  typed?: string;
  /** Does it; what it throws is told in the dialog, which then stays. */
  confirm(): Promise<unknown>;
  onClose(): void;
  /** What will happen. */
  children: ReactNode;
}

/** It may hold a name or an address without a blank. */
const titleStyle = { minWidth: 0, fontSize: 16, fontWeight: 650, lineHeight: 1.35, overflowWrap: 'anywhere' } as const;

/** Asks before something that is hard to undo, and says what will happen. */
export function ConfirmDialog({ opened, onClose, title, ...rest }: ConfirmDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} styles={{ title: titleStyle }}>
      <Question {...rest} onClose={onClose} />
    </Modal>
  );
}

function Question({ action, danger, typed, confirm, onClose, children }: Omit<ConfirmDialogProps, 'opened' | 'title'>) {
  const form = useTextForm<'typed'>({
    initial: { typed: '' },
    rules: {},
    otherwise: texts.failed,
    async submit() {
      await confirm();
      onClose();
    },
  });
  const isTyped = typed === undefined || form.values.typed.trim().toLowerCase() === typed.toLowerCase();
  return (
    <form {...form.form}>
      <Stack gap="md" fz="sm">
        {children}
        {typed !== undefined && (
          <TextInput
            {...form.field('typed')}
            label={texts.confirm.typeToConfirm(typed)}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
        )}
        <FormProblem>{form.message}</FormProblem>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {texts.confirm.cancel}
          </Button>
          <Button type="submit" color={danger ? 'red.8' : undefined} loading={form.busy} disabled={!isTyped}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
