import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/dev-zone.ts';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { toastDone, toastFailure } from '../../ui/toast.tsx';
import { api } from '../../connection/api.ts';
import { type DevZone, devZoneQuery } from './dev-zone.ts';

const kinds = ['products', 'pages'] as const;

/** How the shop's syncs stand, and the way to run one anew. */
export function Syncs({ syncs }: Pick<DevZone, 'syncs'>) {
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: (kind: (typeof kinds)[number]) => api('POST /dev-zone/sync', { body: { kind } }),
    onSuccess: () => {
      toastDone(texts.sync.started);
      void client.invalidateQueries({ queryKey: devZoneQuery.queryKey });
    },
    onError: (problem) => toastFailure(problem),
  });
  return (
    <Stack gap="md">
      {kinds.map((kind) => (
        <Group key={kind} justify="space-between">
          <SyncState kind={kind} sync={syncs.find((it) => it.kind === kind)} />
          <Button
            variant="default"
            loading={start.isPending && start.variables === kind}
            onClick={() => start.mutate(kind)}
          >
            {texts.sync.run[kind]}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}

function SyncState({ kind, sync }: { kind: (typeof kinds)[number]; sync: DevZone['syncs'][number] | undefined }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {texts.sync.kinds[kind]}
      </Text>
      <Text size="sm" c={sync?.error ? 'red.8' : 'ink.6'}>
        {!sync && texts.sync.never}
        {sync && texts.sync.state(sync)}
        {sync?.finishedAt && (
          <>
            {' · '}
            <RelativeTime at={sync.finishedAt} />
          </>
        )}
        {sync?.error && ` · ${sync.error}`}
      </Text>
    </div>
  );
}
