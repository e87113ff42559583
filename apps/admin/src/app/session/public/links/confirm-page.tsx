import { Button, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { failureText } from '../../../../ui/toast.tsx';
import { meQuery } from '../../../me.tsx';
import { openApi } from '../../open-api.ts';
import { FormProblem } from '../../../../ui/form/form-problem.tsx';
import { type MailedLink, OpenedLink, useLinkToken, useMailedLink } from './opened-link.tsx';

type Purpose = 'change-email' | 'invitation' | 'topic-email';

interface Words {
  title: string;
  /** What confirming does, before the address. */
  text: string;
  action: string;
  doneTitle: string;
  done: string;
  /** What confirming ends besides. */
  note?: string;
}

const wordsOf = ({ purpose, shopName }: MailedLink<Purpose>): Words => {
  switch (purpose) {
    case 'change-email':
      return {
        title: 'Confirm your new e-mail',
        text: 'From then on you log in with',
        action: 'Confirm',
        doneTitle: 'E-mail confirmed',
        done: 'From now on you log in with',
        note: 'If you are logged in to this account in this browser, you stay logged in here. Otherwise its password and two-factor authentication end: log in with a code that we mail you, or set a new password.',
      };
    case 'topic-email':
      return {
        title: 'Confirm the e-mail for notifications',
        text: 'From then on notifications go to',
        action: 'Confirm',
        doneTitle: 'E-mail confirmed',
        done: 'From now on notifications go to',
      };
    case 'invitation':
      return {
        title: `Join ${shopName ?? 'the team'}`,
        text: 'You log in as before, with',
        action: 'Join',
        doneTitle: `You joined ${shopName ?? 'the team'}`,
        done: 'You log in as before, with',
      };
  }
};

/** `/verify`: a new e-mail of an account, or an invitation to somebody who has an account already. */
export function VerifyPage() {
  const token = useLinkToken();
  const query = useMailedLink<Purpose>(['change-email', 'invitation'], token);
  return <ConfirmPage token={token} query={query} confirm="POST /client/api/verify" />;
}

/** `/verify-topic-email`: an address for notifications. */
export function VerifyTopicEmailPage() {
  const token = useLinkToken();
  const query = useMailedLink<Purpose>(['topic-email'], token);
  return <ConfirmPage token={token} query={query} confirm="POST /client/api/email-topics/verify" />;
}

interface ConfirmPageProps {
  token: string;
  query: ReturnType<typeof useMailedLink<Purpose>>;
  confirm: 'POST /client/api/verify' | 'POST /client/api/email-topics/verify';
}

/** A press confirms, not the mere opening: mail filters open links too. */
function ConfirmPage({ token, query, confirm }: ConfirmPageProps) {
  useDocumentTitle(`${query.data ? wordsOf(query.data).title : 'Confirm'} · Chatty`);
  const client = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => (await openApi(confirm, { body: { token } })).data,
    meta: { silent: true },
    // Whoever is signed in here sees the new address at once.
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
  return (
    <OpenedLink
      token={token}
      query={query}
      dead={{
        text: 'If it was not you who used it, have it sent again.',
        action: { to: '/', label: 'Go to Chatty' },
      }}
    >
      {(link) => {
        const words = wordsOf(link);
        return (
          <Stack gap="sm" role={data && 'status'}>
            <Title order={1}>{data ? words.doneTitle : words.title}</Title>
            <Text size="sm" c="ink.6" style={{ overflowWrap: 'anywhere' }}>
              {data ? words.done : words.text} <b>{link.email}</b>.
            </Text>
            {words.note && (
              <Text size="sm" c="ink.6">
                {words.note}
              </Text>
            )}
            <FormProblem>{error && failureText(error, 'The e-mail could not be confirmed.')}</FormProblem>
            {data ? (
              <Button component={Link} to="/" replace size="md" mt="xs">
                Go to Chatty
              </Button>
            ) : (
              <Button size="md" mt="xs" loading={isPending} onClick={() => mutate()}>
                {words.action}
              </Button>
            )}
          </Stack>
        );
      }}
    </OpenedLink>
  );
}
