import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router';
import { email, required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { openApi } from '../open-api.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { PublicPage } from './public-page.tsx';

/** Asks for a link to set a new password. Its answer is the same whether the e-mail has an account or not. */
export function ResetPasswordPage() {
  useDocumentTitle('Reset password · Chatty');
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const form = useTextForm<'email'>({
    initial: { email: '' },
    rules: { email: [required, email] },
    otherwise: 'The mail could not be sent.',
    async submit(typed) {
      await openApi('POST /client/api/password/reset', { body: typed });
      setAskedFor(typed.email);
    },
  });
  return (
    <PublicPage>
      {askedFor === null ? (
        <form {...form.form}>
          <Stack gap="md">
            <Title order={1}>Reset your password</Title>
            <Text size="sm" c="ink.6">
              We mail you a link with which you set a new one.
            </Text>
            <FormProblem>{form.message}</FormProblem>
            <TextInput
              {...form.field('email')}
              label="E-mail"
              type="email"
              autoComplete="username"
              size="md"
              autoFocus
            />
            <Button type="submit" size="md" loading={form.busy} fullWidth>
              Send the link
            </Button>
            <BackToLogin />
          </Stack>
        </form>
      ) : (
        <Stack gap="md" role="status">
          <Title order={1}>Check your mail</Title>
          <Text size="sm" c="ink.6" style={{ overflowWrap: 'anywhere' }}>
            If <b>{askedFor}</b> has an account, a link is on its way. It works once, and not for long. Nothing there
            after a minute? Look into the spam folder, and whether the address is right.
          </Text>
          <Button variant="default" size="md" fullWidth onClick={() => setAskedFor(null)}>
            Send it again
          </Button>
          <BackToLogin />
        </Stack>
      )}
    </PublicPage>
  );
}

function BackToLogin() {
  return (
    <Anchor component={Link} to="/login" size="sm">
      Back to log in
    </Anchor>
  );
}
