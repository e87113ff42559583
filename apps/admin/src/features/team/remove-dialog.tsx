import type { Member } from '@chatty/contract/members';
import { Text } from '@mantine/core';
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
      title={member.invited ? 'Withdraw this invitation?' : `Remove ${member.fullName}?`}
      action={member.invited ? 'Withdraw invitation' : 'Remove'}
      danger
      confirm={() => remove(member).then(onRemoved)}
    >
      {member.invited ? (
        <Text size="sm">The link that {member.email} was sent stops working at once, and the seat is free again.</Text>
      ) : (
        <Text size="sm">
          {member.email} loses access to this shop at once, on every device. Conversations assigned to them become
          unassigned and stay in the inbox; what they wrote stays too.
        </Text>
      )}
    </ConfirmDialog>
  );
}
