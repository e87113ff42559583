import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/newsletter-consent.ts';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { toastDone } from '../../../ui/toast.tsx';
import { withdrawConsent } from './withdraw-consent.ts';

interface WithdrawDialogProps {
  contactId: string;
  opened: boolean;
  onClose(): void;
}

/** Says what taking a consent back means, and asks why. */
export function WithdrawDialog({ contactId, opened, onClose }: WithdrawDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const withdraw = async () => {
    await withdrawConsent(client, contactId, reason.trim());
    setReason('');
    toastDone(texts.done);
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.withdrawTitle}
      action={texts.confirm}
      danger
      confirm={withdraw}
      onClose={onClose}
    >
      {texts.means}
      <TextInput
        label={texts.reason}
        description={texts.reasonHint}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </ConfirmDialog>
  );
}
