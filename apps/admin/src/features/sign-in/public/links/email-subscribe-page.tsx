import { topicText, type Topic } from '@chatty/contract/profile';
import { Button, Stack, Switch, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/sign-in.ts';
import { failureText } from '../../../../ui/toast.tsx';
import { openApi } from '../../../../connection/session/open-api.ts';
import { FormProblem } from '../../../../ui/form/form-problem.tsx';
import { OpenedLink, useLinkToken } from './opened-link.tsx';

type Topics = Record<Topic, boolean>;
interface Subscription {
  email: string;
  shopName: string;
  topics: Topics;
}

const names = Object.keys(topicText) as Topic[];

/** Which mails an address gets, by the link in one of them; nobody has to sign in for that. */
export function EmailSubscribePage() {
  useDocumentTitle(texts.windowTitle(texts.subscribe.title));
  const token = useLinkToken();
  const query = useQuery({
    queryKey: ['email topics', token],
    queryFn: async ({ signal }): Promise<Subscription> =>
      (await openApi('POST /client/api/email-topics/read', { body: { token }, signal })).data,
    gcTime: 0,
    meta: { silent: true },
  });
  return (
    <OpenedLink
      token={token}
      query={query}
      dead={{
        text: texts.dead.subscribe,
        action: { to: '/login', label: texts.goToLogin },
      }}
    >
      {(subscription) => <Topics token={token} {...subscription} />}
    </OpenedLink>
  );
}

function Topics({ token, email, shopName, topics }: Subscription & { token: string }) {
  const client = useQueryClient();
  const key = ['email topics', token];
  const show = (part: Partial<Topics>) =>
    client.setQueryData<Subscription>(key, (held) => held && { ...held, topics: { ...held.topics, ...part } });
  // Changes are sent one after the other, so that the last answer is the latest state.
  const { mutate, error, isSuccess, isPending } = useMutation({
    scope: { id: 'email topics' },
    mutationFn: (part: Partial<Topics>) => openApi('POST /client/api/email-topics', { body: { token, topics: part } }),
    onMutate: (part) => {
      show(part);
      return topics;
    },
    onError: (_, part, before) => {
      if (before) show(Object.fromEntries(Object.keys(part).map((it) => [it, before[it as Topic]])));
    },
  });
  const nothing = names.every((it) => !topics[it]);
  return (
    <Stack gap="md">
      <Title order={1}>{texts.subscribe.title}</Title>
      <Text size="sm" c="ink.6" style={{ overflowWrap: 'anywhere' }}>
        {texts.subscribe.before} <b>{email}</b> {texts.subscribe.after(shopName)}
      </Text>
      <FormProblem>{error && failureText(error, texts.failedToSave)}</FormProblem>
      {names.map((name) => (
        <Switch
          key={name}
          label={topicText[name]}
          checked={topics[name]}
          onChange={(event) => mutate({ [name]: event.currentTarget.checked })}
        />
      ))}
      <Button
        variant="default"
        size="md"
        fullWidth
        disabled={nothing}
        onClick={() => mutate(Object.fromEntries(names.map((it) => [it, false])))}
      >
        {texts.subscribe.none}
      </Button>
      <Text size="sm" role="status">
        {isSuccess && !isPending ? (nothing ? texts.subscribe.savedNone : texts.subscribe.saved) : ''}
      </Text>
    </Stack>
  );
}
