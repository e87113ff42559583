import type { Member } from '@chatty/contract/members';
import { ActionIcon, Alert, Skeleton, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch, IconSearchOff, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '../../../app/me.tsx';
import { membersQuery, seatsQuery } from '../../../app/people/members.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { InviteDialog } from '../invite/invite-dialog.tsx';
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
      title="Team members"
      subtitle={seats && seatsText(seats)}
      back={{ to: '/settings', label: 'Settings' }}
      primaryAction={{ label: 'Invite', run: dialog.open, disabled: full }}
    >
      {full && (
        <Alert color="yellow" className={classes.full}>
          {fullText(shop.plan, seats)}
        </Alert>
      )}
      <Card padded={false}>
        {team.data ? (
          <Team team={team.data} />
        ) : team.isError ? (
          <ErrorState problem={team.error} retry={() => void team.refetch()} title="The team could not be loaded" />
        ) : (
          <SkeletonTeam />
        )}
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
            aria-label="Search the team"
            placeholder="Search name or e-mail"
            leftSection={<IconSearch size={15} />}
            rightSection={
              search && (
                <ActionIcon size="sm" aria-label="Clear search" onClick={() => setSearch('')}>
                  <IconX size={14} />
                </ActionIcon>
              )
            }
            value={search}
            onChange={(it) => setSearch(it.currentTarget.value)}
          />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {search && `${found.length} found`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<IconSearchOff size={32} stroke={1.5} />}
          title="Nobody matches"
          text="Try another part of the name or the e-mail address."
        />
      ) : (
        <ul className={classes.rows} aria-label="Team members">
          {found.map((it) => (
            <MemberRow key={it.id} member={it} />
          ))}
          {underWay.map((it) => (
            <UnderWayRow key={it.id} invitation={it} />
          ))}
        </ul>
      )}
    </>
  );
}

function SkeletonTeam() {
  return (
    <div role="status" aria-label="Loading the team">
      {Array.from({ length: 3 }, (_, row) => (
        <div className={classes.skeleton} key={row}>
          <Skeleton height={36} circle />
          <Skeleton height={12} width={`${42 - row * 8}%`} />
        </div>
      ))}
    </div>
  );
}
