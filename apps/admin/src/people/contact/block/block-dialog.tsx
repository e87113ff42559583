import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/block-contact.ts';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { blockContact } from './use-block.ts';

interface BlockDialogProps {
  contactId: string;
  name: string;
  opened: boolean;
  onClose(): void;
}

/** Says what blocking means, and asks why. */
export function BlockDialog({ contactId, name, opened, onClose }: BlockDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const block = async () => {
    await blockContact(client, contactId, reason.trim());
    setReason('');
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.blockWho(name)}
      action={texts.confirm}
      danger
      confirm={block}
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
