import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '#texts/profile.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';

interface PasswordStepProps {
  email: string;
  action: string;
  danger?: boolean;
  submit(password: string): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

/** Asks for the password before something that an open browser alone must not do. */
export function PasswordStep({ email, action, danger, submit, onClose, children }: PasswordStepProps) {
  const form = useTextForm<'password'>({
    initial: { password: '' },
    rules: { password: [required] },
    otherwise: texts.failed,
    submit: ({ password }) => submit(password),
  });
  return (
    <form {...form.form}>
      <Stack gap="md">
        <Text size="sm">{children}</Text>
        <FormProblem>{form.message}</FormProblem>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          {...form.field('password')}
          label={texts.twoFactor.yourPassword}
          autoComplete="current-password"
          maxLength={200}
          data-autofocus
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" color={danger ? 'red.8' : undefined} loading={form.busy}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
