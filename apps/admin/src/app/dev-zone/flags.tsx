import { BetaFlag } from '@chatty/contract/shops';
import { Divider, Stack, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '../../ui/toast.tsx';
import { api } from '../api.ts';
import { showShop } from '../me.tsx';
import { type DevZone, devZoneQuery } from './dev-zone.ts';

const names: Record<BetaFlag, string> = {
  liveChatFeedback: 'Live chat feedback',
  changeEmail: 'Change e-mail',
  transferAdmin: 'Transfer admin',
  campaign: 'Campaigns',
  smartRecommendations: 'Smart recommendations',
};

type Switches = Pick<DevZone, 'flags' | 'noLimit' | 'blockAccess'>;

/** Beta flags and gates of the shop. Each switch counts at once. */
export function Flags({ zone }: { zone: DevZone }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: Partial<Switches>) => api('POST /dev-zone', { body }),
    onMutate: (part) => client.setQueryData(devZoneQuery.queryKey, (it) => it && { ...it, ...part }),
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
        label="No limits"
        description="The shop passes every plan gate."
        checked={zone.noLimit}
        onChange={(event) => change.mutate({ noLimit: event.currentTarget.checked })}
      />
      <Switch
        color="red"
        label="Block access"
        description="The team sees the blocked page at once; visitors are not affected."
        checked={zone.blockAccess}
        onChange={(event) => change.mutate({ blockAccess: event.currentTarget.checked })}
      />
    </Stack>
  );
}
