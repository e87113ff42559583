import { passwordMinChars } from '@chatty/contract/limits';
import type { Profile } from '@chatty/contract/profile';
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/profile.ts';
import { api } from '../../../connection/api.ts';
import { profileQuery } from '../../../people/profile.ts';
import { Card } from '../../../ui/card.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { minChars, required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { toastDone } from '../../../ui/toast.tsx';
import { sessionsQuery } from '../sessions/sessions-query.ts';
import { PasswordRules } from './password-rules.tsx';

/** Sets a first password, or another one. The form opens on demand, so that no browser fills it in unasked. */
export function PasswordCard({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  return (
    <Card title={texts.password.title}>
      {open ? (
        <PasswordForm profile={profile} onClose={() => setOpen(false)} />
      ) : (
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="ink.6" flex="1 1 220px">
            {profile.hasPassword ? texts.password.text : texts.password.none}
          </Text>
          <Button variant="default" onClick={() => setOpen(true)}>
            {profile.hasPassword ? texts.password.change : texts.password.setOne}
          </Button>
        </Group>
      )}
    </Card>
  );
}

function PasswordForm({ profile, onClose }: { profile: Profile; onClose(): void }) {
  const client = useQueryClient();
  const form = useTextForm<'current' | 'password'>({
    initial: { current: '', password: '' },
    rules: {
      current: profile.hasPassword ? [required] : [],
      password: [required, minChars(passwordMinChars)],
    },
    otherwise: texts.password.failed,
    async submit({ current, password }) {
      const body = profile.hasPassword ? { current, password } : { password };
      await api('POST /profile/password', { body });
      toastDone(profile.hasPassword ? texts.password.changed : texts.password.wasSet);
      onClose();
      await Promise.all([profileQuery, sessionsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
  });
  return (
    <form {...form.form}>
      <Stack gap="md">
        <FormProblem>{form.message}</FormProblem>
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={profile.member.email} readOnly hidden />
        {profile.hasPassword && (
          <PasswordInput
            {...form.field('current')}
            label={texts.password.current}
            autoComplete="current-password"
            maxLength={200}
            autoFocus
          />
        )}
        <div>
          <PasswordInput
            {...form.field('password')}
            label={texts.password.fresh}
            autoComplete="new-password"
            maxLength={200}
            autoFocus={!profile.hasPassword}
          />
          <PasswordRules password={form.values.password} email={profile.member.email} />
        </div>
        <Group gap={8} justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {profile.hasPassword ? texts.password.change : texts.password.set}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
