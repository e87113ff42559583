import { passwordMinChars } from '@chatty/contract/limits';
import { Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useNavigate, useSearchParams } from 'react-router';
import { texts } from '#texts/sign-in.ts';
import { minChars, required } from '../../../../ui/form/rules.ts';
import { useTextForm } from '../../../../ui/form/use-text-form.ts';
import { signInByNewPassword } from '../../sign-in.ts';
import { FormProblem } from '../../../../ui/form/form-problem.tsx';
import { type DeadLink, type MailedLink, OpenedLink, useLinkToken, useMailedLink } from './opened-link.tsx';

type Purpose = 'invitation' | 'reset-password';

const dead: Record<Purpose, DeadLink> = {
  'reset-password': {
    text: texts.dead.reset,
    action: { to: '/reset-password', label: texts.dead.askNew },
  },
  invitation: {
    text: texts.dead.invitation,
    action: { to: '/login', label: texts.goToLogin },
  },
};

/** Sets a password by the link of a reset (`?token=`) or of an invitation (`?token=&invitation`). */
export function SetPasswordPage() {
  useDocumentTitle(texts.windowTitle(texts.newPassword.window));
  const token = useLinkToken();
  const purpose: Purpose = useSearchParams()[0].has('invitation') ? 'invitation' : 'reset-password';
  const query = useMailedLink([purpose], token);
  return (
    <OpenedLink token={token} query={query} dead={dead[purpose]}>
      {(link) => <NewPassword token={token} {...link} />}
    </OpenedLink>
  );
}

function NewPassword({
  purpose,
  token,
  email,
  shopName,
  fullName: invitedAs,
}: MailedLink<Purpose> & { token: string }) {
  const navigate = useNavigate();
  const isInvited = purpose === 'invitation';
  const form = useTextForm<'fullName' | 'password'>({
    initial: { fullName: invitedAs ?? '', password: '' },
    rules: { fullName: isInvited ? [required] : [], password: [required, minChars(passwordMinChars)] },
    otherwise: texts.newPassword.failed,
    async submit({ fullName, password }) {
      await signInByNewPassword({ purpose, token, password, ...(isInvited && { fullName }) });
      await navigate('/', { replace: true });
    },
  });
  return (
    <form {...form.form}>
      <Stack gap="md">
        <Title order={1}>{isInvited ? texts.join(shopName) : texts.newPassword.title}</Title>
        <Text size="sm" c="ink.6" style={{ overflowWrap: 'anywhere' }}>
          {isInvited ? texts.newPassword.invitedAs : texts.newPassword.accountOf} <b>{email}</b>
          {isInvited ? '.' : texts.newPassword.elsewhere}
        </Text>
        <FormProblem>{form.message}</FormProblem>
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {isInvited && (
          <TextInput
            {...form.field('fullName')}
            label={texts.newPassword.yourName}
            autoComplete="name"
            size="md"
            maxLength={80}
            autoFocus={!invitedAs}
          />
        )}
        <PasswordInput
          {...form.field('password')}
          label={isInvited ? texts.password : texts.newPassword.label}
          description={texts.newPassword.rule(passwordMinChars)}
          autoComplete="new-password"
          size="md"
          maxLength={200}
          autoFocus={!isInvited || Boolean(invitedAs)}
        />
        <Button type="submit" size="md" loading={form.busy} fullWidth>
          {isInvited ? texts.newPassword.join : texts.newPassword.set}
        </Button>
      </Stack>
    </form>
  );
}
