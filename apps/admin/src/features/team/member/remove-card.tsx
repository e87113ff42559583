import type { Member } from '@chatty/contract/members';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Card } from '../../../ui/card.tsx';
import { RemoveDialog } from '../remove-dialog.tsx';

interface RemoveCardProps {
  member: Member;
  /** With unsaved changes the save bar asks first. */
  unsaved: boolean;
  onRemoved(): void;
}

export function RemoveCard({ member, unsaved, onRemoved }: RemoveCardProps) {
  const [asking, dialog] = useDisclosure(false);
  const action = member.invited ? 'Withdraw invitation' : 'Remove from the team';
  return (
    <Card title={action}>
      <Text size="sm" mb="sm">
        {member.invited
          ? 'Their link stops working, and the seat is free again.'
          : 'Access ends at once on every device. Their conversations become unassigned.'}
      </Text>
      <Button variant="default" c="red.8" onClick={dialog.open} disabled={unsaved}>
        {action}
      </Button>
      <RemoveDialog member={member} opened={asking} onClose={dialog.close} onRemoved={onRemoved} />
    </Card>
  );
}
