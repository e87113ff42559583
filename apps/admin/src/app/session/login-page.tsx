import { CallFailed } from '@chatty/client/api';
import { Alert, Button, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from '../../ui/toast.tsx';
import { PublicPage } from './public-page.tsx';
import { signIn } from './session.ts';

interface Wrong {
  message: string;
  fields: Record<string, string>;
}

/** A failed attempt keeps what was typed and says what was wrong where it was typed. */
export function LoginPage() {
  useDocumentTitle('Log in · Chatty');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (it: FormEvent) => {
    it.preventDefault();
    const missing: Record<string, string> = {};
    if (email.trim() === '') missing.email = 'This field is required';
    if (password === '') missing.password = 'This field is required';
    if (Object.keys(missing).length > 0) return setWrong({ message: '', fields: missing });
    setBusy(true);
    setWrong(null);
    try {
      await signIn(email.trim(), password);
    } catch (problem) {
      const fields = problem instanceof CallFailed ? problem.fields : {};
      setWrong({ message: Object.keys(fields).length > 0 ? '' : failureText(problem, 'Failed to log in'), fields });
      passwordField.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <PublicPage>
      <form onSubmit={(it) => void submit(it)} noValidate>
        <Stack gap="md">
          <Title order={1}>Log in</Title>
          <div role="alert">
            {wrong?.message && (
              <Alert color="red" variant="light" p="xs">
                {wrong.message}
              </Alert>
            )}
          </div>
          <TextInput
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(it) => setEmail(it.currentTarget.value)}
            error={wrong?.fields.email}
            autoFocus
          />
          <PasswordInput
            ref={passwordField}
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(it) => setPassword(it.currentTarget.value)}
            error={wrong?.fields.password}
          />
          <Button type="submit" size="sm" loading={busy} fullWidth>
            Log in
          </Button>
        </Stack>
      </form>
    </PublicPage>
  );
}
