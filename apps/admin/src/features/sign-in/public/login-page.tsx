import { Anchor, Button, Divider, Group, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { texts } from '#texts/sign-in.ts';
import { email, required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { pendingSignIn } from '../../../connection/session/browser/kept.ts';
import { currentPath } from '../../../connection/session/browser/own-path.ts';
import { useSession } from '../../../connection/session/session.ts';
import { mailCode, signIn } from '../sign-in.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { PublicPage } from './public-page.tsx';

const theEmail = [required, email];
const ways = {
  password: { ...texts.login.byPassword, rules: { email: theEmail, password: [required] } },
  code: { ...texts.login.byCode, rules: { email: theEmail } },
} as const;

/** By password, or by a mailed code. Whoever is signed in goes on to the page that the address names. */
export function LoginPage() {
  useDocumentTitle(texts.windowTitle(texts.login.title));
  const navigate = useNavigate();
  const session = useSession();
  const said = session.status === 'out' ? session.said : undefined;
  const [by, setBy] = useState<keyof typeof ways>('password');
  const [pending] = useState(pendingSignIn.read);
  const way = ways[by];
  const form = useTextForm<'email' | 'password'>({
    initial: { email: '', password: '' },
    rules: way.rules,
    otherwise: texts.login.failed,
    async submit(typed) {
      if (by === 'code') await mailCode(typed.email, currentPath());
      else if ((await signIn(typed.email, typed.password, currentPath())) !== 'verify-otp') return;
      await navigate('/verify-otp');
    },
  });

  return (
    <PublicPage>
      <form {...form.form}>
        <Stack gap="md">
          <Title order={1}>{texts.login.title}</Title>
          <FormProblem>{form.message || said}</FormProblem>
          <TextInput
            {...form.field('email')}
            label={texts.email}
            type="email"
            autoComplete="username"
            size="md"
            autoFocus
          />
          {by === 'password' && (
            <PasswordInput
              {...form.field('password')}
              label={texts.password}
              autoComplete="current-password"
              size="md"
            />
          )}
          <Button type="submit" size="md" loading={form.busy} fullWidth>
            {way.action}
          </Button>
          <Divider label={texts.login.or} labelPosition="center" />
          <Button
            variant="default"
            size="md"
            fullWidth
            disabled={form.busy}
            onClick={() => setBy(by === 'code' ? 'password' : 'code')}
          >
            {way.other}
          </Button>
          <Group justify="space-between" gap="xs">
            <Anchor component={Link} to="/reset-password" size="sm">
              {texts.login.forgot}
            </Anchor>
            {pending && (
              <Anchor component={Link} to="/verify-otp" size="sm">
                {texts.login.haveCode}
              </Anchor>
            )}
          </Group>
        </Stack>
      </form>
    </PublicPage>
  );
}
