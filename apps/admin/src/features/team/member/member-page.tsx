import { CallFailed } from '@chatty/client/api';
import type { Member } from '@chatty/contract/team';
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { texts } from '#texts/team.ts';
import { membersQuery } from '../../../people/members.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { backToTeam } from '../back-to-team.ts';
import { MemberForm } from './member-form.tsx';

/** The team is held as one list that events keep true; a member's page shows one of it. */
export function MemberPage() {
  const { memberId = '' } = useParams();
  const team = useQuery(membersQuery);
  const member = team.data?.find((it) => it.id === memberId);
  const [lastKnown, setLastKnown] = useState<Member | null>(null);
  if (member && member !== lastKnown) setLastKnown(member);
  if (member) return <MemberForm key={memberId} member={member} />;
  // An address that leads to nobody is the error page's business; somebody who was just here is not unknown.
  if (team.data && lastKnown?.id !== memberId) throw new CallFailed('not_found', texts.gone.unknown);
  return (
    <Page title={lastKnown?.fullName ?? texts.gone.member} back={backToTeam} width="narrow">
      <Card>
        {team.data ? (
          <EmptyState
            icon={<IconUserOff size={32} stroke={1.5} />}
            title={texts.gone.title}
            text={texts.gone.text(lastKnown?.fullName)}
            action={
              <Button component={Link} to={backToTeam.to} variant="default">
                {texts.gone.back}
              </Button>
            }
          />
        ) : team.isError ? (
          <ErrorState problem={team.error} retry={() => void team.refetch()} title={texts.gone.failed} />
        ) : (
          <Stack role="status" aria-label={texts.loadingMember}>
            <Skeleton height={34} />
            <Skeleton height={120} />
          </Stack>
        )}
      </Card>
    </Page>
  );
}
