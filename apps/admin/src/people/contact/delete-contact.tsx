import { texts } from '#texts/conversation-customer.ts';
import { api } from '../../connection/api.ts';
import { ConfirmDialog } from '../../ui/form/confirm-dialog.tsx';
import { toastDone } from '../../ui/toast.tsx';
import { showReceipt } from '../receipts/shown-receipt.ts';

interface DeleteContactProps {
  contactId: string;
  name: string;
  opened: boolean;
  onClose(): void;
  onDeleted?(): void;
}

/** Asks before a contact is deleted with everything that belongs to them, then shows the receipt. */
export function DeleteContact({ contactId, name, opened, onClose, onDeleted }: DeleteContactProps) {
  const erase = async () => {
    const { data: receipt } = await api('DELETE /contacts/:id', { params: { id: contactId } });
    toastDone(texts.deleted);
    showReceipt(receipt);
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.deleteWho(name)}
      action={texts.delete}
      danger
      typed={texts.typeDelete}
      confirm={erase}
      onClose={onClose}
    >
      {texts.deleteMeans}
    </ConfirmDialog>
  );
}
