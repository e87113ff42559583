import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/newsletter-consent.ts';
import { ReasonDialog } from '../../../people/contact/reason-dialog.tsx';
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
  const withdraw = async (reason: string) => {
    await withdrawConsent(client, contactId, reason);
    toastDone(texts.done);
  };
  return (
    <ReasonDialog opened={opened} texts={texts} title={texts.withdrawTitle} confirm={withdraw} onClose={onClose} />
  );
}
