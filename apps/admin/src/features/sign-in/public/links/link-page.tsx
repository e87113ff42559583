import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { texts } from '#texts/sign-in.ts';
import { failureText } from '../../../../ui/toast.tsx';
import { linkPath, resume } from '../../../../connection/session/session.ts';
import { autoLoginFailed, type Next, signInByCustomToken, signInByLink } from '../../sign-in.ts';
import { PublicPage } from '../public-page.tsx';

/** A one-time token is spent once even where React runs an effect twice. */
const spent = new Map<string, Promise<Next>>();

function spend(token: string, isCustom: boolean): Promise<Next> {
  const running = spent.get(token) ?? (isCustom ? signInByCustomToken(token) : signInByLink(token));
  spent.set(token, running);
  return running;
}

/**
 * Signs in with a one-time link (`?token=`) or with a custom token (`?customToken=`, the stand-alone app opened from
 * somewhere signed in). The address is replaced, so that the token stays out of the history.
 */
export function LinkPage() {
  useDocumentTitle(texts.windowTitle(texts.link.window));
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [custom] = useState(() => search.get('customToken'));
  const [token] = useState(() => custom ?? search.get('token') ?? '');
  const [wrong, setWrong] = useState<string | null>(token ? null : texts.link.incomplete);

  useEffect(() => {
    if (!token) return void resume();
    window.history.replaceState(window.history.state, '', linkPath);
    let here = true;
    spend(token, custom !== null).then(
      () => here && void navigate('/inbox', { replace: true }),
      (problem: unknown) => {
        if (here) setWrong(custom === null ? failureText(problem, autoLoginFailed) : autoLoginFailed);
        void resume();
      },
    );
    return () => {
      here = false;
    };
  }, [token, custom, navigate]);

  return (
    <PublicPage>
      {wrong === null ? (
        <Stack gap="sm" role="status">
          <Title order={1}>{texts.link.signingIn}</Title>
          <Loader color="ink.5" size="sm" />
        </Stack>
      ) : (
        <Stack gap="sm" role="alert">
          <Title order={1}>{texts.link.dead}</Title>
          <Text size="sm">
            {wrong} {texts.link.whatToDo}
          </Text>
          <Button component={Link} to="/login" replace size="md">
            {texts.goToLogin}
          </Button>
        </Stack>
      )}
    </PublicPage>
  );
}
