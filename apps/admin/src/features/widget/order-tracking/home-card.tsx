import { Stack, Switch, TextInput } from '@mantine/core';
import { texts } from '#texts/order-tracking.ts';
import { Card } from '../../../ui/card.tsx';
import type { CardProps } from './card-props.ts';

/** Whether orders can be tracked, and how that is called. */
export function HomeCard({ draft, problems, set }: CardProps) {
  return (
    <Card title={texts.card}>
      <Stack gap="md">
        <Switch
          label={texts.isEnabled}
          description={texts.isEnabledHint}
          checked={draft.isEnabled}
          onChange={(event) => set({ isEnabled: event.currentTarget.checked })}
        />
        <TextInput
          label={texts.cardTitle}
          required
          maxLength={60}
          value={draft.title}
          error={problems.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <TextInput
          label={texts.description}
          description={texts.descriptionHint}
          maxLength={160}
          value={draft.description}
          error={problems.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
      </Stack>
    </Card>
  );
}
