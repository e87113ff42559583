import { isActive, type Member } from '@chatty/contract/members';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../app/api.ts';
import { meQuery, useMe } from '../../../app/me.tsx';
import { membersQuery } from '../../../app/people/members.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { toastDone } from '../../../ui/toast.tsx';

/** Only the owner may give the shop's account away; a feature on trial. */
export function TransferCard({ member }: { member: Member }) {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, dialog] = useDisclosure(false);
  const isOffered = me.shop.uatFeatures.transferAdmin === true && me.member.owner && !member.owner;
  if (!isOffered || member.invited || !isActive(member)) return null;

  const transfer = async () => {
    await api('POST /members/:id/transfer-admin', { params: { id: member.id } });
    toastDone(`${member.fullName} is the owner now`);
    // One is a member from now on, and this page is an admin's.
    await navigate('/settings');
    await Promise.all([meQuery, membersQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  };
  return (
    <Card title="Transfer admin">
      <Text size="sm" mb="sm">
        Make {member.fullName} the owner of {me.shop.name}. You become a member.
      </Text>
      <Button variant="default" onClick={dialog.open}>
        Transfer admin
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={dialog.close}
        title="Transfer admin?"
        action="Transfer admin"
        danger
        typed={member.email}
        confirm={transfer}
      >
        <Text size="sm">
          {member.fullName} becomes the owner of {me.shop.name} and cannot be removed by anybody. You become a member at
          once, without settings, FAQs and team. Only the new owner can undo that.
        </Text>
      </ConfirmDialog>
    </Card>
  );
}
