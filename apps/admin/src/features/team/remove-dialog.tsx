import type { Member } from '@chatty/contract/team';
import { Text } from '@mantine/core';
import { texts } from '#texts/team.ts';
import { ConfirmDialog } from '../../ui/form/confirm-dialog.tsx';
import { useRemoveMember } from './team-actions.ts';

interface RemoveDialogProps {
  member: Member;
  opened: boolean;
  onClose(): void;
  onRemoved?(): void;
}

/** Asks before somebody is taken out of the team. */
export function RemoveDialog({ member, opened, onClose, onRemoved }: RemoveDialogProps) {
  const remove = useRemoveMember();
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={member.invited ? texts.remove.withdrawTitle : texts.remove.title(member.fullName)}
      action={member.invited ? texts.remove.withdraw : texts.remove.remove}
      danger
      confirm={() => remove(member).then(onRemoved)}
    >
      <Text size="sm">
        {member.invited ? texts.remove.withdrawText(member.email) : texts.remove.text(member.email)}
      </Text>
    </ConfirmDialog>
  );
}
