import { type IgnoreReason, ignoreNoteMaxChars } from '@chatty/contract/optimize';
import { Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/assistant-optimize.ts';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';

const words = texts.ignoring;
const reasons = ['not_ours', 'spam', 'for_a_person', 'other'] as const satisfies readonly IgnoreReason[];

interface IgnoreDialogProps {
  title?: string;
  text?: string;
  opened: boolean;
  close(): void;
  ignore(reason: IgnoreReason, note: string): Promise<unknown>;
}

/** Asks why a question is to be ignored. */
export function IgnoreDialog({ title = words.title, text = words.text, opened, close, ignore }: IgnoreDialogProps) {
  const [reason, setReason] = useState<IgnoreReason>('not_ours');
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={title}
      action={words.ignore}
      confirm={() => ignore(reason, note)}
    >
      <p>{text}</p>
      <Radio.Group label={words.reason} value={reason} onChange={(value) => setReason(value as IgnoreReason)}>
        <Stack gap={8} mt={8}>
          {reasons.map((it) => (
            <Radio key={it} value={it} label={words.reasons[it]} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={words.note}
        autosize
        minRows={2}
        maxLength={ignoreNoteMaxChars}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
