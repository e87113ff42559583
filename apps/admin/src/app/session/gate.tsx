import { CallFailed } from '@chatty/client/api';
import { Button, Center, Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ElsewhereModal, ExpiredModal } from './ended-modals.tsx';
import { resume, useSession } from './session.ts';

const LoginPage = lazy(async () => ({ default: (await import('./public/login-page.tsx')).LoginPage }));
const SecondFactorPage = lazy(async () => ({
  default: (await import('./public/second-factor-page.tsx')).SecondFactorPage,
}));
const ShopSelector = lazy(async () => ({ default: (await import('./selector/shop-selector.tsx')).ShopSelector }));

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
    default:
      return (
        <>
          {pathname === '/login' ? <Navigate to="/" replace /> : <Outlet />}
          {session.status === 'expired' && <ExpiredModal />}
          {session.status === 'elsewhere' && <ElsewhereModal />}
        </>
      );
  }
}

function Waiting() {
  return (
    <Center h="100dvh">
      <Loader color="ink.4" size="sm" aria-label="Loading" />
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
          title={refusal ? 'Chatty cannot be opened' : 'The server does not answer'}
          text={refusal ?? 'Check your connection, then try again.'}
          action={<Button onClick={() => void resume()}>Try again</Button>}
        />
      </div>
    </Center>
  );
}
