import { Center, Loader } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { texts } from '#texts/session.ts';
import { lazyPage } from '../../navigation/after-deployment.ts';
import { NotFound } from '../../navigation/not-found/not-found.tsx';
import { useHere } from '../../navigation/viewer.ts';

// Seen once in a shop's life, or never: not part of what every visit loads.
const SetUp = lazyPage(async () => ({ Component: (await import('./set-up.tsx')).SetUp }));
const Blocked = lazyPage(async () => ({ Component: (await import('./blocked.tsx')).Blocked }));

/**
 * Shows what the route table has for this person at the present address. The server also refuses the calls behind it.
 */
export function Guard() {
  const { shown } = useHere();
  if (shown === 'page') return <Outlet />;
  if (shown !== 'blocked' && shown !== 'onboarding') return <NotFound />;
  return (
    <Suspense
      fallback={
        <Center h="60dvh">
          <Loader color="ink.4" size="sm" aria-label={texts.loading} />
        </Center>
      }
    >
      {shown === 'blocked' ? <Blocked /> : <SetUp />}
    </Suspense>
  );
}
