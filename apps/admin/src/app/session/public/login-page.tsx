import { Anchor, Button, Divider, Group, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { email, required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { pendingSignIn } from '../browser/kept.ts';
import { currentPath } from '../browser/own-path.ts';
import { mailCode, signIn } from '../sign-in.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { PublicPage } from './public-page.tsx';

const theEmail = [required, email];
const ways = {
  password: { action: 'Log in', other: 'E-mail me a code instead', rules: { email: theEmail, password: [required] } },
  code: { action: 'E-mail me a code', other: 'Use my password instead', rules: { email: theEmail } },
} as const;

/** By password, or by a mailed code. Whoever is signed in goes on to the page that the address names. */
export function LoginPage() {
  useDocumentTitle('Log in · Chatty');
  const navigate = useNavigate();
  const [by, setBy] = useState<keyof typeof ways>('password');
  const [pending] = useState(pendingSignIn.read);
  const way = ways[by];
  const form = useTextForm<'email' | 'password'>({
    initial: { email: '', password: '' },
    rules: way.rules,
    otherwise: 'Failed to log in',
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
          <Title order={1}>Log in</Title>
          <FormProblem>{form.message}</FormProblem>
          <TextInput {...form.field('email')} label="E-mail" type="email" autoComplete="username" size="md" autoFocus />
          {by === 'password' && (
            <PasswordInput {...form.field('password')} label="Password" autoComplete="current-password" size="md" />
          )}
          <Button type="submit" size="md" loading={form.busy} fullWidth>
            {way.action}
          </Button>
          <Divider label="or" labelPosition="center" />
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
              Forgot your password?
            </Anchor>
            {pending && (
              <Anchor component={Link} to="/verify-otp" size="sm">
                I have a code
              </Anchor>
            )}
          </Group>
        </Stack>
      </form>
    </PublicPage>
  );
}
