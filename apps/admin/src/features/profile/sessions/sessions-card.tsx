import type { SignedInSession } from '@chatty/contract/profile';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
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
    <Card title="Sessions" padded={false}>
      {data ? (
        <>
          <ul className={classes.sessions} aria-label="Sessions">
            {data.map((it) => (
              <SessionRow key={it.id} session={it} />
            ))}
          </ul>
          {data.length === 0 && (
            <Text size="sm" c="ink.6" px="md" pb="md">
              No browser holds a session of yours. Inside the Shopify admin you are signed in by Shopify.
            </Text>
          )}
          {hasOthers && <SignOutEverywhere />}
        </>
      ) : sessions.isError ? (
        <ErrorState problem={sessions.error} retry={() => void sessions.refetch()} />
      ) : (
        <div className={classes.session} role="status" aria-label="Loading the sessions">
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
      toastDone('Signed out there');
    },
    onError: (problem) => toastFailure(problem, 'Failed to sign out'),
  });
  const device = session.device || 'Unknown browser';
  const Icon = /android|ios|iphone|ipad/i.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Icon size={20} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        <Group gap={7}>
          <Text size="sm" fw={550}>
            {device}
          </Text>
          {session.current && <Tag tone="good">This device</Tag>}
        </Group>
        <Text size="xs" c="ink.6">
          {session.current ? 'Active now' : `Last active ${dateAndTime(session.lastActiveAt)}`}
        </Text>
      </div>
      {!session.current && (
        <Button
          variant="default"
          loading={end.isPending}
          onClick={() => end.mutate()}
          aria-label={`Sign out ${device}`}
        >
          Sign out
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
    toastDone('Signed out everywhere else');
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
  return (
    <div className={classes.foot}>
      <Button variant="default" onClick={dialog.open}>
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={dialog.close}
        title="Sign out everywhere else?"
        action="Sign out everywhere else"
        confirm={run}
      >
        <Text size="sm">
          All other browsers and devices are signed out of all your shops at once. You stay signed in here.
        </Text>
      </ConfirmDialog>
    </div>
  );
}
