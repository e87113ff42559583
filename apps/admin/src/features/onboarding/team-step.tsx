import { Alert, Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/onboarding.ts';
import { PushSwitch } from '../notifications/push/push-switch.tsx';
import { InviteDialog } from '../team/invite/invite-dialog.tsx';
import { fullText, isFull } from '../team/seats.ts';
import { StaffEntryField } from '../team/staff/staff-entry-field.tsx';
import { useMe } from '../../people/me.tsx';
import { membersQuery, seatsQuery } from '../../people/members.ts';
import classes from './onboarding.module.css';

/** Who answers besides the person who sets up, how the store's staff comes in, and how one is told. */
export function TeamStep() {
  const { shop } = useMe();
  const team = useQuery(membersQuery).data;
  const seats = useQuery(seatsQuery).data;
  const [inviting, dialog] = useDisclosure(false);
  const full = seats !== undefined && isFull(seats);
  return (
    <>
      <p className={classes.text}>{texts.team.text}</p>
      <Stack gap="md" align="start">
        <Text size="sm" fw={600}>
          {team && texts.team.inTeam(team.length)}
        </Text>
        {full ? (
          <Alert color="gray" p="sm">
            {fullText(shop.plan, seats)}
          </Alert>
        ) : (
          <Button variant="default" onClick={dialog.open}>
            {texts.team.invite}
          </Button>
        )}
        <StaffEntryField />
        <PushSwitch />
      </Stack>
      <InviteDialog opened={inviting} onClose={dialog.close} />
    </>
  );
}
