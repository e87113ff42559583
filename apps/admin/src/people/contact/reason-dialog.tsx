import { reasonMaxChars } from '@chatty/contract/limits';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/form/confirm-dialog.tsx';

interface ReasonDialogProps {
  opened: boolean;
  texts: {
    /** What the button says. */
    confirm: string;
    /** What will happen. */
    means: string;
    reason: string;
    reasonHint: string;
  };
  title: string;
  /** Does it, with the reason, which may be empty; what it throws is told in the dialog, which then stays. */
  confirm(reason: string): Promise<void>;
  onClose(): void;
}

/** Says what something that is hard to undo means, and asks why it is done. */
export function ReasonDialog({ opened, texts, title, confirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const confirmWithReason = async () => {
    await confirm(reason.trim());
    setReason('');
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={title}
      action={texts.confirm}
      danger
      confirm={confirmWithReason}
      onClose={onClose}
    >
      {texts.means}
      <TextInput
        label={texts.reason}
        description={texts.reasonHint}
        maxLength={reasonMaxChars}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </ConfirmDialog>
  );
}
