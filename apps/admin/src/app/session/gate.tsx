import { Button, Center, Loader } from '@mantine/core';
import { Outlet } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExpiredModal } from './expired-modal.tsx';
import { LoginPage } from './login-page.tsx';
import { resume, useSessionStatus } from './session.ts';

/** Signed out, any address shows the login; signed in, the page. An ended session keeps the page under the modal. */
export function Gate() {
  const status = useSessionStatus();
  if (status === 'checking') {
    return (
      <Center h="100dvh">
        <Loader color="ink.4" size="sm" aria-label="Loading" />
      </Center>
    );
  }
  if (status === 'unreachable') {
    return (
      <Center h="100dvh" p="md">
        <EmptyState
          title="The server does not answer"
          text="Check your connection. Nothing you wrote is lost."
          action={<Button onClick={() => void resume()}>Try again</Button>}
        />
      </Center>
    );
  }
  if (status === 'out') return <LoginPage />;
  return (
    <>
      <Outlet />
      {status === 'expired' && <ExpiredModal />}
    </>
  );
}
