import { isActive, type Member } from '@chatty/contract/team';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { texts } from '#texts/team.ts';
import { api } from '../../../connection/api.ts';
import { meQuery, useMe } from '../../../people/me.tsx';
import { membersQuery } from '../../../people/members.ts';
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
    toastDone(texts.transfer.done(member.fullName));
    // The person is a member from now on, and this page is for admins.
    await navigate('/settings');
    await Promise.all([meQuery, membersQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  };
  return (
    <Card title={texts.transfer.title}>
      <Text size="sm" mb="sm">
        {texts.transfer.card(member.fullName, me.shop.name)}
      </Text>
      <Button variant="default" onClick={dialog.open}>
        {texts.transfer.title}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={dialog.close}
        title={texts.transfer.question}
        action={texts.transfer.title}
        danger
        typed={member.email}
        confirm={transfer}
      >
        <Text size="sm">{texts.transfer.text(member.fullName, me.shop.name)}</Text>
      </ConfirmDialog>
    </Card>
  );
}
