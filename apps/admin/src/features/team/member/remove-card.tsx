import type { Member } from '@chatty/contract/team';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { texts } from '#texts/team.ts';
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
  const action = member.invited ? texts.remove.withdraw : texts.remove.fromTeam;
  return (
    <Card title={action}>
      <Text size="sm" mb="sm">
        {member.invited ? texts.remove.withdrawCard : texts.remove.card}
      </Text>
      <Button variant="default" c="red.8" onClick={dialog.open} disabled={unsaved}>
        {action}
      </Button>
      <RemoveDialog member={member} opened={asking} onClose={dialog.close} onRemoved={onRemoved} />
    </Card>
  );
}
