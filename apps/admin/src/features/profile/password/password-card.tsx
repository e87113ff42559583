import { passwordMinChars } from '@chatty/contract/limits';
import type { Profile } from '@chatty/contract/profile';
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { profileQuery } from '../../../app/people/profile.ts';
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
    <Card title="Password">
      {open ? (
        <PasswordForm profile={profile} onClose={() => setOpen(false)} />
      ) : (
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="ink.6" flex="1 1 220px">
            {profile.hasPassword
              ? 'A new password signs you out in all other browsers.'
              : 'Your account has no password yet: you sign in by link, by code or from the Shopify admin.'}
          </Text>
          <Button variant="default" onClick={() => setOpen(true)}>
            {profile.hasPassword ? 'Change password' : 'Set a password'}
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
    otherwise: 'The password could not be saved.',
    async submit({ current, password }) {
      const body = profile.hasPassword ? { current, password } : { password };
      await api('POST /profile/password', { body });
      toastDone(profile.hasPassword ? 'Password changed' : 'Password set');
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
            label="Current password"
            autoComplete="current-password"
            maxLength={200}
            autoFocus
          />
        )}
        <div>
          <PasswordInput
            {...form.field('password')}
            label="New password"
            autoComplete="new-password"
            maxLength={200}
            autoFocus={!profile.hasPassword}
          />
          <PasswordRules password={form.values.password} email={profile.member.email} />
        </div>
        <Group gap={8} justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.busy}>
            {profile.hasPassword ? 'Change password' : 'Set password'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
