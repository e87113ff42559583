import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router';
import { LeadTo } from '../../../navigation/lead-to.tsx';
import { texts } from '#texts/sign-in.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { failureText } from '../../../ui/toast.tsx';
import { Gate } from '../gate.tsx';
import { pendingSignIn } from '../../../connection/session/browser/kept.ts';
import { useSessionStatus } from '../../../connection/session/session.ts';
import { mailCode, signInByCode } from '../sign-in.ts';
import { CodeField, codeRules } from '../../../ui/form/code-field.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { PublicPage } from './public-page.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Between two codes, so that a slow mail is waited for and a mailbox is not flooded. */
const betweenCodesMs = 30_000;

/** Asks for the mailed code. It is there again after a reload, as long as the sign-in waits. */
export function VerifyOtpPage() {
  useDocumentTitle(texts.windowTitle(texts.checkMail));
  const status = useSessionStatus();
  const [pending, setPending] = useState(pendingSignIn.read);
  const [resent, setResent] = useState('');
  const wait = useSecondsUntil((pending?.mailedAt ?? 0) + betweenCodesMs);
  const form = useTextForm<'code'>({
    initial: { code: '' },
    rules: { code: codeRules },
    otherwise: texts.login.failed,
    async submit({ code }) {
      setResent('');
      if (pending) await signInByCode(pending.email, code);
    },
  });

  if (status === 'checking' || status === 'unreachable') return <Gate />;
  // Signed in, or one step further: the page that was asked for shows what comes next.
  if (status !== 'out') return <LeadTo to={pending?.to ?? '/'} />;
  if (!pending) return <LeadTo to="/login" />;

  const mailAgain = async () => {
    setResent('');
    try {
      await mailCode(pending.email, pending.to);
      setResent(texts.code.sentAgain);
      setPending(pendingSignIn.read());
    } catch (problem) {
      setResent(failureText(problem, texts.code.failed));
    }
  };

  return (
    <PublicPage>
      <form {...form.form}>
        <Stack gap="md">
          <Title order={1}>{texts.checkMail}</Title>
          <Text size="sm" c="ink.6" style={{ overflowWrap: 'anywhere' }}>
            {texts.code.sentTo} <b>{pending.email}</b>. {texts.nothingThere}
          </Text>
          <FormProblem>{form.message}</FormProblem>
          <CodeField
            {...form.field('code')}
            label={texts.code.label}
            busy={form.busy}
            set={(code) => form.set('code', code)}
            onWhole={(code) => form.sendWith({ code })}
          />
          <Button type="submit" size="md" loading={form.busy} fullWidth>
            {texts.login.title}
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
              {wait > 0 ? texts.code.sendIn(wait) : texts.code.send}
            </Anchor>
            <Anchor component={Link} to="/login" replace size="sm" onClick={pendingSignIn.clear}>
              {texts.code.other}
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
