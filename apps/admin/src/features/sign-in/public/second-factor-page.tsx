import { Anchor, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { texts } from '#texts/sign-in.ts';
import { required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { startOver } from '../../../connection/session/session.ts';
import { signInBySecondFactor } from '../sign-in.ts';
import { CodeField, codeRules } from '../../../ui/form/code-field.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { PublicPage } from './public-page.tsx';

/** The second step of an account with an authenticator app. */
export function SecondFactorPage() {
  useDocumentTitle(texts.windowTitle(texts.second.window));
  const [byBackup, setByBackup] = useState(false);
  const form = useTextForm<'code'>({
    initial: { code: '' },
    rules: { code: byBackup ? [required] : codeRules },
    otherwise: texts.login.failed,
    async submit({ code }) {
      await signInBySecondFactor(code.trim());
    },
  });
  const change = () => {
    setByBackup(!byBackup);
    form.set('code', '');
  };
  return (
    <PublicPage>
      <form {...form.form}>
        <Stack gap="md">
          <Title order={1}>{texts.second.title}</Title>
          <Text size="sm" c="ink.6">
            {byBackup ? texts.second.byBackup : texts.second.byApp}
          </Text>
          <FormProblem>{form.message}</FormProblem>
          {byBackup ? (
            <TextInput
              {...form.field('code')}
              key="backup"
              label={texts.second.backupCode}
              size="md"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              autoFocus
            />
          ) : (
            <CodeField
              {...form.field('code')}
              key="app"
              label={texts.second.appCode}
              busy={form.busy}
              set={(code) => form.set('code', code)}
              onWhole={(code) => form.sendWith({ code })}
            />
          )}
          <Button type="submit" size="md" loading={form.busy} fullWidth>
            {texts.login.title}
          </Button>
          <Group justify="space-between" gap="xs">
            <Anchor component="button" type="button" size="sm" onClick={change}>
              {byBackup ? texts.second.toApp : texts.second.toBackup}
            </Anchor>
            <Anchor component="button" type="button" size="sm" onClick={startOver}>
              {texts.backToLogin}
            </Anchor>
          </Group>
        </Stack>
      </form>
    </PublicPage>
  );
}
