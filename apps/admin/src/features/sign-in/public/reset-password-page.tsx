import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/sign-in.ts';
import { email, required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { openApi } from '../../../connection/session/open-api.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { PublicPage } from './public-page.tsx';

/** Asks for a link to set a new password. Its answer is the same whether the email has an account or not. */
export function ResetPasswordPage() {
  useDocumentTitle(texts.windowTitle(texts.reset.window));
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const form = useTextForm<'email'>({
    initial: { email: '' },
    rules: { email: [required, email] },
    otherwise: texts.reset.failed,
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
            <Title order={1}>{texts.reset.title}</Title>
            <Text size="sm" c="ink.6">
              {texts.reset.text}
            </Text>
            <FormProblem>{form.message}</FormProblem>
            <TextInput
              {...form.field('email')}
              label={texts.email}
              type="email"
              autoComplete="username"
              size="md"
              autoFocus
            />
            <Button type="submit" size="md" loading={form.busy} fullWidth>
              {texts.reset.send}
            </Button>
            <BackToLogin />
          </Stack>
        </form>
      ) : (
        <Stack gap="md" role="status">
          <Title order={1}>{texts.checkMail}</Title>
          <Text size="sm" c="ink.6" style={{ overflowWrap: 'anywhere' }}>
            {texts.reset.sent.before} <b>{askedFor}</b>
            {texts.reset.sent.after} {texts.nothingThere}
          </Text>
          <Button variant="default" size="md" fullWidth onClick={() => setAskedFor(null)}>
            {texts.reset.sendAgain}
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
      {texts.backToLogin}
    </Anchor>
  );
}
