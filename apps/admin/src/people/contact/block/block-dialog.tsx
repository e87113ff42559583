import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/block-contact.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
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
  const block = (reason: string) => blockContact(client, contactId, reason);
  return <ReasonDialog opened={opened} texts={texts} title={texts.blockWho(name)} confirm={block} onClose={onClose} />;
}
