import { lookUpWays } from '@chatty/contract/settings/options';
import { Alert, Radio, Stack, Switch, Text } from '@mantine/core';
import { texts } from '#texts/order-tracking.ts';
import { Card } from '../../../ui/card.tsx';
import type { CardProps } from './card-props.ts';

/** Who sees an order. */
export function AccessCard({ draft, set }: CardProps) {
  return (
    <Card title={texts.access}>
      <Stack gap="md">
        <Text size="sm" c="ink.6">
          {texts.accessHint}
        </Text>
        <Radio.Group
          label={texts.lookUpBy}
          value={draft.lookUpBy}
          onChange={(it) => set({ lookUpBy: lookUpWays.find((known) => known === it) ?? draft.lookUpBy })}
        >
          <Stack gap={8} mt={6}>
            {lookUpWays.map((it) => (
              <Radio key={it} value={it} label={texts.lookUpWays[it]} color="ink.8" />
            ))}
          </Stack>
        </Radio.Group>
        <Switch
          label={texts.isCodeRequired}
          description={texts.isCodeRequiredHint}
          checked={draft.isCodeRequired}
          onChange={(event) => set({ isCodeRequired: event.currentTarget.checked })}
        />
        {!draft.isCodeRequired && (
          <Alert color="yellow" role="note">
            {texts.codeOff}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
