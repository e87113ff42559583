import { BetaFlag } from '@chatty/contract/shops';
import { Divider, Stack, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/dev-zone.ts';
import { toastFailure } from '../../ui/toast.tsx';
import { api } from '../../connection/api.ts';
import { showShop } from '../../people/me.tsx';
import { type DevZone, devZoneQuery } from './dev-zone.ts';

const names: Record<BetaFlag, string> = texts.flags;

type Switches = Pick<DevZone, 'flags' | 'noLimit' | 'blockAccess' | 'isBlocked'>;

/** Beta flags and gates of the shop. Each switch counts at once. */
export function Flags({ zone }: { zone: DevZone }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: Partial<Switches>) => api('POST /dev-zone', { body }),
    onMutate: (part) => client.setQueryData(devZoneQuery.queryKey, (held) => held && { ...held, ...part }),
    onSuccess: ({ data }) => showShop(client, data),
    onError: (problem) => {
      toastFailure(problem);
      void client.invalidateQueries({ queryKey: devZoneQuery.queryKey });
    },
  });
  return (
    <Stack gap="sm">
      {BetaFlag.options.map((flag) => (
        <Switch
          key={flag}
          label={names[flag]}
          checked={zone.flags[flag] ?? false}
          onChange={(event) => change.mutate({ flags: { ...zone.flags, [flag]: event.currentTarget.checked } })}
        />
      ))}
      <Divider />
      <Switch
        label={texts.noLimits.label}
        description={texts.noLimits.text}
        checked={zone.noLimit}
        onChange={(event) => change.mutate({ noLimit: event.currentTarget.checked })}
      />
      <Switch
        color="red"
        label={texts.block.label}
        description={texts.block.text}
        checked={zone.blockAccess}
        onChange={(event) => change.mutate({ blockAccess: event.currentTarget.checked })}
      />
      <Switch
        color="red"
        label={texts.blockChatbox.label}
        description={texts.blockChatbox.text}
        checked={zone.isBlocked}
        onChange={(event) => change.mutate({ isBlocked: event.currentTarget.checked })}
      />
    </Stack>
  );
}
