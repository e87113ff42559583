import { BetaFlag } from '@chatty/contract/shops';
import { Divider, Stack, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/dev-zone.ts';
import { toastFailure } from '../../ui/toast.tsx';
import { api } from '../../connection/api.ts';
import { showAnswered } from '../../people/me.tsx';
import { type DevZone, devZoneQuery } from './dev-zone.ts';

const names: Record<BetaFlag, string> = texts.flags;

type Switches = Pick<DevZone, 'flags' | 'noLimit' | 'blockAccess' | 'isBlocked'>;

/** Beta flags and gates of the shop. Each switch counts at once. */
export function Flags({ zone }: { zone: DevZone }) {
  const client = useQueryClient();
  async function show(part: Partial<Switches>) {
    await client.cancelQueries({ queryKey: devZoneQuery.queryKey });
    client.setQueryData(devZoneQuery.queryKey, (held) => held && { ...held, ...part });
  }
  const change = useMutation({
    mutationFn: (body: Partial<Switches>) => showAnswered(client, api('POST /dev-zone', { body })),
    onMutate: show,
    onSuccess: (_, part) => show(part),
    onError: (problem) => {
      toastFailure(problem);
      void client.invalidateQueries({ queryKey: devZoneQuery.queryKey });
    },
  });
  // The zone is read every few seconds: what is read while it is being saved may not know of it.
  const shown = change.isPending ? { ...zone, ...change.variables } : zone;
  return (
    <Stack gap="sm">
      {BetaFlag.options.map((flag) => (
        <Switch
          key={flag}
          label={names[flag]}
          checked={shown.flags[flag] ?? false}
          onChange={(event) => change.mutate({ flags: { ...shown.flags, [flag]: event.currentTarget.checked } })}
        />
      ))}
      <Divider />
      <Switch
        label={texts.noLimits.label}
        description={texts.noLimits.text}
        checked={shown.noLimit}
        onChange={(event) => change.mutate({ noLimit: event.currentTarget.checked })}
      />
      <Switch
        color="red"
        label={texts.block.label}
        description={texts.block.text}
        checked={shown.blockAccess}
        onChange={(event) => change.mutate({ blockAccess: event.currentTarget.checked })}
      />
      <Switch
        color="red"
        label={texts.blockChatbox.label}
        description={texts.blockChatbox.text}
        checked={shown.isBlocked}
        onChange={(event) => change.mutate({ isBlocked: event.currentTarget.checked })}
      />
    </Stack>
  );
}
