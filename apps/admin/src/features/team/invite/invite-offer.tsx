import { Alert, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../people/me.tsx';
import { seatsQuery } from '../../../people/members.ts';
import { fullText, isFull } from '../seats.ts';
import { InviteDialog } from './invite-dialog.tsx';

/** The button that opens the dialog; while no seat is free, what can be done about that. */
export function InviteOffer({ label }: { label: string }) {
  const { shop } = useMe();
  const seats = useQuery(seatsQuery).data;
  const [inviting, dialog] = useDisclosure(false);
  return (
    <>
      {seats !== undefined && isFull(seats) ? (
        <Alert color="gray" p="sm">
          {fullText(shop.plan, seats)}
        </Alert>
      ) : (
        <Button variant="default" onClick={dialog.open}>
          {label}
        </Button>
      )}
      <InviteDialog opened={inviting} onClose={dialog.close} />
    </>
  );
}
