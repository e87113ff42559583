import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { Blocked } from './blocked.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { useHere } from '../viewer/viewer.ts';

// Seen once in a shop's life: not part of what every visit loads.
const Onboarding = lazy(async () => ({ default: (await import('./onboarding/onboarding.tsx')).Onboarding }));

/** Shows of an address what the route table says that this person sees. The server refuses the calls behind it too. */
export function Guard() {
  const { shown } = useHere();
  if (shown === 'blocked') return <Blocked />;
  if (shown === 'onboarding')
    return (
      <Suspense fallback={null}>
        <Onboarding />
      </Suspense>
    );
  return shown === 'page' ? <Outlet /> : <NotFound />;
}
