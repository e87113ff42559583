import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { failureText } from '../../ui/toast.tsx';
import { PublicPage } from './public-page.tsx';
import { linkPath, resume, signInByLink } from './session.ts';

/** A one-time token is spent once even where React runs an effect twice. */
const spent = new Map<string, Promise<void>>();

function spend(token: string): Promise<void> {
  const running = spent.get(token) ?? signInByLink(token);
  spent.set(token, running);
  return running;
}

/** Signs in with a one-time link. The address is replaced, so that the token stays out of the history. */
export function LinkPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => search.get('token') ?? '');
  const [wrong, setWrong] = useState<string | null>(token ? null : 'This link is not complete.');

  useEffect(() => {
    if (!token) return void resume();
    window.history.replaceState(window.history.state, '', linkPath);
    let here = true;
    spend(token).then(
      () => here && void navigate('/inbox', { replace: true }),
      (problem: unknown) => {
        if (here) setWrong(failureText(problem, 'Failed to auto-login. Please try again.'));
        void resume();
      },
    );
    return () => {
      here = false;
    };
  }, [token, navigate]);

  return (
    <PublicPage>
      {wrong === null ? (
        <Stack gap="sm" role="status">
          <Title order={1}>Signing you in</Title>
          <Loader color="ink.5" size="sm" />
        </Stack>
      ) : (
        <Stack gap="sm" role="alert">
          <Title order={1}>This link does not work</Title>
          <Text size="sm">
            {wrong} A sign-in link can be used once. Log in with your password, or ask for a new link.
          </Text>
          <Button component={Link} to="/login" replace>
            Go to log in
          </Button>
        </Stack>
      )}
    </PublicPage>
  );
}
