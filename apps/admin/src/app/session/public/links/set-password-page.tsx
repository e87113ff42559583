import { passwordMinChars } from '@chatty/contract/limits';
import { Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useNavigate, useSearchParams } from 'react-router';
import { minChars, required } from '../../../../ui/form/rules.ts';
import { useTextForm } from '../../../../ui/form/use-text-form.ts';
import { signInByNewPassword } from '../../sign-in.ts';
import { FormProblem } from '../../../../ui/form/form-problem.tsx';
import { type DeadLink, type MailedLink, OpenedLink, useLinkToken, useMailedLink } from './opened-link.tsx';

type Purpose = 'invitation' | 'reset-password';

const dead: Record<Purpose, DeadLink> = {
  'reset-password': {
    text: 'Ask for a new one; it is there in a minute.',
    action: { to: '/reset-password', label: 'Ask for a new link' },
  },
  invitation: {
    text: 'If you have set your password already, log in with it. Otherwise ask who invited you to send the invitation again.',
    action: { to: '/login', label: 'Go to log in' },
  },
};

/** Sets a password by the link of a reset (`?token=`) or of an invitation (`?token=&invitation`). */
export function SetPasswordPage() {
  useDocumentTitle('Set a password · Chatty');
  const token = useLinkToken();
  const purpose: Purpose = useSearchParams()[0].has('invitation') ? 'invitation' : 'reset-password';
  const query = useMailedLink([purpose], token);
  return (
    <OpenedLink token={token} query={query} dead={dead[purpose]}>
      {(link) => <NewPassword token={token} {...link} />}
    </OpenedLink>
  );
}

function NewPassword({ purpose, token, email, shopName }: MailedLink<Purpose> & { token: string }) {
  const navigate = useNavigate();
  const isInvited = purpose === 'invitation';
  const form = useTextForm<'fullName' | 'password'>({
    initial: { fullName: '', password: '' },
    rules: { fullName: isInvited ? [required] : [], password: [required, minChars(passwordMinChars)] },
    otherwise: 'The password could not be set.',
    async submit({ fullName, password }) {
      await signInByNewPassword({ purpose, token, password, ...(isInvited && { fullName }) });
      await navigate('/', { replace: true });
    },
  });
  return (
    <form {...form.form}>
      <Stack gap="md">
        <Title order={1}>{isInvited ? `Join ${shopName ?? 'the team'}` : 'Set a new password'}</Title>
        <Text size="sm" c="ink.6" style={{ overflowWrap: 'anywhere' }}>
          {isInvited ? 'You log in as' : 'For'} <b>{email}</b>
          {isInvited ? ' from now on.' : '. You are logged out everywhere else.'}
        </Text>
        <FormProblem>{form.message}</FormProblem>
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {isInvited && (
          <TextInput
            {...form.field('fullName')}
            label="Your name"
            autoComplete="name"
            size="md"
            maxLength={80}
            autoFocus
          />
        )}
        <PasswordInput
          {...form.field('password')}
          label={isInvited ? 'Password' : 'New password'}
          description={`At least ${passwordMinChars} characters. A sentence of your own is a good one.`}
          autoComplete="new-password"
          size="md"
          maxLength={200}
          autoFocus={!isInvited}
        />
        <Button type="submit" size="md" loading={form.busy} fullWidth>
          {isInvited ? 'Join' : 'Set password and log in'}
        </Button>
      </Stack>
    </form>
  );
}
