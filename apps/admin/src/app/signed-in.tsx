import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { texts } from '#texts/session.ts';
import { isEmbedded } from '../ui/embedded/app-bridge.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LiveProvider } from '../connection/live/live.tsx';
import { MeContext, meQuery } from '../people/me.tsx';
import { reactions } from './live-reactions.ts';
import { signOut } from '../connection/session/session.ts';
import { SessionCheck } from '../features/sign-in/session-check.tsx';
import { Shell } from './shell/shell.tsx';

/** Reads who is signed in, opens the live socket, and puts the shell around the page. */
export function SignedIn() {
  const me = useQuery(meQuery);
  if (me.data) {
    return (
      <MeContext value={me.data}>
        <SessionCheck />
        <LiveProvider me={me.data.member.id} since={me.data.since} reactions={reactions} key={me.data.member.id}>
          <Shell>
            <Outlet />
          </Shell>
        </LiveProvider>
      </MeContext>
    );
  }
  return (
    <Center h="100dvh" p="md">
      {me.isError ? (
        <ErrorState
          problem={me.error}
          retry={() => void me.refetch()}
          {...(isEmbedded() ? {} : { otherwise: { label: texts.logOut, run: () => void signOut() } })}
        />
      ) : (
        <Loader color="ink.4" size="sm" aria-label={texts.loading} />
      )}
    </Center>
  );
}
