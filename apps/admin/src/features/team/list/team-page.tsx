import type { Member } from '@chatty/contract/team';
import { ActionIcon, Alert, Skeleton, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch, IconSearchOff, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/team.ts';
import { useMe } from '../../../people/me.tsx';
import { membersQuery, seatsQuery } from '../../../people/members.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { InviteDialog } from '../invite/invite-dialog.tsx';
import { SeatRequests } from '../staff/seat-requests.tsx';
import { StaffEntryField } from '../staff/staff-entry-field.tsx';
import { fullText, isFull, seatsText } from '../seats.ts';
import { useInvitationsUnderWay } from '../team-actions.ts';
import { findMembers, inOrder } from './find-members.ts';
import { MemberRow, UnderWayRow } from './member-row.tsx';
import classes from './team.module.css';

/** A team of this size can be searched. */
const searchedFrom = 8;

export function TeamPage() {
  const { shop } = useMe();
  const team = useQuery(membersQuery);
  const seats = useQuery(seatsQuery).data;
  const [inviting, dialog] = useDisclosure(false);
  const full = seats !== undefined && isFull(seats);
  return (
    <Page
      title={texts.title}
      subtitle={seats && seatsText(seats)}
      back={{ to: '/settings', label: texts.settings }}
      primaryAction={{ label: texts.invite.open, run: dialog.open, disabled: full }}
    >
      {full && (
        <Alert color="yellow" className={classes.full}>
          {fullText(shop.plan, seats)}
        </Alert>
      )}
      <SeatRequests />
      <Card padded={false}>
        {team.data ? (
          <Team team={team.data} />
        ) : team.isError ? (
          <ErrorState problem={team.error} retry={() => void team.refetch()} title={texts.failed} />
        ) : (
          <SkeletonTeam />
        )}
      </Card>
      <Card title={texts.staff.title}>
        <StaffEntryField />
      </Card>
      <InviteDialog opened={inviting} onClose={dialog.close} />
    </Page>
  );
}

function Team({ team }: { team: readonly Member[] }) {
  const [search, setSearch] = useState('');
  const underWay = useInvitationsUnderWay();
  const found = findMembers(inOrder(team), search);
  return (
    <>
      {team.length >= searchedFrom && (
        <div className={classes.search}>
          <TextInput
            size="xs"
            aria-label={texts.search.label}
            placeholder={texts.search.placeholder}
            leftSection={<IconSearch size={15} />}
            rightSection={
              search && (
                <ActionIcon size="sm" aria-label={texts.search.clear} onClick={() => setSearch('')}>
                  <IconX size={14} />
                </ActionIcon>
              )
            }
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {search && texts.search.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<IconSearchOff size={32} stroke={1.5} />}
          title={texts.search.nobody}
          text={texts.search.tryAnother}
        />
      ) : (
        <ul className={classes.rows} aria-label={texts.title}>
          {found.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
          {underWay.map((invitation) => (
            <UnderWayRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </>
  );
}

function SkeletonTeam() {
  return (
    <div role="status" aria-label={texts.loading}>
      {Array.from({ length: 3 }, (_, row) => (
        <div className={classes.skeleton} key={row}>
          <Skeleton height={36} circle />
          <Skeleton height={12} width={`${42 - row * 8}%`} />
        </div>
      ))}
    </div>
  );
}
