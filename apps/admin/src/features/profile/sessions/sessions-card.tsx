import type { SignedInSession } from '@chatty/contract/profile';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/profile.ts';
import { api } from '../../../connection/api.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { toastDone, toastFailure } from '../../../ui/toast.tsx';
import classes from '../profile.module.css';
import { sessionsQuery } from './sessions-query.ts';

/** Where one is signed in, and how to end it. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery);
  const { data } = sessions;
  const hasOthers = data?.some((it) => !it.current) ?? false;
  return (
    <Card title={texts.sessions.title} padded={false}>
      {data ? (
        <>
          <ul className={classes.sessions} aria-label={texts.sessions.title}>
            {data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {data.length === 0 && (
            <Text size="sm" c="ink.6" px="md" pb="md">
              {texts.sessions.none}
            </Text>
          )}
          {hasOthers && <SignOutEverywhere />}
        </>
      ) : sessions.isError ? (
        <ErrorState problem={sessions.error} retry={() => void sessions.refetch()} />
      ) : (
        <div className={classes.session} role="status" aria-label={texts.sessions.loading}>
          <Skeleton height={24} width="60%" />
        </div>
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: SignedInSession }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => api('DELETE /profile/sessions/:id', { params: { id: session.id } }),
    onSuccess() {
      client.setQueryData(sessionsQuery.queryKey, (all) => all?.filter((it) => it.id !== session.id));
      toastDone(texts.sessions.signedOut);
    },
    onError: (problem) => toastFailure(problem, texts.sessions.failed),
  });
  const device = session.device || texts.sessions.unknown;
  const Icon = /android|ios|iphone|ipad/i.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Icon size={20} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        <Group gap={7}>
          <Text size="sm" fw={550}>
            {device}
          </Text>
          {session.current && <Tag tone="good">{texts.sessions.current}</Tag>}
        </Group>
        <Text size="xs" c="ink.6">
          {session.current ? texts.sessions.active : texts.sessions.lastActive(dateAndTime(session.lastActiveAt))}
        </Text>
      </div>
      {!session.current && (
        <Button
          variant="default"
          loading={end.isPending}
          onClick={() => end.mutate()}
          aria-label={texts.sessions.signOutOf(device)}
        >
          {texts.sessions.signOut}
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere() {
  const client = useQueryClient();
  const [asking, dialog] = useDisclosure(false);
  const run = async () => {
    await api('POST /profile/sign-out-everywhere');
    toastDone(texts.sessions.everywhereDone);
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
  return (
    <div className={classes.foot}>
      <Button variant="default" onClick={dialog.open}>
        {texts.sessions.everywhere}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={dialog.close}
        title={texts.sessions.everywhereQuestion}
        action={texts.sessions.everywhere}
        confirm={run}
      >
        <Text size="sm">{texts.sessions.everywhereText}</Text>
      </ConfirmDialog>
    </div>
  );
}
