import { Button, type ButtonProps } from '@mantine/core';
import { IconRotateClockwise } from '@tabler/icons-react';
import { texts } from '#texts/block-contact.ts';
import { useUnblock } from './use-block.ts';

interface UnblockButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  contactId: string;
}

/** Ends the block of a contact. */
export function UnblockButton({ contactId, ...look }: UnblockButtonProps) {
  const unblock = useUnblock(contactId);
  return (
    <Button
      {...look}
      leftSection={<IconRotateClockwise size={look.size ? 13 : 15} />}
      loading={unblock.isPending}
      onClick={unblock.run}
    >
      {texts.unblock}
    </Button>
  );
}
