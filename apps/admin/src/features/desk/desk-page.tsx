import { CallFailed } from '@chatty/client/api';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { texts } from '#texts/desk.ts';
import { settingsQuery } from '../../connection/shop-settings/settings-query.ts';
import { deskQuery } from '../../people/desk/desk.ts';
import { useMe } from '../../people/me.tsx';
import { membersQuery } from '../../people/members.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { DeskForm } from './desk-form.tsx';

const back = { to: '/inbox', label: texts.back };

/** How a member's inbox works: everybody's own, and for admins also their team's and whom conversations are given to. */
export function DeskPage() {
  const { memberId = '' } = useParams();
  const me = useMe().member;
  const isOwn = memberId === me.id;
  const isAdmin = me.role === 'admin';
  const team = useQuery({ ...membersQuery, enabled: !isOwn && isAdmin });
  const member = isOwn ? me : team.data?.find((it) => it.id === memberId);
  // Whose inbox one may not set up is as if they were not there.
  if (!member && (!isAdmin || team.data)) throw new CallFailed('not_found', texts.unknown);
  const desk = useQuery({ ...deskQuery(memberId), enabled: member !== undefined });
  const settings = useQuery({ ...settingsQuery, enabled: isAdmin });
  const failed = [team, desk, settings].find((it) => it.isError && !it.data);
  const isHere = member && desk.data && (!isAdmin || settings.data);
  return (
    <Page
      title={texts.title}
      subtitle={isOwn || !member ? texts.subtitle : texts.subtitleOf(member.fullName)}
      back={back}
      width="narrow"
    >
      {isHere ? (
        <DeskForm key={memberId} memberId={memberId} desk={desk.data} settings={settings.data} />
      ) : (
        <Card>
          {failed ? (
            <ErrorState problem={failed.error} retry={() => void failed.refetch()} title={texts.failed} />
          ) : (
            <Stack role="status" aria-label={texts.loading}>
              <Skeleton height={34} />
              <Skeleton height={120} />
              <Skeleton height={34} />
              <Skeleton height={120} />
            </Stack>
          )}
        </Card>
      )}
    </Page>
  );
}
