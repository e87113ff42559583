import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { failureText } from '../../../ui/toast.tsx';
import { Gate } from '../gate.tsx';
import { pendingSignIn } from '../browser/kept.ts';
import { useSessionStatus } from '../session.ts';
import { mailCode, signInByCode } from '../sign-in.ts';
import { CodeField, codeRules } from './code-field.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { PublicPage } from './public-page.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Between two codes, so that a slow mail is waited for and a mailbox is not flooded. */
const betweenCodesMs = 30_000;

/** Asks for the mailed code. It is there again after a reload, as long as the sign-in waits. */
export function VerifyOtpPage() {
  useDocumentTitle('Check your mail · Chatty');
  const status = useSessionStatus();
  const [pending, setPending] = useState(pendingSignIn.read);
  const [resent, setResent] = useState('');
  const wait = useSecondsUntil((pending?.mailedAt ?? 0) + betweenCodesMs);
  const form = useTextForm<'code'>({
    initial: { code: '' },
    rules: { code: codeRules },
    otherwise: 'Failed to log in',
    async submit({ code }) {
      setResent('');
      if (pending) await signInByCode(pending.email, code);
    },
  });

  if (status === 'checking' || status === 'unreachable') return <Gate />;
  // Signed in, or one step further: the page that was asked for shows what comes next.
  if (status !== 'out') return <Navigate to={pending?.to ?? '/'} replace />;
  if (!pending) return <Navigate to="/login" replace />;

  const mailAgain = async () => {
    setResent('');
    try {
      await mailCode(pending.email, pending.to);
      setResent('A new code is on its way. Those before it work until they are ten minutes old.');
      setPending(pendingSignIn.read());
    } catch (problem) {
      setResent(failureText(problem, 'The code could not be sent.'));
    }
  };

  return (
    <PublicPage>
      <form {...form.form}>
        <Stack gap="md">
          <Title order={1}>Check your mail</Title>
          <Text size="sm" c="ink.6" style={{ overflowWrap: 'anywhere' }}>
            To make sure that it is you, we mail a code to <b>{pending.email}</b>. Nothing there after a minute? Look
            into the spam folder, and whether the address is right.
          </Text>
          <FormProblem>{form.message}</FormProblem>
          <CodeField
            {...form.field('code')}
            label="Code from the mail"
            busy={form.busy}
            set={(code) => form.set('code', code)}
            onWhole={(code) => form.sendWith({ code })}
          />
          <Button type="submit" size="md" loading={form.busy} fullWidth>
            Log in
          </Button>
          <Group justify="space-between" gap="xs">
            <Anchor
              component="button"
              type="button"
              size="sm"
              c={wait > 0 ? 'dimmed' : undefined}
              disabled={wait > 0}
              onClick={() => void mailAgain()}
            >
              {wait > 0 ? `Send a new code in ${wait} s` : 'Send a new code'}
            </Anchor>
            <Anchor component={Link} to="/login" replace size="sm" onClick={pendingSignIn.clear}>
              Use another e-mail
            </Anchor>
          </Group>
          <Text size="sm" role="status">
            {resent}
          </Text>
        </Stack>
      </form>
    </PublicPage>
  );
}
