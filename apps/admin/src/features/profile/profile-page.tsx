import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/profile.ts';
import { profileQuery } from '../../people/profile.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { AboutCard } from './about/about-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { PasswordCard } from './password/password-card.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';
import { TwoFactorCard } from './two-factor/two-factor-card.tsx';

/** One's own account: the same in every shop and for every role. */
export function ProfilePage() {
  const profile = useQuery(profileQuery);
  return (
    <Page
      title={texts.title}
      subtitle={profile.data?.member.email}
      width="narrow"
      secondaryActions={
        <Button component={Link} to="/settings/detail/notifications" variant="default">
          {texts.notifications}
        </Button>
      }
    >
      {profile.data ? (
        <>
          <AboutCard profile={profile.data} />
          <AppearanceCard />
          <PasswordCard profile={profile.data} />
          <TwoFactorCard profile={profile.data} />
          <SessionsCard />
        </>
      ) : (
        <Card>
          {profile.isError ? (
            <ErrorState problem={profile.error} retry={() => void profile.refetch()} />
          ) : (
            <Stack role="status" aria-label={texts.loading}>
              <Skeleton height={64} circle />
              <Skeleton height={34} />
              <Skeleton height={120} />
            </Stack>
          )}
        </Card>
      )}
    </Page>
  );
}
