import { Channel } from '@chatty/contract/conversations';
import { Checkbox, Stack } from '@mantine/core';
import { texts } from '#texts/assistant-settings.ts';
import { Card } from '../../../ui/card.tsx';
import type { CardProps } from './assistant-form.tsx';

/** The channels by which visitors reach the shop today. */
const connected: readonly Channel[] = ['online_store'];

/** On which channels the assistant answers; those that have no connection yet say so. */
export function ChannelsCard({ draft, set }: CardProps) {
  const choose = (channel: Channel, on: boolean) =>
    set({ channels: on ? [...draft.channels, channel] : draft.channels.filter((it) => it !== channel) });
  return (
    <Card title={texts.channels}>
      <Checkbox.Group label={texts.channelsHint} value={draft.channels}>
        <Stack gap="sm" mt="sm">
          {Channel.options.map((it) => (
            <Checkbox
              key={it}
              value={it}
              label={texts.channelNames[it]}
              description={connected.includes(it) ? texts.channelOff : texts.notConnected}
              disabled={!connected.includes(it)}
              onChange={(event) => choose(it, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </Card>
  );
}
