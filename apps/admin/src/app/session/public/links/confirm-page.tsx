import { Button, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { failureText } from '../../../../ui/toast.tsx';
import { openApi } from '../../open-api.ts';
import { FormProblem } from '../form-problem.tsx';
import { OpenedLink, useLinkToken, useMailedLink } from './opened-link.tsx';

interface Confirmation {
  purpose: 'change-email' | 'topic-email';
  confirm: 'POST /client/api/verify' | 'POST /client/api/email-topics/verify';
  title: string;
  /** What confirming does. */
  text: string;
  done: string;
}

const accountEmail: Confirmation = {
  purpose: 'change-email',
  confirm: 'POST /client/api/verify',
  title: 'Confirm your new e-mail',
  text: 'From then on you log in with',
  done: 'You log in from now on with',
};

const topicEmail: Confirmation = {
  purpose: 'topic-email',
  confirm: 'POST /client/api/email-topics/verify',
  title: 'Confirm the e-mail for notifications',
  text: 'From then on notifications go to',
  done: 'Notifications go from now on to',
};

export const ConfirmEmailPage = () => <ConfirmPage {...accountEmail} />;
export const ConfirmTopicEmailPage = () => <ConfirmPage {...topicEmail} />;

/** A press confirms, not the mere opening: mail filters open links too. */
function ConfirmPage({ purpose, confirm, title, text, done }: Confirmation) {
  useDocumentTitle(`${title} · Chatty`);
  const token = useLinkToken();
  const query = useMailedLink(purpose, token);
  const client = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => (await openApi(confirm, { body: { token } })).data,
    // Whoever is signed in here sees the new address at once.
    onSuccess: () => client.invalidateQueries({ queryKey: ['me'] }),
  });
  return (
    <OpenedLink
      token={token}
      query={query}
      dead={{
        text: 'If you have not confirmed the address yet, have the link sent again.',
        action: { to: '/', label: 'Go to Chatty' },
      }}
    >
      {({ email }) =>
        data ? (
          <Stack gap="sm" role="status">
            <Title order={1}>E-mail confirmed</Title>
            <Text size="sm" c="ink.6" style={{ overflowWrap: 'anywhere' }}>
              {done} <b>{data.email}</b>.
            </Text>
            <Button component={Link} to="/" replace size="md" mt="xs">
              Go to Chatty
            </Button>
          </Stack>
        ) : (
          <Stack gap="sm">
            <Title order={1}>{title}</Title>
            <Text size="sm" c="ink.6" style={{ overflowWrap: 'anywhere' }}>
              {text} <b>{email}</b>.
            </Text>
            <FormProblem>{error && failureText(error, 'The e-mail could not be confirmed.')}</FormProblem>
            <Button size="md" mt="xs" loading={isPending} onClick={() => mutate()}>
              Confirm
            </Button>
          </Stack>
        )
      }
    </OpenedLink>
  );
}
