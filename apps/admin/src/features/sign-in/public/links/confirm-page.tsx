import { Button, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/sign-in.ts';
import { failureText } from '../../../../ui/toast.tsx';
import { meQuery } from '../../../../people/me.tsx';
import { openApi } from '../../../../connection/session/open-api.ts';
import { FormProblem } from '../../../../ui/form/form-problem.tsx';
import { type MailedLink, OpenedLink, useLinkToken, useMailedLink } from './opened-link.tsx';

type Purpose = 'change-email' | 'invitation' | 'topic-email';

interface Words {
  title: string;
  /** What confirming does, before the address. */
  text: string;
  /** The end of that sentence, after the address. */
  textAfter?: string;
  action: string;
  doneTitle: string;
  done: string;
  /** What else confirming ends. */
  note?: string;
}

const wordsOf = ({ purpose, shopName }: MailedLink<Purpose>): Words =>
  purpose === 'invitation' ? texts.confirm.invitation(shopName) : texts.confirm[purpose];

/** `/verify`: a new email of an account, or an invitation to somebody who has an account already. */
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
  useDocumentTitle(texts.windowTitle(query.data ? wordsOf(query.data).title : texts.confirm.title));
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
        text: texts.dead.confirm,
        action: { to: '/', label: texts.goToChatty },
      }}
    >
      {(link) => {
        const words = wordsOf(link);
        return (
          <Stack gap="sm" role={data && 'status'}>
            <Title order={1}>{data ? words.doneTitle : words.title}</Title>
            <Text size="sm" c="ink.6" style={{ overflowWrap: 'anywhere' }}>
              {data ? words.done : words.text} <b>{link.email}</b>
              {data ? '' : words.textAfter}.
            </Text>
            {words.note && (
              <Text size="sm" c="ink.6">
                {words.note}
              </Text>
            )}
            <FormProblem>{error && failureText(error, texts.confirm.failed)}</FormProblem>
            {data ? (
              <Button component={Link} to="/" replace size="md" mt="xs">
                {texts.goToChatty}
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
