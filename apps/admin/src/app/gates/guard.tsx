import { Center, Loader } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { texts } from '#texts/onboarding.ts';
import { lazyPage } from '../../navigation/after-deployment.ts';
import { Blocked } from './blocked.tsx';
import { NotFound } from '../../navigation/not-found/not-found.tsx';
import { useHere } from '../../navigation/viewer.ts';

// Seen once in a shop's life: not part of what every visit loads.
const SetUp = lazyPage(async () => ({ Component: (await import('./set-up.tsx')).SetUp }));

/** Shows of an address what the route table says that this person sees. The server refuses the calls behind it too. */
export function Guard() {
  const { shown } = useHere();
  if (shown === 'blocked') return <Blocked />;
  if (shown === 'onboarding')
    return (
      <Suspense
        fallback={
          <Center h="60dvh">
            <Loader color="ink.4" size="sm" aria-label={texts.loading} />
          </Center>
        }
      >
        <SetUp />
      </Suspense>
    );
  return shown === 'page' ? <Outlet /> : <NotFound />;
}
