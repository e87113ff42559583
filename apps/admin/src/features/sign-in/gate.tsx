import { CallFailed } from '@chatty/client/api';
import { Button, Center, Loader } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { texts } from '#texts/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyPage } from '../../navigation/after-deployment.ts';
import { LeadTo } from '../../navigation/lead-to.tsx';
import { EndedModal } from './ended-modals.tsx';
import { resume, useSession } from '../../connection/session/session.ts';

const LoginPage = lazyPage(async () => ({ Component: (await import('./public/login-page.tsx')).LoginPage }));
const SecondFactorPage = lazyPage(async () => ({
  Component: (await import('./public/second-factor-page.tsx')).SecondFactorPage,
}));
const ShopSelector = lazyPage(async () => ({ Component: (await import('./selector/shop-selector.tsx')).ShopSelector }));
const SeatRequestPage = lazyPage(async () => ({
  Component: (await import('./seat-request-page.tsx')).SeatRequestPage,
}));

/**
 * Signed out, any address shows the login; signed in, the page, once a shop is chosen. A session that ended keeps the
 * page under a modal.
 */
export function Gate() {
  return (
    <Suspense fallback={<Waiting />}>
      <Admitted />
    </Suspense>
  );
}

function Admitted() {
  const session = useSession();
  const { pathname } = useLocation();
  switch (session.status) {
    case 'checking':
      return <Waiting />;
    case 'unreachable':
      return <Unreachable problem={session.problem} />;
    case 'out':
      return <LoginPage />;
    case 'second-factor':
      return <SecondFactorPage />;
    case 'choosing':
      return <ShopSelector />;
    case 'asked-for-seat':
      return <SeatRequestPage />;
    default:
      return (
        <>
          {pathname === '/login' ? <LeadTo to="/" /> : <Outlet />}
          {session.status === 'ended' && <EndedModal why={session.why} />}
        </>
      );
  }
}

/** Until it is known who is there. */
export function Waiting() {
  return (
    <Center h="100dvh">
      <Loader color="ink.4" size="sm" aria-label={texts.loading} />
    </Center>
  );
}

/** No answer can be waited for again; a refusal is told in the server's own words. */
function Unreachable({ problem }: { problem: unknown }) {
  const refusal = problem instanceof CallFailed && problem.code !== 'offline' ? problem.message : null;
  return (
    <Center component="main" h="100dvh" p="md">
      <div role="alert">
        <EmptyState
          level={1}
          title={refusal ? texts.cannotOpen : texts.noAnswer}
          text={refusal ?? texts.checkConnection}
          action={<Button onClick={() => void resume()}>{texts.tryAgain}</Button>}
        />
      </div>
    </Center>
  );
}
